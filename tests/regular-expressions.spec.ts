import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { isArray, isObject, type JsonValue } from '../src/content/json/json.ts';
import { filesBelow } from '../src/ground/files-below.ts';
import { FULL } from './support/proof.ts';

const root = resolve(import.meta.dirname, '..');
/** Those that were checked and found linear; `FULL=1 npx vitest run tests/regular-expressions.spec.ts --update` writes it. */
const CHECKED = 'tests/regular-expressions.txt';
/** What they are put together of is a name, of a script, a package or a field. */
const PUT_TOGETHER = [
  'src/bench/builds.ts',
  'src/bench/make-site.ts',
  'src/build/chunks.ts',
  // The pattern of a field, which its validator has asked already.
  'src/content/rules/schema/meant.ts',
  'src/content/rules/text/script.ts',
  // Asks whether a pattern is one, and matches nothing with it.
  'src/content/schema/schema-faults.ts',
];

interface Found {
  readonly source: string;
  readonly flags: string;
}
interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
}

const found: Found[] = [];
const puzzles: string[] = [];

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

/** What is written as one, or put together of constants when the file is read. */
function inCode(path: string, text: string): void {
  for (const { regex, callee, arguments: given = [] } of nodesOf(
    parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }),
  )) {
    if (regex) found.push({ source: regex.pattern, flags: regex.flags });
    if (callee?.name !== 'RegExp') continue;
    const [source, flags] = given.map(({ start, end }) => text.slice(start, end));
    try {
      const [made, how] = new Function(`return [${source}, ${flags}]`)();
      found.push({ source: made, flags: how ?? '' });
    } catch {
      puzzles.push(path);
    }
  }
}

function inSchema(value: JsonValue | undefined, name = ''): void {
  if (name === 'pattern' && typeof value === 'string') found.push({ source: value, flags: 'u' });
  if (isArray(value)) for (const entry of value) inSchema(entry);
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) inSchema(inner, key);
}

/**
 * Whether a text holds one up. The checker asks that too, by the clock: beside other work it takes any for slow.
 * @returns true for more than 100 ms of processor time
 */
function holdsUp({ source, flags }: Found, text: string): boolean {
  const before = process.cpuUsage();
  new RegExp(source, flags).test(text);
  return process.cpuUsage(before).user > 100_000;
}

it('a text holds up one that looks at it again from each of its characters', () => {
  const slashes = `${'/'.repeat(30_000)}.`;
  expect(holdsUp({ source: '/+$', flags: '' }, slashes)).toBe(true);
  expect(holdsUp({ source: '(?<!/)/+$', flags: '' }, slashes)).toBe(false);
});

it('every regular expression is linear in its text', { timeout: 1_800_000 }, async () => {
  for (const folder of ['src', 'scripts', 'schemas'])
    for (const path of await filesBelow(join(root, folder))) {
      const text = readFileSync(join(root, folder, path), 'utf8');
      if (folder === 'schemas') inSchema(JSON.parse(text));
      else if (/\.(?:tsx?|mjs)$/.test(path) && /(?:[=>(,:?&|[!]|return)\s*\/[^/*]|RegExp\(/.test(text))
        inCode(`${folder}/${path}`, text);
    }
  const all = new Map(found.map((one) => [`/${one.source}/${one.flags}`, one]));
  const list = `${[...all.keys()]
    .map((one) => JSON.stringify(one))
    .sort()
    .join('\n')}\n`;
  const known = new Set(FULL ? [] : readFileSync(join(root, CHECKED), 'utf8').split('\n'));
  const slow: string[] = [];
  for (const [name, one] of all) {
    if (known.has(JSON.stringify(name))) continue;
    // A time that runs out is no proof.
    const said = await check(one.source, one.flags, { timeout: 60_000 });
    const isSafe =
      said.status === 'safe' || (said.status === 'vulnerable' && !holdsUp(one, said.attack.string));
    if (!isSafe) slow.push(`${name} ${said.status}`);
  }
  expect(slow).toEqual([]);
  expect(puzzles).toEqual(PUT_TOGETHER);
  if (FULL) await expect(list).toMatchFileSnapshot(join(root, CHECKED));
});
