import { expect, test } from 'vitest';
import { allIconRules, iconRules } from '../../src/build/icon-rules.ts';
import type { Navigation, Site } from '../../src/model/content.gen.ts';

type Entry = Navigation['moreSheet'][number];
const entry = (icon: Entry['icon']): Entry => ({ title: 'A', link: '/', icon });
const drawn = (
  bar: Entry[],
  social: NonNullable<Site['social']> = [],
  pages: Parameters<typeof iconRules>[1] = [],
) => {
  const rules = iconRules({ navigation: { mobileBar: bar, moreSheet: bar }, site: { social } }, pages);
  return [...rules.matchAll(/\.i-([a-z-]+)\{/g)].map(([, name]) => name);
};

test('a sheet draws the icons that a site names, each once, beside the engine’s own', () => {
  expect(drawn([entry('leaf'), entry('search')])).toEqual(['leaf']);
  expect(drawn([], [{ network: 'youtube', url: 'https://a.example/' }])).toEqual(['youtube']);
  const pillars = { type: 'pillars', pillars: [{ title: 'Growth', icon: 'sprout' }] };
  const prose = { type: 'prose', text: 'key' };
  expect(drawn([], [], [[pillars, prose], [pillars]])).toEqual(['sprout']);
});

test('where a section shows the icon of its item, it draws all', () => {
  const pillars = { type: 'pillars', pillars: [{ title: 'A', icon: '{item.icon}' }] };
  expect(drawn([], [], [[pillars]]).length).toBe(allIconRules().split('\n').length);
});
