import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { pageWith, report, seo } from '../../support/site.ts';

describe('schema/length', () => {
  test.each([
    [
      'a long text',
      { seo: { ...seo, title: `😀${'x'.repeat(110)}` } },
      'schema/length /seo/title · This text is longer than 110 characters: it has 111.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('a text of a type of the site’s own that asks for more than one character', () => {
    const about = { type: 'string', minLength: 20, description: 'What it is, in a sentence.' };
    const files = { 'schemas/branches.schema.json': branchType({}, { about }) };
    const found = (text: string) =>
      report(
        library({ ...files, 'collections/branches/harbour.json': branch('harbour', { about: text }) }),
      ).map((line) => line.replace(/^\S+ /, ''));
    expect(found('Books by the sea. 😀')).toEqual([
      'schema/length /about · This text is shorter than 20 characters: it has 19.',
    ]);
    expect(found('')).toEqual(['schema/empty /about · This text is empty. Write something.']);
    expect(found('Books by the blue sea.')).toEqual([]);
  });
});
