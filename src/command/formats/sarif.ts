import { codes } from '../../content/diagnostics/codes.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';

/** What `--explain` says of a code, where a code-scanning service shows it. */
function ruleOf(id: string) {
  const help = codes[id];
  if (!help) return { id };
  const [says, remedy] = [{ text: help.says }, { text: help.remedy }];
  return { id, shortDescription: says, fullDescription: says, help: remedy };
}

/** SARIF 2.1.0, for code-scanning services. Columns count UTF-16 units, as ours do. */
export function sarif(diagnostics: readonly Diagnostic[]): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const results = diagnostics.map(({ file, line, column, endLine, endColumn, severity, code, message }) => ({
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
  }));
  const driver = {
    name: 'page-engine',
    informationUri: 'https://example.com/page-engine',
    rules: rules.map(ruleOf),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}
