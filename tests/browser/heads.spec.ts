import { expect } from '@playwright/test';
import { readHtml } from './support/document.ts';
import { addresses, htmlOf, originals, routes, siteOrigin, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

test('each page has its description, canonical address and social-sharing tags', async ({ plainPage }) => {
  const known = addresses();
  for (const route of routes) {
    const { meta, head } = await readHtml(plainPage, htmlOf(route));
    const address = `${siteOrigin}${route}`;
    expect.soft(meta.get('description')?.length, `description of ${route}`).toBeGreaterThan(20);
    expect.soft(meta.get('canonical'), route).toBe(address);
    expect.soft(meta.get('og:title'), route).toBe(head.title);
    expect.soft(meta.get('og:description'), route).toBe(meta.get('description'));
    expect.soft(meta.get('og:url'), route).toBe(address);
    expect.soft(meta.get('og:type'), route).toMatch(/^(website|article|video\.other|profile)$/);
    expect.soft(meta.get('og:site_name'), route).not.toBeUndefined();
    const [own, other] = originals.includes(route) ? ['en_US', 'hi_IN'] : ['hi_IN', 'en_US'];
    expect.soft(meta.get('og:locale'), route).toBe(own);
    expect.soft(meta.get('og:locale:alternate'), route).toBe(other);
    expect.soft(meta.get('twitter:card'), route).toMatch(/^summary/);
    const image = meta.get('og:image') ?? '';
    expect
      .soft(image.startsWith(siteOrigin) && known.has(image.slice(siteOrigin.length)), `${image} of ${route}`)
      .toBe(true);
    expect.soft(meta.get('robots'), route).toBeUndefined();
  }
});

test('unknown paths get no such tags, and are not to be indexed', async ({ plainPage }) => {
  expect((await readHtml(plainPage, htmlOf(UNKNOWN))).head).toEqual({
    title: 'Page Not Found | Kesarquill',
    lang: 'en',
    dir: 'ltr',
    tags: ['<meta name="robots" content="noindex" data-head="">'],
  });
});
