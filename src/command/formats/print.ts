import type { CheckedSite } from '../../content/compile.ts';
import type { Diagnostic } from '../../content/findings/finding.ts';
import { RULES } from '../../content/rules/rules.gen.ts';
import { UsageError } from '../options.ts';
import { textOf } from '../tell.ts';
import { fixOf } from './fix.ts';
import { harmless, pretty, summary } from './pretty.ts';

const data = (text: string) =>
  harmless(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** So many annotations of a severity GitHub shows of a step; of all others its log has the message alone. */
const MOST_SHOWN = 10;

/** Workflow commands: each diagnostic becomes an annotation on its line. What GitHub only lists says its place in its message. */
export function github(diagnostics: readonly Diagnostic[]): string {
  const left = { error: MOST_SHOWN, warning: MOST_SHOWN };
  return diagnostics
    .map(({ file, line, column, endLine, endColumn, severity, code, message }) => {
      const place = left[severity]-- > 0 ? '' : `${file}:${line}:${column} `;
      return `::${severity} file=${property(file)},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn},title=${property(code)}::${data(place + message)}`;
    })
    .join('\n');
}

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

/**
 * SARIF 2.1.0, for code-scanning services. Columns count UTF-16 units, as ours do.
 * @param textOf gives a file’s text, for fixes
 * @param indent of its lines; 0 for one line
 */
export function sarif(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  indent: number,
) {
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
  return JSON.stringify(log, null, indent);
}

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** @throws UsageError where there is no format of this name */
export function formatOf(name = 'pretty'): Format {
  const format = FORMATS.find((candidate) => candidate === name);
  if (!format) throw new UsageError(`There is no format “${name}”. Possible: ${FORMATS.join(', ')}.`);
  return format;
}

/**
 * Writes what was found in a site to the standard output.
 * @param isOneOfMany further checks follow: each document has one line, by which a reader tells them apart
 */
export function print(format: Format, checked: CheckedSite, isOneOfMany: boolean): void {
  const indent = isOneOfMany ? 0 : 2;
  const { index, diagnostics } = checked;
  const color = process.stdout.isTTY && !process.env.NO_COLOR;
  const text = {
    json: () => JSON.stringify(diagnostics, null, indent),
    github: () => github(diagnostics),
    sarif: () => sarif(diagnostics, textOf(checked), indent),
    pretty: () => pretty(diagnostics, textOf(checked), color),
  }[format]();
  if (text !== '') process.stdout.write(`${text}\n`);
  if (format === 'pretty') process.stdout.write(`${summary(diagnostics, index.allFiles.size)}\n`);
}
