import { describe, expect, test } from 'vitest';
import { article, event, events, link, navigation, page, prose, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('locale/unknown-id', () => {
  test.each([
    [
      'an id that the original does not have',
      { sections: [{ id: 'intor', text: 'A' }] },
      /:4:13-4:20 locale\/unknown-id \/sections\/0\/id · The original has no entry “intor” here\. Did you mean “intro”\?$/,
    ],
    [
      'one that is near none',
      { sections: [{ id: 'welcome', text: 'A' }] },
      /:4:13-4:22 locale\/unknown-id \/sections\/0\/id · The original has no entry “welcome” here\. Possible: intro, end\. Where its original is gone, remove it here\.$/,
    ],
    [
      'no id',
      { sections: [{ text: 'A' }] },
      /:3:5-3:6 locale\/unknown-id \/sections\/0 · This entry has no "id": nobody can tell which one it translates\. Possible: intro, end\.$/,
    ],
    [
      'an id that stands twice',
      {
        sections: [
          { id: 'intro', text: 'A' },
          { id: 'intro', text: 'A' },
        ],
      },
      /:8:13-8:20 unique\/id \/sections\/1\/id · An entry above has the id “intro”\. Write that of the original’s entry\.$/,
    ],
  ])('%s', (_, overlay, line) => {
    const found = report(hi('pages/index.json', JSON.stringify(overlay, null, 2)));
    expect(found).toEqual([expect.stringMatching(line)]);
    expect(found[0]?.startsWith('locales/hi/pages/index.json')).toBe(true);
  });

  test('each entry of a list that was emptied', () => {
    const items = [{ id: 'first', title: 'पहला' }];
    expect(report(hi('collections/events.json', { items }, { 'collections/events.json': events() }))).toEqual(
      [
        expect.stringMatching(
          /locales\/hi\/collections\/events\.json:\S+ locale\/unknown-id \/items\/0\/id · The original has no entry “first” here\. Where its original is gone, remove it here\.$/,
        ),
      ],
    );
  });

  const codes = (path: string, overlay: object, more: Parameters<typeof hi>[2]) =>
    report(hi(path, overlay, more)).map((line) => line.split(' ').slice(0, 2).join(' '));
  const renamed = { sections: [{ id: 'intro', text: 'अ' }] };

  test('an id that was renamed in the original is told where it is named there', () => {
    const linked = { ...prose('begin'), link: link('#intro') };
    expect(codes('pages/a.json', renamed, { 'pages/a.json': page(linked) })).toEqual([
      'pages/a.json:15:17-15:25 reference/anchor',
    ]);
    const other = page({ ...prose('x'), link: link('/a#intro') });
    const files = { 'pages/a.json': page(prose('begin')), 'pages/b.json': other };
    expect(codes('pages/a.json', renamed, files)).toEqual(['pages/b.json:15:17-15:27 reference/anchor']);
  });

  test('where nothing names it, in the translation', () => {
    const files = { 'pages/a.json': page(prose('begin')) };
    expect(codes('pages/a.json', renamed, files)).toEqual([
      'locales/hi/pages/a.json:1:20-1:27 locale/unknown-id',
    ]);
  });

  test('so is one that another entry took', () => {
    const overlay = { sections: [{ id: 'end', text: 'अ' }] };
    expect(codes('pages/a.json', overlay, { 'pages/a.json': page(prose('intro'), prose('intro')) })).toEqual([
      'pages/a.json:16:13-16:20 unique/id',
    ]);
  });

  test('so are entries of an item, of a list and of the menu', () => {
    const one = { body: [{ id: 'one', text: 'अ' }] };
    const body = { body: [{ ...prose('uno'), text: '[One](#one)' }] };
    expect(
      codes('collections/articles/a.json', one, { 'collections/articles/a.json': article('a', body) }),
    ).toEqual(['collections/articles/a.json:16:22-16:26 reference/anchor']);
    const shown = { type: 'card-carousel', id: 'c', heading: 'A', collection: 'events', items: ['first'] };
    const list = { 'collections/events.json': events(event('frist')), 'pages/a.json': page(shown) };
    expect(codes('collections/events.json', { items: [{ id: 'first', title: 'अ' }] }, list)).toEqual([
      'pages/a.json:15:9-15:16 reference/item',
    ]);
    const primary = [{ id: 'servces', title: 'Services', link: '/services/tax' }];
    expect(
      codes(
        'navigation.json',
        { primary: [{ id: 'services', title: 'अ' }] },
        {
          'navigation.json': navigation({ primary }),
        },
      ),
    ).toEqual(['navigation.json:11:5-11:15 reference/navigation']);
  });
});
