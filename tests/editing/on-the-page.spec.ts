import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createActions } from '../../src/dev/editing/actions.ts';
import { openLiveSite } from '../../src/dev/live-site.ts';
import { behindIn } from '../../src/dev/page/editing/behind.ts';
import { blockNow, blockWith } from '../../src/dev/page/editing/markdown-blocks.ts';
import { describeTarget, ownWord } from '../../src/dev/page/editing/outline.ts';
import { wayOf } from '../../src/dev/page/editing/target.ts';
import type { Spot } from '../../src/dev/page/pointing/match.ts';
import { describeField, itemChoices, linkTargets } from '../../src/editing/describe.ts';
import { openEditor } from '../../src/editing/editor.ts';
import type { FieldKind } from '../../src/model/editing.ts';
import { branchType, library } from '../content/support/branches.ts';
import { article, checkSite, event, events } from '../content/support/site.ts';
import { HOME, siteFolder } from './site-folder.ts';

const spot = (shown: string, around: readonly string[] = []): Spot => ({
  kind: 'text',
  shown,
  within: [],
  frame: undefined,
  around,
  href: undefined,
  turn: () => ({ at: 0, of: 1 }),
});

test.each([
  ['all of a text', 'text', 'Words', spot('Words'), 'Words', 'text'],
  [
    'a part, in an element that says all of it',
    'text',
    'Two words',
    spot('words', ['Two words']),
    'Two words',
    'text',
  ],
  ['a telephone number', 'plain', '+91 1', spot('+91 1'), '+91 1', 'text'],
  ['a template', 'text', 'Page {page}', spot('Page 1'), 'Page {page}', 'text'],
  [
    'words beside those of another field',
    'text',
    'Words',
    spot('Words: more', ['Words: more']),
    'Words',
    'panel',
  ],
  ['a number', 'number', 12, spot('12%'), '12', 'panel'],
  ['Markdown', 'markdown', ['One *two*'], spot('two'), 'One two', 'markdown'],
] as const)('%s', (_, kind: FieldKind, value, found, whole, way) => {
  expect(wayOf({ kind, value }, found, whole)).toBe(way);
});

test.each([
  ['Fees', '## Fees'],
  ['Fees are shown before a day in May.', 'Fees are shown before *a day* in {month}.'],
  ['Two or more.', 'Two or more.'],
  ['OneTwo', '- One\n\n- Two'],
])('“%s” is a block of its own', (shown, block) => {
  const source = '## Fees\n\nFees are shown before *a day* in {month}.\n\n- One\n\n- Two\n\nTwo or more.';
  const { start, end } = blockWith(source, shown, { month: 'May' });
  expect(source.slice(start, end)).toBe(block);
});

test.each([
  ['others have changed, come and gone', 'First.\n\nNew.\n\nMine.', 'Mine.'],
  ['it has moved', 'Mine.\n\nOne.\n\nThree.', 'Mine.'],
  ['it alone was changed, or became two', 'One.\n\nMine?\n\nYours.\n\nThree.', 'Mine?\n\nYours.'],
  ['all were changed', '1.\n\n2.\n\n3.', '2.'],
  ['it is gone', 'One.\n\nThree.', undefined],
  ['nobody can tell', 'Three.\n\nWhose?\n\n3.\n\n4.', undefined],
])('a block is found again in a text where %s', (_, now, block) => {
  const found = blockNow('One.\n\nMine.\n\nThree.', { start: 6, end: 11 }, now);
  expect(found && now.slice(found.start, found.end)).toBe(block);
});

test('what a field is, who shares it, how its translation stands and why it is not edited in place', async () => {
  const folder = await siteFolder();
  const index = await (await openEditor(folder)).read();
  await rm(dirname(folder), { recursive: true });
  const said = (file: string, pointer: string, locale?: string) => {
    const info = describeField(index, { file, pointer, ...(locale !== undefined && { locale }) });
    if (!info) return undefined;
    const way = info.kind === 'text' ? 'text' : info.kind === 'markdown' ? 'markdown' : 'panel';
    const uses = { 'collections/events.json': 9, 'collections/events.json#/items/0': 7 };
    return describeTarget({ field: { ...info, holder: '' }, way }, uses);
  };
  expect(said(HOME, '/sections/1/heading')).toBe('Heading');
  expect(said(HOME, '/sections/1/heading', 'hi')).toBe('Heading · not translated');
  expect(said(HOME, '/sections/0/text', 'hi')).toBe('Text · original changed');
  expect(said(HOME, '/sections/0', 'hi')).toContain('computed from its section · in the panel');
  expect(said('navigation.json', '/primary/0/title')).toBe('Title · on every page');
  expect(said('collections/events.json', '/items/0/title')).toBe('Title · used on 7 pages');
  expect(said('collections/events.json', '/items/0/createdAt')).toBe(
    'Created at · used on 7 pages · a date · in the panel',
  );
});

test('below a mistake that moved a section, a text of the page is still its own field', async () => {
  const folder = await siteFolder();
  const [editor, live] = [await openEditor(folder), await openLiveSite(folder)];
  await live.refresh();
  const home = JSON.parse(await readFile(join(folder, HOME), 'utf8'));
  home.title = 'Mine';
  home.sections.unshift({ type: 'prose', id: 'first', heading: 'First', text: '{nobody}' });
  await writeFile(join(folder, HOME), JSON.stringify(home));
  await live.refresh();
  const { page, form } = createActions({ editor, live, blocks: async () => [] });
  expect(await page?.({ path: '/' })).toMatchObject({
    infos: expect.arrayContaining([
      expect.objectContaining({ pointer: '/title', value: 'Mine' }),
      expect.objectContaining({ pointer: '/sections/0/text', value: 'Call {email} now.' }),
    ]),
  });

  const address = { file: HOME, pointer: '/sections/1/text' };
  expect(await form?.({ address })).toMatchObject({ pointer: '/sections/1/text' });
  // A program writes it just now: what is open is found again by what was read before.
  await writeFile(join(folder, HOME), '');
  expect(await form?.({ address })).toBeNull();
  await rm(dirname(folder), { recursive: true });
});

test('what a section is called is no more than a text: a view cannot show another value', () => {
  const values = [{ type: 'prose' }, { type: {} }, { type: ['prose'] }, {}, null, 'prose'];
  expect(values.map((value) => ownWord(value, 'type'))).toEqual(['prose', '', '', '', '', '']);
});

test.each([
  ['/', false],
  ['/nowhere', false],
  ['/services/tax', true],
])('whether %s can be moved or deleted: %s', async (path, isMovable) => {
  const folder = await siteFolder();
  const [editor, live] = [await openEditor(folder), await openLiveSite(folder)];
  await live.refresh();
  const { page } = createActions({ editor, live, blocks: async () => [] });
  expect(await page?.({ path })).toMatchObject({ isMovable });
  await rm(dirname(folder), { recursive: true });
});

test('what a language lacks is counted as coverage counts it, of a part of a file too', async () => {
  const folder = await siteFolder();
  const [editor, live] = [await openEditor(folder), await openLiveSite(folder)];
  const { behind } = createActions({ editor, live, blocks: async () => [] });
  const answer: unknown = await behind?.({ locale: 'hi' });
  const home = {
    file: HOME,
    untranslated: ['/seo/title', '/seo/description', '/sections/1/text', '/sections/1/heading'],
    stale: ['/title', '/sections/0/text', '/sections/2/text'],
  };
  expect(answer).toContainEqual(home);
  expect(await behind?.({ locale: 'en' })).toEqual([]);
  const within = (part: string) => behindIn([home], HOME, (place) => place.startsWith(part));
  expect(behindIn([home], HOME)).toBe('4 not translated · 3 whose original has changed');
  expect(within('/sections/1/')).toBe('2 not translated');
  expect([within('/sections/9/'), behindIn([home], 'site.json')]).toEqual(['', '']);
  await rm(dirname(folder), { recursive: true });
});

test('items can be chosen, drafts too; those of a list are edited together', () => {
  const { index } = checkSite({
    'collections/articles/a.json': article('a'),
    'collections/articles/b.json': { ...article('b'), isActive: false },
    'collections/events.json': events(event('first'), event('second')),
  });
  const choices = itemChoices(index).map(({ file, pointer, isDraft }) => ({ file, pointer, isDraft }));
  expect(choices).toEqual([
    { file: 'collections/articles/a.json', pointer: '', isDraft: false },
    { file: 'collections/articles/b.json', pointer: '', isDraft: true },
    { file: 'collections/events.json', pointer: '', isDraft: false },
    { file: 'collections/services/tax.json', pointer: '', isDraft: false },
  ]);
});

test('items and pages to choose are called by the title of their type, whatever its field is called', () => {
  const { index } = checkSite(library({ 'schemas/branches.schema.json': branchType({ title: '/about' }) }));
  expect(itemChoices(index).map(({ label }) => label)).toContain('Books by the sea.');
  expect(linkTargets(index)).toContainEqual({ href: '/branches/harbour', title: 'Books by the sea.' });
});
