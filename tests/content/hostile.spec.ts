import { describe, expect, test } from 'vitest';
import { readDrawing, themeSvg } from '../../src/content/load/drawing.ts';
import { recordName } from '../../src/content/locales/records.ts';
import { mergeOverlay } from '../../src/content/overlay/merge-overlay.ts';
import { compileMarkdown } from '../../src/content/text/markdown.ts';
import { markdownLinks } from '../../src/content/text/markdown-links.ts';
import { markdownSlips } from '../../src/content/text/markdown-slips.ts';
import { everything, link, page, prose, site } from './support/site.ts';

/** Processor time in seconds. */
function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const times = (count: number, part: string) => part.repeat(count);
const text = (written: string) => () => everything({ 'pages/a.json': page(prose('a', written)) });
const look = (written: string) => () => [
  markdownLinks(written),
  markdownSlips(written),
  compileMarkdown(written, (href) => href),
];
/** What validating looks at; the parser itself is another's, and compiles only what is valid. */
const scan = (written: string) => () => [markdownLinks(written), markdownSlips(written), text(written)()];
/** A file with 100,000 names in one object, as it lies on the disk: making it is no work of the engine. */
const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`name${i}`, 'a'] as const));
const manyVariables = JSON.stringify(site({ variables: { brand: 'F', email: 'a@b.cc', ...names } }));
const manyFields = JSON.stringify({
  $schema: '../../schemas/page.schema.json',
  ...page(prose('a')),
  ...names,
});
const manyEntries = Array.from({ length: 20_000 }, (_, i) => ({ id: `e${i}`, text: 'a' }));

/** What grows too fast takes too long each time; a machine that does other work does not. */
const BUSY = { retry: 2 };

describe('hostile sizes end within a second of processor time', () => {
  test.each<[string, () => unknown]>([
    [
      'a link of 60 kB',
      () => everything({ 'pages/a.json': page({ ...prose('a'), link: link(`/${times(60_000, 'a')}`) }) }),
    ],
    [
      'a link of 60 kB with scheme',
      () =>
        everything({ 'pages/a.json': page({ ...prose('a'), link: link(`https://${times(60_000, 'a')}`) }) }),
    ],
    [
      'a mailbox of 60 kB',
      () =>
        everything({ 'pages/a.json': page({ ...prose('a'), link: link(`mailto:${times(30_000, 'a.')}`) }) }),
    ],
    [
      'a telephone of 60 kB',
      () => everything({ 'pages/a.json': page({ ...prose('a'), link: link(`tel:${times(60_000, '1')}`) }) }),
    ],
    ['a link of 60 kB in a text', text(`[a](/${times(60_000, 'a')})`)],
    ['100,000 variables', () => everything({ 'site.json': manyVariables })],
    ['100,000 unknown fields', () => everything({ 'pages/a.json': manyFields })],
    ['a translation of 20,000 entries', () => mergeOverlay(manyEntries, manyEntries)],
    ['the records of 20,000 entries', () => manyEntries.map((_, i) => recordName(manyEntries, `/${i}/text`))],
    ['30,000 #', look(times(30_000, '#'))],
    ['30,000 headings', scan(times(30_000, '## a\n'))],
    ['30,000 [', scan(times(30_000, '['))],
    ['30,000 <', scan(times(30_000, '<a'))],
    ['30,000 `', scan(times(15_000, '` '))],
    ['30,000 ](', scan(times(30_000, ']('))],
    ['30,000 *', scan(times(10_000, '**a'))],
    ['30,000 lines that would be headings', scan(times(15_000, 'a\n---\n'))],
    ['30,000 signs that nothing closes', scan(times(15_000, ' *a _b'))],
    ['30,000 |', look(times(15_000, '|a'))],
    ['30,000 {', text(times(30_000, '{a'))],
    [
      'a drawing of 400 kB',
      () =>
        readDrawing(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="${times(200_000, '1 ')}"/></svg>`,
          ),
        ),
    ],
    [
      'a drawing of 400 kB of tags',
      () =>
        readDrawing(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${times(100_000, '<g/>')}</svg>`,
          ),
        ),
    ],
    [
      'a drawing of 400 kB of nested tags',
      () =>
        readDrawing(
          Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${times(100_000, '<g>')}`),
        ),
    ],
    [
      'a drawing of 400 kB of styles',
      () =>
        readDrawing(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>${times(100_000, 'url(')}</style></svg>`,
          ),
        ),
    ],
    [
      'a drawing of 400 kB in the theme',
      () => themeSvg(`<svg${times(200_000, ' a')}${times(20_000, 'var( --a ')}`, { colors: {} }),
    ],
  ])('%s', BUSY, (_, work) => expect(secondsOf(work)).toBeLessThan(1));
});

// With the parser, whose time alone is a second on a slow machine.
test.each(['[', '<a', '` '])(
  'four times as many “%s” take no more than eight times as long: sixteen would be each by each',
  BUSY,
  (sign) => {
    const some = secondsOf(look(times(7500, sign)));
    expect(secondsOf(look(times(30_000, sign)))).toBeLessThan(8 * some);
  },
);

test.each([
  `<desc>var(--a,<![CDATA[)<script>hostile()</script><!--]]>--></desc>`,
  `<g fill="var(--a," data-x=')" onload="hostile()" data-y="' data-z="/>"/>`,
])('what a drawing says in words is no more in the theme’s colours: %s', (words) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${words}</svg>`;
  for (const svg of [drawing, themeSvg(drawing, { colors: {} })])
    expect(readDrawing(Buffer.from(svg))).toEqual({ size: { width: 1, height: 1 } });
});

const TYPE = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Thing',
  type: 'object',
  additionalProperties: false,
  collection: { store: 'folder', key: 'slug' },
};
const slug = { type: 'string', description: 'The name.' };

test('a list of a site’s own type whose entries are to differ is given up where that takes too long', () => {
  const parts = { type: 'array', uniqueItems: true, items: { type: 'object' }, description: 'Parts.' };
  const type = { ...TYPE, properties: { slug, parts }, required: ['slug', 'parts'] };
  const same = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, '']));
  const thing = { slug: 'a', parts: Array.from({ length: 9999 }, (_, i) => ({ ...same, i })) };
  const given = {
    'schemas/things.schema.json': JSON.stringify(type),
    'collections/things/a.json': JSON.stringify(thing),
  };
  expect(() => everything(given)).toThrow(
    'schemas/things.schema.json: an item takes longer than 2 s to check.',
  );
});

test.each([
  [`${times(40, 'a')}!`, 'schemas/things.schema.json: an item takes longer than 2 s to check.'],
  // Refused at its first letter, and looked at again for what was meant.
  [` ${times(40, 'a')}!`, 'The pattern “^(a+)+$” takes longer than 2 s to check.'],
])('a pattern of a site’s own type that tries every way there is is given up: “%s”', (code, told) => {
  const field = { type: 'string', pattern: '^(a+)+$', description: 'The code.' };
  const type = { ...TYPE, properties: { slug, code: field }, required: ['slug', 'code'] };
  const given = {
    'schemas/things.schema.json': JSON.stringify(type),
    'collections/things/a.json': JSON.stringify({ slug: 'a', code }),
  };
  expect(() => everything(given)).toThrow(told);
});
