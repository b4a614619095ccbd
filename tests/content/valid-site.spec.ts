import { describe, expect, expectTypeOf, test } from 'vitest';
import { asList, asText, unchecked } from '../../src/content/json/unchecked.ts';
import { inRole, textIn } from '../../src/content/site/items.ts';
import { validSite } from '../../src/content/site/valid-site.ts';
import type { Site, Theme } from '../../src/model/content.gen.ts';
import { checkSite, event, events, site, valid } from './support/site.ts';

describe('JSON that has not passed its schema', () => {
  const broken = unchecked<Site>({
    brand: 'a text',
    contact: null,
    notFound: 404,
    redirects: [null, 'a text', { from: '/a' }],
    social: { '0': {} },
  });

  test('is read by the names of its schema, whatever stands there', () => {
    expect(asText(broken.brand?.logo?.src)).toBeUndefined();
    expect(asText(broken.contact?.endpoint)).toBeUndefined();
    expect(asText(broken.notFound)).toBeUndefined();
    expect(asList(broken.redirects).map((entry) => asText(entry?.from))).toEqual([
      undefined,
      undefined,
      '/a',
    ]);
    expect(asList(broken.social)).toEqual([]);
    expect(asList(broken.locales)).toEqual([]);
  });

  test('is an object without names where it is none', () => {
    expect([undefined, null, 'a', 1, true, ['a']].map((value) => unchecked<Site>(value))).toEqual(
      Array(6).fill({}),
    );
  });

  test('promises nothing of a value, and has no other names than its schema', () => {
    // @ts-expect-error It may be of any kind.
    const text: string | undefined = broken.notFound;
    expect(text).toBe(404);
    // @ts-expect-error The schema has no such name.
    expect(broken.notfound).toBeUndefined();
    // @ts-expect-error Nor has what lies in it.
    expect(broken.brand?.logo?.source).toBeUndefined();
    // @ts-expect-error A list may be no list.
    expect(() => broken.social.map(String)).toThrow(TypeError);
  });
});

describe('the boundary between JSON and the types of the schemas', () => {
  const checked = checkSite();

  test('lets a site pass that has no mistakes, as it is', () => {
    expect(validSite(checked.index, [])).toBe(checked.index);
    expect(validSite(checked.index, [{ severity: 'warning' }])).toBe(checked.index);
    expect(validSite(checked.index, [{ severity: 'warning' }, { severity: 'error' }])).toBeUndefined();
  });

  test('is closed for one with a mistake in any file, those of its translations included', () => {
    expect(checked.valid).toBe(true);
    expect(checkSite({ 'strings.json': '{}' }).valid).toBe(false);
    expect(checkSite({ 'pages/a.json': '{' }).valid).toBe(false);
    const locales = ['en', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
    const translated = { 'site.json': site({ locales }), 'locales/hi/pages/index.json': '{ "title": 1 }' };
    expect(checkSite(translated).valid).toBe(false);
  });

  test('leads to the types of the schemas', () => {
    const passed = valid(checkSite({ 'collections/events.json': events(event('first')) }));
    expectTypeOf(passed.site).toEqualTypeOf<Site>();
    expectTypeOf(passed.theme).toEqualTypeOf<Theme>();
  });

  test('an item is read by the roles that its type gives its fields', () => {
    const passed = valid(checkSite({ 'collections/events.json': events(event('first')) }));
    const [item] = passed.collections.get('events')?.all ?? [];
    expect(item?.key).toBe('first');
    expect(item && [textIn(item, 'video'), inRole(item, 'image'), inRole(item, 'body')]).toEqual([
      item?.value.videoId,
      item?.value.poster,
      undefined,
    ]);
  });
});
