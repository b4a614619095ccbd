import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsOf = (path: string) => text(path).split(/\s+/).filter(Boolean).length;

/** The log of changes names what there was, too. */
const LOG = 'CHANGELOG.md';
const pages = [
  ...['README.md', LOG, 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path.replaceAll('\\', '/')}`),
];
const decisions = pages.filter((path) => /^docs\/decisions\/\d/.test(path));

/** A path in our tree, as a text names it; some of them are made up, for an example. */
const OURS = /^(src|schemas|scripts|tests|docs|site-config|\.github)\/[\w./[\]-]*$/;
const INVENTED = /price-table|careers|locales\/mr/;

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null | undefined;
  readonly children?: readonly Node[];
}

const parse = unified().use(remarkParse).use(remarkGfm);
const below = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(below)];
const known = new Map(pages.map((path) => [path, below(parse.parse(text(path)))]));
const nodesOf = (path: string) => known.get(path) ?? [];
const wordsIn = (node: Node) =>
  below(node)
    .map(({ value = '' }) => value)
    .join('');

/** The anchors that a page's headings have on the usual hosts. */
const anchorsOf = (path: string) =>
  nodesOf(path)
    .filter(({ type }) => type === 'heading')
    .map((heading) =>
      wordsIn(heading)
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

/** What is wrong with a link of a page; nothing where it leads somewhere, or out of the project. */
function faultOf(path: string, url: string): string[] {
  if (/^[a-z]+:/.test(url)) return [];
  const [file = '', anchor] = url.split('#');
  const target = file === '' ? path : relative(root, join(root, dirname(path), file)).replaceAll('\\', '/');
  if (!existsSync(join(root, target))) return [`${url}: there is no such file`];
  const lost = anchor !== undefined && !anchorsOf(target).includes(anchor);
  return lost ? [`${url}: there is no such heading`] : [];
}

describe.each(pages)('%s', (path) => {
  it('links only to what there is', () => {
    const urls = nodesOf(path).flatMap(({ url }) => url ?? []);
    expect(urls.flatMap((url) => faultOf(path, url))).toEqual([]);
  });
});

describe.each(pages.filter((path) => path !== LOG))('%s', (path) => {
  it('names only files that there are', () => {
    const named = nodesOf(path).flatMap(({ type, value = '' }) => (type === 'inlineCode' ? [value] : []));
    const files = named.filter((name) => OURS.test(name) && !INVENTED.test(name));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const { scripts }: { readonly scripts: object } = JSON.parse(text('package.json'));
    const named = [...text(path).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

/** An example as JSON: whole, or fields of an object, or entries of a list. */
function isJson(example: string): boolean {
  return [example, `{${example}}`, `[${example}]`].some((whole) => {
    try {
      JSON.parse(whole);
      return true;
    } catch {
      return false;
    }
  });
}

test.each(pages)('%s has only examples of JSON that can be read', (path) => {
  const examples = nodesOf(path).flatMap(({ lang, value = '' }) => (lang === 'json' ? [value] : []));
  expect(examples.filter((example) => !isJson(example))).toEqual([]);
});

interface Command {
  readonly exits?: string;
  readonly usage?: string;
  readonly options: readonly (readonly [name: string, says: string])[];
}
const { commands }: { readonly commands: Readonly<Record<string, Command>> } = await import(
  String(join(root, 'scripts/commands.mjs'))
);
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const optionsIn = (words: string) => words.match(/--[a-z][a-z-]+/g) ?? [];

/** The options that a text gives to a command of ours which does not take them. */
const strangers = (words: string) =>
  [...words.matchAll(/npm run (?:-s )?([a-z][\w-]*) -- ([^`\n&|;]*)/g)].flatMap(
    ([, name = '', given = '']) => {
      const taken = new Set(['--help', ...optionsIn(JSON.stringify(commands[name] ?? ''))]);
      return optionsIn(given).flatMap((option) => (taken.has(option) ? [] : `${name} takes no ${option}`));
    },
  );

test('an option that a command does not take is found', () => {
  expect(strangers('`npm run -s build -- --out a --quick`')).toEqual(['build takes no --quick']);
});

test.each([...pages.filter((path) => path !== LOG), ...workflows])(
  '%s names only options that its commands take',
  (path) => {
    expect(strangers(text(path))).toEqual([]);
  },
);

test('the help of every command says what each of its words is', () => {
  const silent = Object.entries(commands).flatMap(([name, { usage = '', options }]) => {
    const said = options.map(([option]) => option).join(' ');
    return (usage.match(/\b[A-Z]{2,}\b/g) ?? []).flatMap((word) =>
      said.includes(word) ? [] : `${name}: ${word}`,
    );
  });
  expect(silent).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  expect(faultOf('docs/README.md', 'nowhere.md')).toEqual(['nowhere.md: there is no such file']);
  expect(faultOf('docs/README.md', '../README.md#x')).toEqual(['../README.md#x: there is no such heading']);
  expect(faultOf('docs/README.md', '../README.md#commands')).toEqual([]);
});

describe('README.md', () => {
  it('is short', () => {
    expect(wordsOf('README.md')).toBeLessThanOrEqual(1200);
  });

  it('has every command in its table', () => {
    const rows = [...text('README.md').matchAll(/^\| `npm (?:run )?([\w-]+)/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(Object.keys(commands).sort());
  });
});

test('the help of every command says what its exit codes mean', () => {
  const silent = Object.entries(commands).filter(([, { exits }]) => exits === undefined);
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('docs/developers.md describes every room of src, and no other', () => {
  const rooms = readdirSync(join(root, 'src')).sort();
  const rows = [...text('docs/developers.md').matchAll(/^\| `src\/([\w-]+)\/` \|/gm)].map(([, room]) => room);
  expect(rows.sort()).toEqual(rooms);
});

describe.each(decisions)('%s', (path) => {
  it('says context, choice, price and what would change our mind, in a page', () => {
    expect(anchorsOf(path).slice(1)).toEqual(['context', 'choice', 'price', 'what-would-change-our-mind']);
    expect(wordsOf(path)).toBeLessThanOrEqual(250);
  });
});

test('docs/decisions/README.md lists every decision', () => {
  const listed = nodesOf('docs/decisions/README.md').flatMap(({ url }) => url ?? []);
  expect(listed.map((file) => `docs/decisions/${file}`).sort()).toEqual(decisions.toSorted());
});

test('the log of changes reaches back to the first version', () => {
  expect(text(LOG).match(/^## .+|^\[.+\]: .+$/gm)).toEqual([
    '## [Unreleased]',
    '## [0.1.0] - 2026-11-20',
    '[Unreleased]: #unreleased',
    '[0.1.0]: #010---2026-11-20',
  ]);
});
