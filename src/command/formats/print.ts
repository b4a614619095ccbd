import type { CheckedSite } from '../../content/compile.ts';
import { UsageError } from '../options.ts';
import { textOf } from '../tell.ts';
import { github } from './github.ts';
import { pretty, summary } from './pretty.ts';
import { sarif } from './sarif.ts';

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** @throws UsageError where there is no format of this name */
export function formatOf(name = 'pretty'): Format {
  const format = FORMATS.find((candidate) => candidate === name);
  if (!format) throw new UsageError(`There is no format “${name}”. Possible: ${FORMATS.join(', ')}.`);
  return format;
}

/** Writes what was found in a site to the standard output. */
export function print(format: Format, checked: CheckedSite): void {
  const { index, diagnostics } = checked;
  const color = process.stdout.isTTY && !process.env.NO_COLOR;
  const text = {
    json: () => JSON.stringify(diagnostics, null, 2),
    github: () => github(diagnostics),
    sarif: () => sarif(diagnostics, textOf(checked)),
    pretty: () => pretty(diagnostics, textOf(checked), color),
  }[format]();
  if (text !== '') process.stdout.write(`${text}\n`);
  if (format === 'pretty') process.stdout.write(`${summary(diagnostics, index.allFiles.size)}\n`);
}
