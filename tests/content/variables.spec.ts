import { describe, expect, test } from 'vitest';
import { codeIn } from '../../src/content/text/markdown.ts';
import {
  around,
  interpolate,
  lookUp,
  placeholders,
  siteVariables,
} from '../../src/content/text/variables.ts';

const today = '2024-12-31';
const site = siteVariables({ variables: { brand: 'Firm', mail: '{brand}' } }, today);
const item = { title: 'Tax for {brand}', order: 3, image: { src: '/a.svg' }, tags: ['a'] };

test('placeholders', () => {
  expect(placeholders('{brand} { brand } {} {a.b} {1} {{year}}')).toEqual([
    { text: '{brand}', index: 0 },
    // Meant as names, and shown with their braces.
    { text: '{ brand }', index: 8 },
    { text: '{a.b}', index: 21 },
    { text: '{{year}}', index: 31 },
  ]);
});

test('the site’s variables and the year', () => {
  expect([...site]).toEqual([
    ['brand', 'Firm'],
    ['mail', '{brand}'],
    ['year', '2024'],
  ]);
  expect([...siteVariables({}, today).keys()]).toEqual(['year']);
});

describe('lookUp', () => {
  test.each([
    ['brand', 'Firm'],
    ['item.title', 'Tax for {brand}'],
    ['item.order', '3'],
    ['item.image.src', '/a.svg'],
    ['item.image', undefined],
    ['item.tags', undefined],
    ['item.constructor.name', undefined],
    ['toString', undefined],
    ['other', undefined],
  ])('%s', (name, expected) => {
    expect(lookUp(name, { site, item })).toBe(expected);
  });
});

describe('interpolate', () => {
  test.each([
    ['{brand}, {year}', 'Firm, 2024'],
    ['{item.title}', 'Tax for Firm'],
    ['{mail}', '{brand}'],
    ['{other} {', '{other} {'],
    ['no braces', 'no braces'],
  ])('%s', (text, expected) => {
    expect(interpolate(text, { site, item })).toBe(expected);
  });
  test('a number to call has no blanks in the address of a link, and keeps them in its words', () => {
    const phone = '+91 (20) 5550-0142';
    const variables = { site: new Map([['phone', phone]]), item: { phone } };
    for (const name of ['phone', 'item.phone'])
      expect(interpolate(`[{${name}}](tel:{${name}})`, variables)).toBe(`[${phone}](tel:+912055500142)`);
  });
  test('names in code stay as they are written', () => {
    const text = '{brand} `{brand}`\n\n- a\n\n      ~~~\n      {brand}\n      ~~~\n\n{brand}';
    expect(around(codeIn(text), text, (between) => interpolate(between, { site, item }))).toBe(
      'Firm `{brand}`\n\n- a\n\n      ~~~\n      {brand}\n      ~~~\n\nFirm',
    );
  });
  test('an item cannot call itself', () => {
    expect(interpolate('{item.a}', { site, item: { a: '{item.a}' } })).toBe('{item.a}');
  });
});
