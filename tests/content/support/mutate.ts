/** A seeded source of numbers below 1 (mulberry32): a failing run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;
const below = (random: Random, n: number) => Math.floor(random() * n);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Replaces one match of a pattern, chosen at random. */
function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  change: (match: string) => string,
): string {
  const matches = [...text.matchAll(pattern)];
  const match = matches[below(random, matches.length)];
  if (!match) return text;
  return text.slice(0, match.index) + change(match[0]) + text.slice(match.index + match[0].length);
}

const VALUE = /(?<=: )("[^"\n]*"|-?\d+(\.\d+)?|true|false|null)/g;
const NAME = /"[^"\n]+"(?=: )/g;
const VALUES = [
  '5',
  '-1e400',
  'true',
  'null',
  '""',
  '[]',
  '{}',
  '[[[]]]',
  '"{x}"',
  '"javascript:a"',
  '"//a"',
  '"/nope#a"',
  '"\\ud800"',
];

const SIGNS = '{}[]",:\\/*\n\r\t\u2028x0';

type Mutation = (text: string, random: Random) => string | Uint8Array;

const swapTwo = (name: string, random: Random) => {
  const at = 1 + below(random, Math.max(1, name.length - 3));
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
};

/** The ways in which content goes wrong, by slip or by malice. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'misspelt name': (text, random) => replaceOne(text, NAME, random, (name) => swapTwo(name, random)),
  'misspelt text': (text, random) =>
    replaceOne(text, /"[^"\n]{4,}"/g, random, (value) => swapTwo(value, random)),
  'other value': (text, random) =>
    replaceOne(text, VALUE, random, () => VALUES[below(random, VALUES.length)] ?? '5'),
  truncated: (text, random) => text.slice(0, below(random, text.length)),
  'a line removed': (text, random) => {
    const lines = text.split('\n');
    lines.splice(below(random, lines.length), 1);
    return lines.join('\n');
  },
  'a line twice': (text, random) => {
    const lines = text.split('\n');
    const at = below(random, lines.length);
    lines.splice(at, 0, lines[at] ?? '');
    return lines.join('\n');
  },
  'a character changed': (text, random) => {
    const at = below(random, text.length);
    return text.slice(0, at) + (SIGNS[below(random, SIGNS.length)] ?? '') + text.slice(at + 1);
  },
  'duplicate name': (text, random) => replaceOne(text, NAME, random, (name) => `${name}: 1, ${name}`),
  'name of a prototype': (text, random) => replaceOne(text, NAME, random, () => '"__proto__"'),
  'name of a constructor': (text, random) => replaceOne(text, NAME, random, () => '"constructor"'),
  'deep nesting': (text, random) => replaceOne(text, VALUE, random, () => '[{"a":'.repeat(50_000)),
  'a megabyte': (text, random) => replaceOne(text, VALUE, random, () => `"${'[a](/b) '.repeat(131_072)}"`),
  'a long list': (text, random) => replaceOne(text, VALUE, random, () => `[${'1,'.repeat(9000)}1]`),
  'byte order mark': (text) => utf8(`\ufeff${text}`),
  'UTF-16': (text) =>
    new Uint8Array(new Uint16Array([0xfeff, ...[...text.slice(0, 1000)].map((c) => c.charCodeAt(0))]).buffer),
  'invalid UTF-8': (text, random) => {
    const bytes = utf8(text);
    bytes[below(random, bytes.length)] = 0xff;
    return bytes;
  },
};
