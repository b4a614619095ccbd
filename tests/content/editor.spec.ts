import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { root } from '../../scripts/lib/root.ts';
import { blockSnippets } from '../../scripts/lib/snippets.ts';
import { isArray, isObject, type JsonObject, own } from '../../src/content/source/json.ts';
import { schemaFiles } from './support/schemas.ts';

/** The service that completes, explains and checks JSON in editors; it finds a schema by a file's own `$schema`. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, allowComments: false });

const at = (path: string) => pathToFileURL(join(root, 'site-config', path)).href;
function open(path: string, text: string) {
  const document = TextDocument.create(at(path), 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** What the service offers at the mark `|`, by label. */
async function offered(path: string, marked: string): Promise<string[]> {
  const { document, json } = open(path, marked.replace('|', ''));
  const position = document.positionAt(marked.indexOf('|'));
  const list = await service.doComplete(document, position, json);
  return (list?.items ?? []).map(({ label }) => label);
}
const SCHEMA = '"$schema": "../../schemas/page.schema.json"';
const section = (inside: string) => `{ ${SCHEMA}, "sections": [{ ${inside} }] }`;
const mistakes = async (path: string, text: string) => {
  const { document, json } = open(path, text);
  return (await service.doValidation(document, json)).map(({ message }) => message);
};

const blocks = [...schemaFiles].flatMap(([path, schema]): [string, JsonObject][] => {
  const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
  return type === undefined ? [] : [[type, schema]];
});

describe('with nothing but an editor that knows JSON', () => {
  test('every block type is offered', async () => {
    const labels = await offered('pages/a.json', section('"type": "|"'));
    expect(blocks.map(([type]) => `"${type}"`).filter((label) => !labels.includes(label))).toEqual([]);
  });

  test.each(blocks)('%s: every property is offered, and explains itself on hover', async (type, schema) => {
    const properties = own(schema, 'properties');
    const names = isObject(properties) ? Object.keys(properties).filter((name) => name !== 'type') : [];
    const labels = await offered('pages/a.json', section(`"type": "${type}", |`));
    expect(names.filter((name) => !labels.includes(name))).toEqual([]);
    for (const name of names) {
      const text = section(`"type": "${type}", "${name}": 0`);
      const { document, json } = open('pages/a.json', text);
      const hover = await service.doHover(
        document,
        document.positionAt(text.indexOf(`"${name}": 0`) + 1),
        json,
      );
      expect(JSON.stringify(hover?.contents ?? ''), name).toMatch(/[A-Za-z]{3}/);
    }
  });

  test.each(blocks)('%s: its examples are right, and a misspelt property is marked', async (type, schema) => {
    const examples = own(schema, 'examples');
    for (const example of isArray(examples) ? examples : []) {
      const text = `{ ${SCHEMA}, "title": "A", "seo": { "title": "A", "description": "A" }, "sections": [${JSON.stringify(example)}] }`;
      expect(await mistakes('pages/a.json', text)).toEqual([]);
    }
    const wrong = await mistakes('pages/a.json', section(`"type": "${type}", "id": "a", "headign": "A"`));
    expect(wrong.join()).toContain('headign');
  });

  test('words of a list are offered', async () => {
    expect(await offered('pages/a.json', section('"type": "prose", "tone": "|"'))).toEqual(
      expect.arrayContaining(['"paper"', '"tint"', '"ink"']),
    );
  });

  test('a translation is completed too', async () => {
    const text = '{ "$schema": "../../../../schemas/locales/page.schema.json", | }';
    expect(await offered('locales/hi/pages/a.json', text)).toEqual(
      expect.arrayContaining(['title', 'seo', 'sections']),
    );
  });
});

test('a snippet for each block writes its example', () => {
  const snippets = blockSnippets(schemaFiles);
  expect(
    Object.values(snippets)
      .map(({ prefix }) => prefix)
      .sort(),
  ).toEqual(blocks.map(([type]) => `block-${type}`).sort());
  const plain = (body: readonly string[]) =>
    body
      .join('\n')
      .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1')
      .replace(/\\([\\$}])/g, '$1');
  for (const [type, schema] of blocks) {
    const examples = own(schema, 'examples');
    const [first] = isArray(examples) ? examples : [];
    expect(JSON.parse(plain(snippets[`Section: ${type}`]?.body ?? []))).toEqual(first);
  }
});
