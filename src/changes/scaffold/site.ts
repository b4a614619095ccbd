import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../command/options.ts';
import { root } from '../../command/root.ts';
import { isArray, isObject, type JsonObject, own } from '../../content/json/json.ts';
import { filesBelow } from '../../ground/files-below.ts';

const TEMPLATE = join(root, 'site-template');

async function shipped(name: string): Promise<JsonObject> {
  const text = await readFile(join(root, 'site-config', name), 'utf8').catch(() => {
    throw new UsageError(`The engine’s own site-config/${name} is missing: a new site takes it over.`);
  });
  return JSON.parse(text);
}

/** Fonts of the visitor’s own device: a new site has no font files yet. */
function plainTheme(theme: JsonObject): JsonObject {
  const type = own(theme, 'type');
  const families = (key: string, first: string): string[] => {
    const known = isObject(type) ? own(type, key) : undefined;
    return [...new Set([first, ...(isArray(known) ? known.slice(1).map(String) : [])])];
  };
  const accents = own(theme, 'accents');
  const [accent] = isObject(accents) ? Object.values(accents) : [];
  return {
    ...theme,
    ...(accent === undefined ? {} : { accents: { accent } }),
    fonts: [],
    type: {
      ...(isObject(type) ? type : {}),
      heading: families('heading', 'Georgia'),
      text: families('text', 'system-ui'),
    },
  };
}

/**
 * A small complete site: its files by path in the site folder, of the template and, of the shipped site, theme and words.
 * @param schemas the path of the folder of schemas, seen from the site’s own folder
 */
export async function scaffoldSite(name: string, schemas: string): Promise<ReadonlyMap<string, string>> {
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
      text.replaceAll('{name}', () => JSON.stringify(name).slice(1, -1)),
    );
  }
  add('theme.json', `${JSON.stringify(plainTheme(await shipped('theme.json')), null, 2)}\n`);
  add('strings.json', `${JSON.stringify(await shipped('strings.json'), null, 2)}\n`);
  return files;
}
