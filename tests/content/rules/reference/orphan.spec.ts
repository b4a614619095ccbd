import { describe, expect, test } from 'vitest';
import { advice, compiler, input, link, NOW, navigation, page, prose, site } from '../../support/site.ts';

describe('reference/orphan', () => {
  const orphan =
    'reference/orphan · Nothing leads to “/a”. Link to it from a menu or a text, give it a short address in "redirects" of site.json where an advertisement leads to it, or switch it off with "isActive": false.';
  const lone = { 'pages/a.json': page(prose('a')) };
  test('a page that nothing leads to', () => {
    expect(advice(/orphan/, lone)).toEqual([`pages/a.json:1:1-1:2 ${orphan}`]);
    expect(
      advice(/orphan/, { 'pages/a.json': page({ ...prose('a', '[a](/a)'), link: link('/a') }) }),
    ).toHaveLength(1);
  });
  test('a draft needs no way to it yet, which a preview does not ask for either', () => {
    const draft = { 'pages/a.json': { ...page(prose('a')), isActive: false } };
    const { diagnostics } = compiler.check(input(draft), NOW, { drafts: true });
    expect(diagnostics.filter(({ code }) => code === 'reference/orphan')).toEqual([]);
  });
  test.each([
    ['a link', { 'pages/index.json': page({ ...prose('intro'), link: link('/a') }, prose('end')) }],
    ['a link in a text', { 'pages/index.json': page(prose('intro', '[a](/a?x#a)'), prose('end')) }],
    ['a menu', { 'navigation.json': navigation({ calculator: { label: 'A', href: '/a' } }) }],
    [
      'a short address',
      { 'site.json': site({ redirects: [{ from: '/offer', to: '/a?utm_source=poster' }] }) },
    ],
    [
      'the list of its parent’s children',
      {
        'pages/index.json': page(prose('intro'), prose('end'), {
          type: 'child-index',
          id: 'c',
          heading: 'C',
        }),
      },
    ],
  ])('%s leads there', (_, files) => expect(advice(/orphan/, { ...lone, ...files })).toEqual([]));
});
