import type { Diagnostic } from '../../content/findings/finding.ts';
import { RULES } from '../../content/rules/rules.gen.ts';
import { fixOf } from './fix.ts';

/** What the reference says of the rules that found something, where a code-scanning service shows it. */
function rulesOf(diagnostics: readonly Diagnostic[]) {
  const codes = new Set(diagnostics.map(({ code }) => code));
  return RULES.filter(({ code }) => codes.has(code))
    .map(({ code, says, remedy }) => ({
      id: code,
      shortDescription: { text: says },
      fullDescription: { text: says },
      help: { text: remedy },
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** SARIF 2.1.0, for code-scanning services. Columns count UTF-16 units, as ours do. `textOf` gives a file’s text, for fixes. */
export function sarif(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): string {
  const rules = rulesOf(diagnostics);
  const results = diagnostics.map((diagnostic) => {
    const { file, line, column, endLine, endColumn, severity, code, message } = diagnostic;
    const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
    const region = { startLine: line, startColumn: column, endLine, endColumn };
    const text = fixOf(diagnostic, textOf(file));
    const replacements = [{ deletedRegion: region, insertedContent: { text } }];
    return {
      ruleId: code,
      ruleIndex: rules.findIndex(({ id }) => id === code),
      level: severity,
      message: { text: message },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      ...(text !== undefined && { fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }] }),
    };
  });
  const driver = {
    name: 'page-engine',
    informationUri: 'https://example.com/page-engine',
    rules,
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}
