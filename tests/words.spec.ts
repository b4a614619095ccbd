import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listAt, objectAt } from '../src/content/json/json.ts';
import { minimalFile } from './content/support/minimal.ts';
import { schemaFiles } from './content/support/schemas.ts';
import { check, checkSite, site, valid } from './content/support/site.ts';
import { FULL } from './support/proof.ts';

const root = resolve(import.meta.dirname, '..');

/** Types of a site without any words: the compiler then complains at each place in the code where one is used. */
const NO_WORDS = `
export type FormsWord = 'no word';
export type Word = 'no word';
export interface Words { readonly 'no word'?: string }
`;

/** What the compiler says of the code where `strings.json` has no word at all. */
function complaints(): string[] {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  // Inside the project, where the packages are found.
  const folder = mkdtempSync(join(parent, 'words-'));
  try {
    cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src/model/words.ts'), NO_WORDS);
    const compilerOptions = { noErrorTruncation: true };
    const config = { extends: '../../tsconfig.json', compilerOptions, include: ['src'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const run = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return run.stdout.split('\n').filter((line) => /type '"no word"'|'Words'/.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wordsIn = (complaint: string) =>
  [...complaint.matchAll(/"(\w+)"|Property '(\w+)'/g)].map(
    ([, quoted, property]) => quoted ?? property ?? '',
  );

// That the code uses no word which the schema lacks is the compiler's own affair: `Word` is made of the schema.
test.runIf(FULL)('every word of the schema is used in the code', () => {
  const used = [...new Set(complaints().flatMap(wordsIn))];
  const schema: { properties: object } = JSON.parse(
    readFileSync(join(root, 'schemas/strings.schema.json'), 'utf8'),
  );
  const known = Object.keys(schema.properties).filter((key) => key !== '$schema');
  expect(used.toSorted()).toEqual(known.toSorted());
});

/** The words that a block asks for and whose `blocks` lack it: no translation would be told to have them. */
function unlisted(block: string, code: string): string[] {
  const words = objectAt(schemaFiles.get('strings.schema.json'), 'properties');
  const lists = [...code.matchAll(/\bwordsOf\(context, \[([^\]]*)\]/g)].map(([, list = '']) => list);
  const asked = [
    ...lists.flatMap((list) => list.match(/\w+/g) ?? []),
    ...[...code.matchAll(/\b(?:string|forms)\('(\w+)'/g)].map(([, word = '']) => word),
  ];
  return asked.filter((word) => {
    const blocks = listAt(objectAt(words, word), 'blocks');
    return blocks.length > 0 && !blocks.includes(block);
  });
}

test('a word of some blocks alone names each block that asks for it', () => {
  const asking = "a: context.string('home'), b: context.string('goToPage'), ...wordsOf(context, ['pageOf'])";
  expect(unlisted('quote', asking)).toEqual(['pageOf', 'goToPage']);
  const blocks = readdirSync(join(root, 'src/blocks'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const found = blocks.flatMap(({ name }) => {
    const folder = join(root, 'src/blocks', name);
    const code = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    const lost = code.flatMap((file) => unlisted(name, readFileSync(join(folder, file), 'utf8')));
    return lost.map((word) => `${name}: ${word}`);
  });
  expect(found).toEqual([]);
});

describe('in the content', () => {
  const words = minimalFile('strings');
  const found = (files: Parameters<typeof check>[0]) =>
    check(files).map(({ file, code, pointer }) => `${file} ${code} ${pointer}`.trim());

  test('a word that is missing is said as the engine says it, in English', () => {
    const { home: _, ...rest } = words;
    expect(valid(checkSite({ 'strings.json': rest })).strings.home).toBe('Home');
  });
  test('one that the engine does not say is an error', () => {
    expect(found({ 'strings.json': { ...words, hoem: 'Home' } })).toEqual([
      'site/strings.json schema/unknown-property /hoem',
    ]);
  });
  test('and in a translation, which may lack words', () => {
    const locales = [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'de', name: 'Deutsch', dir: 'ltr' },
    ];
    const files = (overlay: object) => ({
      'site.json': site({ locales }),
      'locales/de/strings.json': JSON.stringify(overlay),
    });
    expect(found(files({ home: 'Anfang' }))).toEqual([]);
    expect(found(files({ hoem: 'Anfang' }))).toEqual([
      'site/locales/de/strings.json schema/unknown-property /hoem',
    ]);
  });
});

test('what schemas say of their fields fits any organisation, but for the calculator and its words', () => {
  const own = [...schemaFiles].filter(([path]) => !/^ids|sip-calculator|^strings/.test(path));
  const said = own.flatMap(([path, schema]) =>
    [...JSON.stringify(schema).matchAll(/"description":"([^"]*)"/g)].map(([, text]) => `${path}: ${text}`),
  );
  expect(said.filter((text) => /₹|AMFI|\bfirm\b|wealth|regulatory/i.test(text))).toEqual([]);
});
