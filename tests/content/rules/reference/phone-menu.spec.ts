import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { advice, link, navigation } from '../../support/site.ts';

const { moreSheet: _, ...withoutSheet } = navigation({
  mobileBar: [{ title: 'Home', link: '/', icon: 'home' }],
});

describe('reference/phone-menu', () => {
  const primary = [{ id: 'services', title: 'Tax', link: '/services/tax' }];
  const bar = [{ title: 'Home', link: '/', icon: 'home' }];
  const found = (menus: JsonObject) =>
    advice(/phone-menu/, {
      'navigation.json': navigation({ primary, mobileBar: bar, contact: link('/'), ...menus }),
    });
  test('an entry of the menu that neither bar nor sheet has', () => {
    expect(found({ moreSheet: [] })).toEqual([
      'navigation.json:7:15-7:30 reference/phone-menu /primary/0/link · On a phone neither bar nor More leads to “/services/tax”. Write it in "moreSheet", or leave "moreSheet" out: More then shows what the bar lacks.',
    ]);
  });
  const more = { title: 'A', link: '/', icon: 'home' };
  test.each([
    ['the bar', { mobileBar: [{ ...more, link: '/services/tax#a' }] }],
    ['the sheet', { moreSheet: [{ ...more, link: '/services/tax' }] }],
    [
      'what is below an entry of the sheet',
      { moreSheet: [{ ...more, children: primary.map(({ title, link }) => ({ title, link })) }] },
    ],
    [
      'the page above it',
      {
        primary: [{ id: 'services', title: 'A', link: '/services/tax/#a' }],
        moreSheet: [{ ...more, link: '/services/tax' }],
      },
    ],
    ['the header, where there is no bar', { mobileBar: [], moreSheet: [] }],
    ['the button of the header', { contact: { label: 'A', href: '/services/tax' } }],
  ])('%s leads there', (_, menus) => expect(found(menus)).toEqual([]));
  test('More without entries of its own has what the bar lacks', () =>
    expect(advice(/phone-menu/, { 'navigation.json': withoutSheet })).toEqual([]));
});
