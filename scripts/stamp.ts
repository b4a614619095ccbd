import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { siteCoverage } from '../src/command/coverage.ts';
import { openSite } from '../src/command/open-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { writeWhole } from '../src/command/write-whole.ts';

/**
 * Records in every translation of a language which originals it translates, so that later changes of those are known.
 * Run it when the translations have been read again. Exit 0 written, 1 no such language, 2 could not run.
 */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string' }, 1);
  const [code] = options.positionals;
  if (code === undefined) throw new UsageError('Name a language, for example: npm run stamp -- hi');
  const { folder, input, compiler } = await openSite(options.site);
  const checked = compiler.check(input, new Date());
  const locale = siteCoverage(checked).find((candidate) => candidate.code === code);
  if (!locale) {
    process.stderr.write(`The site has no translations into “${code}”.\n`);
    return 1;
  }
  let written = 0;
  for (const { file, source } of locale.files) {
    const path = join(folder, 'locales', code, file);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const value = Object.keys(source).length === 0 ? undefined : source;
    const edits = modify(text, ['$source'], value, { formattingOptions: { tabSize: 2, insertSpaces: true } });
    const stamped = applyEdits(text, edits);
    if (stamped === text) continue;
    await writeWhole(path, Buffer.from(stamped));
    written += 1;
  }
  process.stdout.write(
    `${written} of ${locale.files.length} files stamped; ${locale.percent} % translated.\n`,
  );
  return 0;
}
