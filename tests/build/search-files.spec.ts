import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openOutput, type Standing } from '../../src/build/output.ts';
import { type RememberedSearch, writeSearch } from '../../src/build/search-files.ts';
import type { SearchEntry } from '../../src/model/search-index.ts';
import { seeded } from '../content/support/mutate.ts';
import { FULL } from '../support/proof.ts';

const work = mkdtempSync(join(tmpdir(), 'page-engine-search-'));
afterAll(() => rmSync(work, { recursive: true }));

const random = seeded(7);
const word = () => `w${Math.floor(random() ** 3 * 3000)}`;
const words = (count: number) => Array.from({ length: count }, word).join(' ');
const entry = (href: string): SearchEntry => ({
  ...{ href, kind: random() < 0.5 ? 'page' : 'article', title: words(3) },
  ...{ text: words(9), headings: words(5), body: words(900) },
});

/** Writes the search of some entries after another build, or from nothing. */
async function written(
  folder: string,
  entries: readonly SearchEntry[],
  before?: [RememberedSearch, Standing],
) {
  const made: string[] = [];
  const output = await openOutput(join(work, folder), before?.[1]);
  const searchParts = () =>
    entries.map((one) => ({
      print: JSON.stringify(one),
      make: () => {
        made.push(one.href);
        return one;
      },
    }));
  const known = await writeSearch({ searchAddress: '/search.json', searchParts }, before?.[0], output);
  const standing: Standing = { files: output.files(), asides: [] };
  await output.commit();
  return { made, next: [known, standing] as [RememberedSearch, Standing] };
}

const filesIn = (folder: string) =>
  readdirSync(join(work, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, readFileSync(join(work, folder, file), 'utf8')]);

it('writes what a search from nothing would, and makes only the entries that changed', async () => {
  let entries = Array.from({ length: 70 }, (_, i) => entry(`/page-${i}`));
  let { next } = await written('again', entries);
  for (let round = 0; round < 12; round += 1) {
    const at = Math.floor(random() * entries.length);
    // Every other round says something new at an address that stays.
    const href = round % 2 === 1 ? (entries[at]?.href ?? '') : `/new-${round}`;
    const fresh = round % 6 === 5 ? [] : [entry(href)];
    entries = entries.toSpliced(at, round % 3 === 2 ? 0 : 1, ...fresh);
    if (round === 9) entries = entries.slice(0, 20);
    const again = await written('again', entries, next);
    expect(again.made).toEqual(
      fresh.map(({ href }) => href).filter((href) => entries.some((e) => e.href === href)),
    );
    next = again.next;
    rmSync(join(work, 'clean'), { recursive: true, force: true });
    await written('clean', entries);
    expect(filesIn('again')).toEqual(filesIn('clean'));
  }
});

it('gathers its parts in one file where a text becomes so short that there is room', async () => {
  const long = (i: number, body = 'word '.repeat(5600)): SearchEntry => ({ ...entry(`/page-${i}`), body });
  const entries = Array.from({ length: 9 }, (_, i) => long(i));
  const { next } = await written('shorter', entries);
  expect(filesIn('shorter').length).toBeGreaterThan(1);
  await written('shorter', entries.with(4, long(4, 'short')), next);
  expect(filesIn('shorter').map(([file]) => file)).toEqual(['search.json']);
});

it('makes only the files of words that say something else, and those that begin with another word then', async () => {
  let entries = Array.from({ length: 60 }, (_, i) => entry(`/page-${i}`));
  let { next } = await written('few', entries);
  const counts: number[] = [];
  for (let round = 0; round < (FULL ? 20 : 8); round += 1) {
    const at = Math.floor(random() * entries.length);
    const old = entries[at] ?? entry('/');
    // Words come and go, before all others and behind them, too.
    const body = old.body.replace(
      /\S+/,
      round % 4 === 0 ? `v${round}` : round % 4 === 1 ? `x${round}` : word(),
    );
    entries = entries.with(at, { ...old, body });
    const before = new Map(filesIn('few').map(([file = '', text]) => [file, text]));
    next = (await written('few', entries, next)).next;
    counts.push(
      filesIn('few').filter(([file = '', text]) => /words/.test(file) && before.get(file) !== text).length,
    );
    rmSync(join(work, 'clean'), { recursive: true, force: true });
    await written('clean', entries);
    expect(filesIn('few')).toEqual(filesIn('clean'));
  }
  expect(filesIn('few').length).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(4);
});
