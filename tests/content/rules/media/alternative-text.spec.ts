import { describe, expect, test } from 'vitest';
import { showing } from '../../support/media.ts';
import { advice } from '../../support/site.ts';

describe('media/alternative-text', () => {
  test.each([
    ['b.png', '“b.png” is a file’s name. Say what the picture shows, or write "" where it only decorates.'],
    ['Image', '“Image” says nothing. Say what the picture shows, or write "" where it only decorates.'],
    ['Picture of a tree', 'A screen reader says by itself that it is a picture. Begin with what it shows.'],
  ])('%s', (alt, message) => {
    expect(advice(/alternative/, showing('/images/a.svg', alt))).toEqual([
      `pages/a.json:15:16-15:${18 + alt.length} media/alternative-text /sections/0/image/alt · ${message}`,
    ]);
  });
  test('an alternative text that says what is shown, or is empty, is right', () => {
    expect(advice(/alternative/, showing('/images/a.svg', 'A tree'))).toEqual([]);
    expect(advice(/alternative/, showing('/images/a.svg'))).toEqual([]);
  });
});
