import { describe, expect, test } from 'vitest';
import { page, pageWith, prose, report } from '../../support/site.ts';

describe('schema/empty', () => {
  test.each([
    ['an empty text', { title: '' }, 'schema/empty /title · This text is empty. Write something.'],
    [
      'one that may be left out',
      { sections: [{ ...prose('a'), heading: '' }] },
      'schema/empty /sections/0/heading · This text is empty. Write something or remove the property.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
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
