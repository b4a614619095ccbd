import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { check, image, pageWith, report, reportSections, service } from '../../support/site.ts';

const sheet = { type: 'sheet', id: 'a', heading: 'A', title: 'A', body: 'A' };

describe('schema/type', () => {
  test.each([
    ['a text', { title: 5 }, 'schema/type /title · Here a text in double quotes is expected.'],
    ['a list', { sections: {} }, 'schema/type /sections · Here a list in square brackets is expected.'],
    [
      'a list that is its only entry',
      { sections: { type: 'prose', id: 'a', text: 'A' } },
      'schema/type /sections · Here a list in square brackets is expected. Write “[” before its brace and “]” behind it.',
    ],
    [
      'a list of texts that is one text',
      { sections: [{ type: 'card-carousel', id: 'a', heading: 'A', collection: 'services', items: 'tax' }] },
      'schema/type /sections/0/items · Here a list in square brackets is expected. Write ["tax"].',
    ],
    [
      'a list of texts that is a row of names',
      { sections: [{ ...sheet, signed: 'Meera Rao, "A. Shah",' }] },
      'schema/type /sections/0/signed · Here a list in square brackets is expected. Write ["Meera Rao","A. Shah"].',
    ],
    [
      'a list of texts that is a sentence',
      { sections: [{ ...sheet, signed: 'One, two.' }] },
      'schema/type /sections/0/signed · Here a list in square brackets is expected. Write ["One, two."].',
    ],
    [
      'a text of a format',
      { updatedAt: 2026 },
      'schema/type /updatedAt · Here a text in double quotes is expected. For example: "2023-05-19T17:00:00Z".',
    ],
    [
      'a truth value',
      { isActive: 'yes' },
      'schema/type /isActive · Here true or false without quotes is expected.',
    ],
    [
      'one in quotes',
      { isActive: 'False' },
      'schema/type /isActive · Here true or false without quotes is expected. Did you mean “false”?',
    ],
    ['one that is no text', { isActive: 1 }, 'schema/type /isActive · Here true or false is expected.'],
    [
      'a whole number',
      { sections: [{ type: 'card-carousel', id: 'a', heading: 'A', collection: 'services', limit: 4.5 }] },
      'schema/type /sections/0/limit · Here a whole number is expected.',
    ],
    [
      'an object',
      { seo: [] },
      'schema/type /seo · Here an object in braces is expected. It holds “title” and “description”.',
    ],
    [
      'a picture that is its path alone',
      { image: '/images/a.svg' },
      'schema/type /image · Here an object in braces is expected. It holds “src” and “alt”.',
    ],
    [
      'an object that holds such a picture',
      { sections: [{ type: 'gallery', id: 'a', heading: 'A', pictures: ['/images/a.svg', { image }] }] },
      'schema/type /sections/0/pictures/0 · Here an object in braces is expected. It holds “image”.',
    ],
    [
      'a text or a list',
      { sections: [{ type: 'prose', id: 'a', text: 5 }] },
      'schema/type /sections/0/text · Here a text in double quotes or a list in square brackets is expected.',
    ],
    [
      'an object in a list',
      { sections: ['prose'] },
      'schema/type /sections/0 · Here an object in braces is expected.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('a text whose forms are asked for, as one that can be pasted', () => {
    const strings = { $schema: '../schemas/strings.schema.json', itemCount: '{count} "things"' };
    expect(report({ 'strings.json': JSON.stringify(strings) })).toEqual([
      'strings.json:1:57-1:77 schema/type /itemCount · Here an object in braces is expected. Write { "other": "{count} \\"things\\"" }.',
    ]);
  });

  test.each([
    ['12,50 $', '12.5'],
    ['$12.50', '12.5'],
    ['1 234,50 €', '1234.5'],
    ['1\u202f234,50\u00a0€', '1234.5'],
    ['EUR 1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['₹12,34,567', '1234567'],
    ['CHF 1’234', '1234'],
    ['Rs. 1,234.50', '1234.5'],
    ['Rs 5', '5'],
    ['-5', '-5'],
    ['12 %', '12'],
    ['1.234 €', undefined],
    ['on request', undefined],
    ['', undefined],
  ])('a number written as it is read: “%s”', (price, meant) => {
    const found = check(
      library({
        'schemas/branches.schema.json': branchType({}, { price: { type: 'number', format: 'money' } }),
        'collections/branches/harbour.json': branch('harbour', { price }),
      }),
    );
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([['schema/type', meant]]);
  });

  test('a whole number has no decimals', () => {
    const found = check({ 'collections/services/tax.json': service('tax', { order: '1,5' }) });
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([['schema/type', undefined]]);
  });

  test('a block’s type that is no text', () => {
    expect(reportSections({ type: 5, id: 'a' })).toEqual([
      '10:15-10:16 schema/type /sections/0/type · Here a text in double quotes is expected.',
    ]);
  });
});

test('of a file with more mistakes than are told the last one that is told says so', () => {
  const told = (count: number) => pageWith({ sections: Array.from({ length: count }, () => 5) });
  const MORE = ' This file has more mistakes, which are told of once these are mended.';
  expect(told(1000).filter((line) => line.endsWith(MORE))).toEqual([]);
  const all = told(1001);
  expect(all).toHaveLength(1000);
  expect(all.flatMap((line, i) => (line.endsWith(MORE) ? i : []))).toEqual([999]);
});
