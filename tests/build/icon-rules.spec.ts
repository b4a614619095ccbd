import { expect, test } from 'vitest';
import { iconRules } from '../../src/build/icon-rules.ts';
import { ICON_PATHS, OWN_ICONS } from '../../src/build/icons.gen.ts';
import type { Navigation, Site } from '../../src/model/content.gen.ts';

type Entry = Navigation['moreSheet'][number];
const entry = (icon: Entry['icon']): Entry => ({ title: 'A', link: '/', icon });
const drawn = (
  bar: Entry[],
  social: NonNullable<Site['social']> = [],
  pages: Parameters<typeof iconRules>[1] = [],
) => {
  const rules = iconRules({ navigation: { mobileBar: bar, moreSheet: bar }, site: { social } }, pages);
  const names = [...rules.matchAll(/\.i-([a-z-]+)\{/g)].map(([, name]) => name ?? '');
  return names.filter((name) => !OWN_ICONS.includes(name));
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
  expect(drawn([], [], [[pillars]]).length).toBe(ICON_PATHS.size - OWN_ICONS.length);
});

test('each is a row of one mask', () => {
  const rules = iconRules({ navigation: { mobileBar: [], moreSheet: [] }, site: {} }, []);
  const rows = [...rules.matchAll(/--row:([\d.]+)%/g)].map(([, row]) => Number(row));
  expect(rows.length).toBe(OWN_ICONS.length);
  expect([rows[0], rows.at(-1)]).toEqual([0, 100]);
  expect(rules.match(/%3Cpath/g)?.length).toBe(2 * OWN_ICONS.length);
  expect(rules).toContain(
    `0 var(--row)/100% ${((100 * (26 * (OWN_ICONS.length - 1) + 24)) / 24).toFixed(3)}%`,
  );
});
