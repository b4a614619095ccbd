import { describe, expect, test } from 'vitest';
import { pageWith, reportSections } from '../../support/site.ts';

describe('schema/type', () => {
  test.each([
    ['a text', { title: 5 }, 'schema/type /title · Here a text in double quotes is expected.'],
    ['a list', { sections: {} }, 'schema/type /sections · Here a list in square brackets is expected.'],
    [
      'a truth value',
      { isActive: 'yes' },
      'schema/type /isActive · Here true or false without quotes is expected.',
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

  test('a block’s type that is no text', () => {
    expect(reportSections({ type: 5, id: 'a' })).toEqual([
      '10:15-10:16 schema/type /sections/0/type · Here a text in double quotes is expected.',
    ]);
  });
});
