import { modify } from 'jsonc-parser';
import { carryOut, refuse } from '../src/changes/carry-out.ts';
import { siteCoverage } from '../src/command/coverage.ts';
import { openSite } from '../src/command/open-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { edited, type FileChange } from '../src/content/rename/site-change.ts';

/**
 * Records in the translations of a language, or in some of them, which originals they translate, so that later changes of those
 * are known. Run it when the translations have been read again. Exit 0 written, 1 refused, 2 could not run.
 */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string' }, Number.POSITIVE_INFINITY);
  const [code, ...named] = options.positionals;
  if (code === undefined) throw new UsageError('Name a language, for example: npm run stamp -- hi');
  const { folder, input, compiler } = await openSite(options.site);
  const checked = compiler.check(input, new Date());
  const languages = siteCoverage(checked);
  const locale = languages.find((candidate) => candidate.code === code);
  if (!locale) {
    const codes = languages.map((candidate) => candidate.code).join(', ');
    return refuse(
      `“locales” of site.json names no translations into “${code}”${codes === '' ? '' : `, but into: ${codes}`}.`,
    );
  }
  const translations = locale.files.flatMap(({ file, source }) => {
    const overlay = checked.index.allFiles.get(`locales/${code}/${file}`);
    return overlay ? [{ file, source, overlay }] : [];
  });
  /** By the place of its original, or as the shell completes it. */
  const isNamed = (name: string, path: string, file: string) =>
    name === file || `/${name}`.endsWith(`/${path}`);
  const lost = named.find((name) => !translations.some((one) => isNamed(name, one.overlay.path, one.file)));
  if (lost !== undefined) return refuse(`There is no translation “${lost}” into “${code}”.`);
  const pairs = translations.filter(
    ({ file, overlay }) => named.length === 0 || named.some((name) => isNamed(name, overlay.path, file)),
  );
  // What cannot be read has no texts, and what its texts are translations of would be forgotten.
  const paths = new Set(pairs.flatMap(({ file, overlay }) => [file, overlay.path]));
  const mistakes = checked.diagnostics.filter(({ severity, file: whole }) => {
    const file = whole.slice(input.name.length + 1);
    // A translation whose original is gone is none of those.
    const isLeft = named.length === 0 && file.startsWith(`locales/${code}/`);
    return severity === 'error' && (isLeft || paths.has(file));
  });
  if (mistakes.length > 0)
    return refuse('A translation or what it translates has mistakes, so nothing was changed:', mistakes);
  const files = pairs.flatMap(({ source, overlay: { path, text = '' } }): FileChange[] => {
    const value = Object.keys(source).length === 0 ? undefined : source;
    const found = modify(text, ['$source'], value, { formattingOptions: { tabSize: 2, insertSpaces: true } });
    const change = edited(path, text, found);
    return change.after === text ? [] : [change];
  });
  if (files.length > 0 && !(await carryOut(folder, { files, media: new Map() }, input.name))) return 1;
  process.stdout.write(
    `${files.length} of ${locale.files.length} files stamped; ${locale.percent} % translated.\n`,
  );
  return 0;
}
