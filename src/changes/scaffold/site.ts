import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../command/options.ts';
import { root } from '../../command/root.ts';
import { filesBelow } from '../../ground/files-below.ts';
import type { Theme } from '../../model/content.gen.ts';

const TEMPLATE = join(root, 'src/changes/scaffold/template/site');

async function shipped<File>(name: string): Promise<File> {
  const text = await readFile(join(root, 'site-config', name), 'utf8').catch(() => {
    throw new UsageError(`The engine’s own site-config/${name} is missing: a new site takes it over.`);
  });
  return JSON.parse(text);
}

/** Fonts of the visitor’s own device: a new site has no font files yet. */
function plainTheme(theme: Theme): Theme {
  const { languageNames: _, ...type } = theme.type;
  const withFiles = new Set(theme.fonts.map(({ family }) => family));
  const families = (known: readonly string[], first: string) => [
    ...new Set([first, ...known.filter((family) => !withFiles.has(family))]),
  ];
  const [accent] = Object.values(theme.accents ?? {});
  return {
    ...theme,
    ...(accent && { accents: { accent } }),
    fonts: [],
    type: {
      ...type,
      heading: families(type.heading, 'Georgia'),
      text: families(type.text, 'system-ui'),
    },
  };
}

export interface NewSite {
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * A small complete site: its files by path in the site folder, of the template and, of the shipped site, the theme.
 * @param schemas the path of the folder of schemas, seen from the site’s own folder
 */
export async function scaffoldSite(site: NewSite, schemas: string): Promise<ReadonlyMap<string, string>> {
  const { language } = site;
  const languageName = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const dir = /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
  const words: Readonly<Record<string, string>> = { ...site, languageName, dir };
  const files = new Map<string, string>();
  const add = (path: string, text: string) => {
    const up = '../'.repeat(path.split('/').length - 1);
    files.set(
      path,
      text.replace(/("\$schema": ")(\.\.\/)+schemas/, (_, key) => key + up + schemas),
    );
  };
  for (const path of await filesBelow(TEMPLATE)) {
    const text = await readFile(join(TEMPLATE, path), 'utf8');
    add(
      path,
      text.replace(/\{(name|language|languageName|dir|currency)\}/g, (_, key: string) =>
        JSON.stringify(words[key] ?? '').slice(1, -1),
      ),
    );
  }
  add('theme.json', `${JSON.stringify(plainTheme(await shipped<Theme>('theme.json')), null, 2)}\n`);
  add('strings.json', '{\n  "$schema": "../schemas/strings.schema.json"\n}\n');
  return files;
}
