import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { isObject, type JsonObject } from '../content/json/json.ts';
import { changeTo } from '../content/rename/site-change.ts';
import { foreignWords } from '../content/rules/locale/words.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { defaultWords, type SiteIndex } from '../content/site/site-index.ts';
import { newFile } from './scaffold/new-file.ts';

const LANGUAGES = join(root, 'src/changes/scaffold/template/languages');

/** The engine’s own words in a language, and the texts of a new site by the English ones. */
interface Spoken {
  /** What the language in plain words is called. */
  readonly simple: string;
  readonly words: JsonObject;
  readonly texts: Readonly<Record<string, string>>;
}

/** What a language is called by the engine: a region’s is that of its language, and so is the one in plain words. */
export const withoutRegion = (language: string) => language.replace(/(-[A-Z]{2})?(-simple)?$/, '');

export async function spokenIn(language: string, schemas: SchemaFiles): Promise<Spoken | undefined> {
  const code = withoutRegion(language);
  if (code === 'en') return { simple: 'Easy Read', words: defaultWords(schemas), texts: {} };
  const path = join(LANGUAGES, `${code}.json`);
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
}

/** Writes the words that a sound site shows in another language, and that the engine knows in its own; each file with what is new in it. */
export async function engineWords(index: SiteIndex) {
  const changes = foreignWords(index).map(async ({ code, name, path, file, missing }) => {
    const spoken = await spokenIn(code, index.schemas.files);
    const known = missing.flatMap((word) => {
      const said = spoken?.words[word];
      return said === undefined ? [] : [[word, said] as const];
    });
    if (known.length === 0) return [];
    const [text, value] = [file?.text, file?.value];
    const change =
      text !== undefined && isObject(value)
        ? changeTo(path, text, value, { ...value, ...Object.fromEntries(known) })
        : newFile(index, path, 'locales/strings.schema.json', Object.fromEntries(known));
    return [{ change, describe: `${name}: the engine’s words ${known.map(([word]) => word).join(', ')}.` }];
  });
  return (await Promise.all(changes)).flat();
}
