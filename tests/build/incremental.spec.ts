import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { atomFeed } from '../../src/build/feed.ts';
import { openReadMemory } from '../../src/build/read-memory.ts';
import { sameReads, siteMark } from '../../src/build/unchanged.ts';
import type { LocaleSite } from '../../src/content/resolve/site-resolver.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import type { ValidSite } from '../../src/content/site/valid-site.ts';
import { media } from '../content/support/media.ts';
import { seeded } from '../content/support/mutate.ts';
import { IN_MARCH, LIBRARY, librarySite } from '../content/support/second-site.ts';
import { LATER, shipped } from '../content/support/shipped.ts';
import { checkSite, compiler, page, prose, theme, valid } from '../content/support/site.ts';
import { runCommand } from '../support/run-command.ts';

/** With `FULL=1` a thousand edits, 500 of each site. */
const FULL = process.env.FULL === '1';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Random = () => number;

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

/** Every value of a kind in a file, each with a way to put another in its place. */
function leaves(value: Json, found: { key: string; value: Json; set(next: Json): void }[] = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push({ key, value: inner, set: (next) => Object.assign(value, { [key]: next }) });
    leaves(inner, found);
  }
  return found;
}

const SAID =
  /^(title|heading|headline|text|summary|description|label|name|quote|person|caption|eyebrow|alt)$/;

/** What editors do, each by chance; undefined where a file has nothing of the kind. */
const EDIT: Readonly<Record<string, (content: Json, random: Random) => Json | undefined>> = {
  'a text': (content, random) => {
    const leaf = pick(
      leaves(content).filter(({ key, value }) => SAID.test(key) && typeof value === 'string'),
      random,
    );
    leaf?.set(`${leaf.value} again`);
    return leaf && content;
  },
  'a date': (content, random) => {
    const leaf = pick(
      leaves(content).filter(({ value }) => /^\d{4}-\d\d-\d\d/.test(String(value))),
      random,
    );
    leaf?.set(String(leaf.value).replace(/^\d{4}/, () => String(2001 + Math.floor(random() * 20))));
    return leaf && content;
  },
  'an entry out': (content, random) => {
    const list = pick(
      leaves(content).filter(({ value }) => Array.isArray(value) && value.length > 1),
      random,
    );
    if (!list || !Array.isArray(list.value)) return undefined;
    list.value.splice(Math.floor(random() * list.value.length), 1);
    return content;
  },
  'an entry to the front': (content, random) => {
    const list = pick(
      leaves(content).filter(({ value }) => Array.isArray(value) && value.length > 1),
      random,
    );
    if (!list || !Array.isArray(list.value)) return undefined;
    list.value.unshift(...list.value.splice(Math.floor(random() * list.value.length), 1));
    return content;
  },
  'switched off': (content) => {
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined;
    return { ...content, isActive: false };
  },
  'a number': (content, random) => {
    const leaf = pick(
      leaves(content).filter(({ key, value }) => key === 'order' && typeof value === 'number'),
      random,
    );
    leaf?.set(Math.floor(random() * 9));
    return leaf && content;
  },
};

/** One edit of a site: of a file, of a picture, a new file, or one less. */
function edited(
  input: SiteInput,
  random: Random,
): { readonly what: string; readonly input: SiteInput } | undefined {
  const [files, media] = [new Map(input.files), new Map(input.media)];
  const path = pick([...files.keys()], random) ?? '';
  const source = String(files.get(path));
  const kind = random();
  if (kind < 0.08) {
    const address = pick([...media.keys()], random) ?? '';
    const file = media.get(address);
    if (file) media.set(address, { ...file, hash: `${Math.floor(random() * 1e9)}`.padStart(16, '0') });
    return { what: `another picture ${address}`, input: { ...input, media } };
  }
  if (kind < 0.16) {
    files.delete(path);
    return { what: `${path} removed`, input: { ...input, files } };
  }
  if (kind < 0.24) {
    if (!path.startsWith('collections/')) return undefined;
    const copy = `copy-${Math.floor(random() * 1e6)}`;
    const text = source
      .replace(/("(?:id|slug)": )"[^"]*"/, `$1"${copy}"`)
      .replace(/("slug": )"[^"]*"/, `$1"${copy}"`);
    files.set(path.replace(/[^/]+\.json$/, `${copy}.json`), text);
    return { what: `${path} copied as ${copy}`, input: { ...input, files } };
  }
  const name = pick(Object.keys(EDIT), random) ?? '';
  const content = EDIT[name]?.(JSON.parse(source), random);
  if (content === undefined) return undefined;
  files.set(path, JSON.stringify(content, null, 2));
  return { what: `${name} in ${path}`, input: { ...input, files } };
}

interface Made {
  readonly model: string;
  readonly reads: readonly number[];
}

/** Everything that a build makes of a site and takes over where nothing that it read has changed. */
function makeAll(sites: readonly LocaleSite[], memory: ReturnType<typeof openReadMemory>): Map<string, Made> {
  const made = new Map<string, Made>();
  for (const site of sites) {
    for (const route of site.index.routes.keys()) {
      const { result, reads } = site.during(() => site.page(route));
      made.set(`${site.locale.code} ${route}`, {
        model: JSON.stringify(result),
        reads: memory.remember(site, reads),
      });
    }
    const { result = '', reads } = site.during(() => atomFeed(site, '/feed.xml'));
    made.set(`${site.locale.code} feed`, { model: result, reads: memory.remember(site, reads) });
  }
  return made;
}

/** The entries of every search, by what they are made of. */
const searchOf = (sites: readonly LocaleSite[]) =>
  new Map(
    sites.flatMap((site) =>
      site.searchParts().map(({ print, make }) => [`${site.locale.code} ${print}`, JSON.stringify(make())]),
    ),
  );

describe('after any edit, what is taken over from the build before is what a build from nothing makes', () => {
  test.each([
    ['the shipped site', shipped, LATER, FULL ? 500 : 2],
    ['a site with types of its own', librarySite, IN_MARCH, FULL ? 500 : 6],
  ] as const)('%s', { timeout: 3_000_000 }, (_, start, now, edits) => {
    const random = seeded(20_261_122);
    const sitesOf = (index: ValidSite) => compiler.resolve(index, 'production', resolveBlock);
    const first = compiler.check(start, now);
    if (!first.valid) throw new Error('The site has mistakes.');
    let input: SiteInput = start;
    let sites = sitesOf(first.index);
    let memory = openReadMemory(sites);
    let before = makeAll(sites, memory);
    let marked = siteMark(first.index, sites);
    let searched = searchOf(sites);
    const wrong: string[] = [];
    let [done, stale, taken] = [0, 0, 0];
    while (done < edits) {
      const edit = edited(input, random);
      if (!edit) continue;
      const checked = compiler.check(edit.input, now);
      if (!checked.valid) continue;
      done += 1;
      sites = sitesOf(checked.index);
      const mark = siteMark(checked.index, sites);
      const asked = openReadMemory(sites, memory.all, sameReads(marked, mark));
      const next = openReadMemory(sites);
      const after = makeAll(sites, next);
      for (const [name, { model }] of after) {
        const old = before.get(name);
        if (!old || asked.changes(old.reads).length > 0) stale += 1;
        else {
          taken += 1;
          if (old.model !== model) wrong.push(`${edit.what}: ${name}`);
        }
      }
      const search = searchOf(sites);
      for (const [print, entry] of search)
        if ((searched.get(print) ?? entry) !== entry) wrong.push(`${edit.what}: search ${print}`);
      [input, memory, before, marked, searched] = [edit.input, next, after, mark, search];
    }
    expect(wrong).toEqual([]);
    // Most edits change few pages: to make all anew would be right and pointless.
    expect(stale).toBeLessThan(taken);
  });
});

test('nothing is taken over from a build of a later time, as where the clock was set back', () => {
  const index = valid(checkSite());
  const sites = compiler.resolve(index, 'production', resolveBlock);
  const [site] = sites;
  if (!site) throw new Error('There is no language.');
  const mark = siteMark(index, sites);
  const isSame = [mark.at, mark.at - 1].map((at) => sameReads(mark, { ...mark, at })(site, 'media /a.svg'));
  expect(isSame).toEqual([true, false]);
});

test('another font under its old name makes every page anew that has a picture drawn in it', () => {
  const font = { family: 'Own', src: '/fonts/own.woff2', weight: '400', fallback: 'serif' };
  const files = { 'theme.json': { ...theme, fonts: [font] }, 'pages/a.json': page(prose('a')) };
  const sitesWith = (hash: string) => {
    const index = valid(checkSite(files, media({ [font.src]: { hash, size: null } })));
    return compiler.resolve(index, 'production', resolveBlock);
  };
  const before = sitesWith('one');
  const memory = openReadMemory(before);
  const made = makeAll(before, memory);
  const { changes } = openReadMemory(sitesWith('other'), memory.all);
  for (const route of ['/', '/a'])
    expect(changes(made.get(`en ${route}`)?.reads ?? []), route).toContain('fonts');
});

const folderOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

describe.runIf(FULL)('whole builds, file by file', () => {
  const work = mkdtempSync(join(tmpdir(), 'page-engine-incremental-'));
  afterAll(() => rmSync(work, { recursive: true }));
  test('forty edits of a site with types of its own', { timeout: 3_000_000 }, () => {
    const random = seeded(40);
    const [site, again, clean] = ['site', 'again', 'clean'].map((name) => join(work, name));
    if (!site || !again || !clean) throw new Error('There is no folder.');
    cpSync(LIBRARY, site, { recursive: true });
    const build = (out: string) => {
      const args = ['build', '--site', site, '--out', out, '--now', '2027-03-01T12:00:00Z'];
      expect(runCommand(work, args)).toMatchObject({ code: 0 });
    };
    build(again);
    let input: SiteInput = librarySite;
    for (let done = 0; done < 40; ) {
      const edit = edited(input, random);
      if (!edit || edit.input.media !== input.media || !compiler.check(edit.input, IN_MARCH).valid) continue;
      done += 1;
      for (const path of input.files.keys()) if (!edit.input.files.has(path)) rmSync(join(site, path));
      for (const [path, text] of edit.input.files)
        if (input.files.get(path) !== text) writeFileSync(join(site, path), text);
      build(again);
      rmSync(clean, { recursive: true, force: true });
      build(clean);
      expect(folderOf(again), edit.what).toEqual(folderOf(clean));
      const differing = folderOf(clean).filter(
        (file) => !readFileSync(join(again, file)).equals(readFileSync(join(clean, file))),
      );
      expect(differing, edit.what).toEqual([]);
      input = edit.input;
    }
  });
});
