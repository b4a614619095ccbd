import { Readable } from 'node:stream';
import { parseSitemapIndex } from 'sitemap';
import { expect, test } from 'vitest';
import { sitemapFiles } from '../../src/build/machine-files.ts';
import { FULL } from '../support/proof.ts';

const HOST = 'https://www.example.com';
const absolute = (address: string) => `${HOST}/base${address}`;
const pages = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => ({ url: `${HOST}/${i}`, ...more }));

const named = (xml = '') => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);

test('a sitemap of 50,000 addresses is one file', async () => {
  const files = await sitemapFiles(pages(50_000), absolute);
  expect([...files].map(([address, xml]) => [address, named(xml).length])).toEqual([
    ['/sitemap.xml', 50_000],
  ]);
});

test('one of more is an index of several, which name each address once', async () => {
  const files = await sitemapFiles(pages(50_001), absolute);
  expect([...files.keys()]).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap.xml']);
  // Read by a library that knows nothing of us.
  expect(await parseSitemapIndex(Readable.from([files.get('/sitemap.xml')]))).toEqual([
    { url: `${HOST}/base/sitemap-1.xml` },
    { url: `${HOST}/base/sitemap-2.xml` },
  ]);
  const parts = ['/sitemap-1.xml', '/sitemap-2.xml'].map((address) => named(files.get(address)));
  expect(parts.map(({ length }) => length)).toEqual([25_001, 25_000]);
  expect(parts.flat()).toEqual(pages(50_001).map(({ url }) => url));
});

test.runIf(FULL)('no file of a sitemap is larger than 50 MB', async () => {
  const links = Array.from({ length: 100 }, (_, i) => ({
    lang: 'en',
    url: `${HOST}/${i}${'a'.repeat(2000)}`,
  }));
  const files = await sitemapFiles(pages(300, { links }), absolute);
  expect([...files.keys()]).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap.xml']);
});
