import { describe, expect, test } from 'vitest';
import { page, pageWith, prose, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('schema/empty', () => {
  test.each([
    ['an empty text', { title: '' }, 'schema/empty /title · This text is empty. Write something.'],
    [
      'one that may be left out',
      { sections: [{ ...prose('a'), heading: '' }] },
      'schema/empty /sections/0/heading · This text is empty. Write something or remove the property.',
    ],
    [
      'one of a list',
      { sections: [{ type: 'card-carousel', id: 'a', heading: 'A', collection: 'services', items: [''] }] },
      'schema/empty /sections/0/items/0 · This text is empty. Write something or remove the entry.',
    ],
    [
      'a word among some, left empty',
      { sections: [{ ...prose('a'), tone: '' }] },
      'schema/enum /sections/0/tone · “” is not one of the values possible here: paper, tint, ink. Or remove the property.',
    ],
    [
      'nothing in the place of what may be left out',
      { sections: [{ ...prose('a'), heading: null }] },
      'schema/type /sections/0/heading · Here a text in double quotes is expected. Or remove the property.',
    ],
    [
      'nothing in the place of what is needed',
      { title: null },
      'schema/type /title · Here a text in double quotes is expected.',
    ],
    [
      'nothing in a list',
      { sections: [prose('a'), null] },
      'schema/type /sections/1 · Here an object in braces is expected.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('a text that nobody has translated yet may be left out', () => {
    const found = report(hi('pages/index.json', { title: '', sections: [{ id: 'intro', text: null }] }));
    expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'schema/empty /title · This text is empty. Write something or remove the property.',
      'schema/type /sections/0/text · Here a text in double quotes or a list in square brackets is expected. Or remove the property.',
    ]);
  });
  test('but not in a list that is replaced whole', () => {
    const facts = (label: string) => ({
      id: 'a',
      facts: [
        { value: '5', label },
        { value: '6', label: 'B' },
      ],
    });
    const original = page({ type: 'key-facts', heading: 'A', ...facts('A') });
    const found = report(hi('pages/a.json', { sections: [facts('')] }, { 'pages/a.json': original }));
    expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'schema/empty /sections/0/facts/0/label · This text is empty. Write something.',
    ]);
  });

  test('a text of one empty line is as good as empty', () => {
    expect(report({ 'pages/a.json': page(prose('a', [''])) })).toEqual([
      'pages/a.json:12:15-14:8 schema/empty /sections/0/text · This text holds blanks alone. Write something, or remove the property where it may be left out.',
    ]);
  });

  test('a text of blanks alone is as good as empty', () => {
    const found = report({ 'pages/a.json': page({ ...prose('a', ['', ' ']), heading: '  ' }) });
    expect(found).toEqual([
      'pages/a.json:12:15-15:8 schema/empty /sections/0/text · This text holds blanks alone. Write something, or remove the property where it may be left out.',
      'pages/a.json:16:18-16:22 schema/empty /sections/0/heading · This text holds blanks alone. Write something, or remove the property where it may be left out.',
    ]);
    expect(report({ 'pages/a.json': page(prose('a', ['One.', '', 'Two.'])) })).toEqual([]);
  });
});
