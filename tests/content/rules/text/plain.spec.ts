import { describe, expect, test } from 'vitest';
import { advice, page, prose } from '../../support/site.ts';

describe('text/plain', () => {
  const found = (heading: string) => advice(/plain/, { 'pages/a.json': page({ ...prose('a'), heading }) });
  test('signs of HTML in a heading are advice, and no mistake', () =>
    expect(found('We <b>save</b>')).toEqual([
      'pages/a.json:13:18-13:34 text/plain /sections/0/heading · “<b>” would be shown as it stands: this text is plain. Write the words alone.',
    ]));
  test('of several signs the first of HTML is named', () =>
    expect(found('**We** save &amp; plan')).toEqual([
      'pages/a.json:13:18-13:42 text/plain /sections/0/heading · “&amp;” would be shown as it stands: this text is plain. Write the character itself.',
    ]));
  test('a sign that stands for itself is left alone', () => expect(found('R&D: 1 < 2 # 3 * 4')).toEqual([]));
});
