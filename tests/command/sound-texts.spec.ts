import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { openSoundTexts } from '../../src/command/sound-texts.ts';
import { contentHash } from '../../src/ground/content-hash.ts';

const SITE = '/a/site/of/this/test';
const MEMORY = join(root, '.cache/memory');
const kept = () => readdirSync(MEMORY).filter((name) => name.startsWith(contentHash(SITE)));
afterAll(() => {
  for (const name of kept()) rmSync(join(MEMORY, name));
});

/** What an engine finds of a few texts. */
const open = (engine: string) => openSoundTexts(SITE, engine);

test('what one engine found sound the next command of it knows, and no other engine', async () => {
  const older = open('older');
  older.set('a', 'found by older');
  await older.keep();
  expect(open('older').get('a')).toBe('found by older');
  const watching = open('older');
  const newer = open('newer');
  expect(newer.isEmpty).toBe(true);
  newer.set('b', 'found by newer');
  await newer.keep();
  watching.get('a');
  watching.set('c', 'found by older');
  await watching.keep();
  const next = open('newer');
  expect(['a', 'b', 'c'].map((name) => next.get(name))).toEqual([undefined, 'found by newer', undefined]);
});

test('of several engines only what the last one found is kept', async () => {
  for (const engine of ['first', 'second']) {
    const sound = open(engine);
    sound.set('a', 'found');
    await sound.keep();
  }
  expect(kept()).toEqual([`${contentHash(SITE)}-second.sound`]);
});
