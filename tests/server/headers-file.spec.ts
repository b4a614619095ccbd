import { describe, expect, it } from 'vitest';
import type { CachePolicy, ManifestFile } from '../../src/model/build-manifest.ts';
import { headersFile, pagesWithoutRule, redirectsFile } from '../../src/server/headers-file.ts';

function file(cache: CachePolicy): ManifestFile {
  return { file: 'x', type: 'text/plain', bytes: 1, hash: 'h', cache };
}

const all = [{ path: '/', headers: { 'X-One': '1', 'X-Two': '2' } }];

describe('_headers', () => {
  it('gives the table to every address', () => {
    expect(headersFile({ basePath: '', files: {}, headers: all })).toBe('/*\n  X-One: 1\n  X-Two: 2\n');
  });

  it('keeps folders of hashed files for good, and mentions no page', () => {
    const files = {
      '/': file('revalidate'),
      '/about': file('revalidate'),
      '/assets/a.js': file('immutable'),
      '/assets/fonts/b.woff2': file('immutable'),
      '/_data/about.1.json': file('immutable'),
      '/_data/shards/0.json': file('revalidate'),
      '/sitemap.xml': file('hour'),
    };
    expect(headersFile({ basePath: '', files, headers: [] })).toBe(
      [
        '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
        '/_data/about.1.json\n  Cache-Control: public, max-age=31536000, immutable\n',
        '/sitemap.xml\n  Cache-Control: public, max-age=3600\n',
      ].join('\n'),
    );
  });

  it("drops a broader rule's value before a page sets its own, since hosts join them", () => {
    const headers = [...all, { path: '/contact-us', headers: { 'x-one': 'wide' } }];
    expect(headersFile({ basePath: '', files: {}, headers })).toContain(
      '/contact-us*\n  ! x-one\n  x-one: wide\n',
    );
  });

  it('drops a header that a folder is sent without', () => {
    const headers = [...all, { path: '/assets/', headers: { 'X-One': '' } }];
    expect(headersFile({ basePath: '', files: {}, headers })).toContain('/assets/*\n  ! X-One\n');
  });

  it('says all of a folder in one rule, since of two for it Cloudflare Pages follows the last alone', () => {
    const files = { '/': file('revalidate'), '/media/a.svg': file('immutable') };
    const headers = [...all, { path: '/media/', headers: { 'X-One': 'wide' } }];
    expect(headersFile({ basePath: '', files, headers })).toBe(
      [
        '/*\n  X-One: 1\n  X-Two: 2\n',
        '/media/*\n  ! X-One\n  X-One: wide\n  Cache-Control: public, max-age=31536000, immutable\n',
      ].join('\n'),
    );
  });

  it('names one page, with and without its final slash, where a rule is for it alone', () => {
    const headers = [...all, { path: '/contact-us', exact: true as const, headers: { 'X-One': 'wide' } }];
    expect(headersFile({ basePath: '/site', files: {}, headers })).toBe(
      [
        '/site/*\n  X-One: 1\n  X-Two: 2\n',
        '/site/contact-us\n  ! X-One\n  X-One: wide\n',
        '/site/contact-us/\n  ! X-One\n  X-One: wide\n',
      ].join('\n'),
    );
  });

  it('stands below the base path', () => {
    const files = { '/assets/a.js': file('immutable'), '/': file('revalidate') };
    const home = { path: '/', exact: true as const, headers: { 'X-One': '' } };
    const patterns = headersFile({ basePath: '/site', files, headers: [...all, home] }).match(/^\/.*/gm);
    expect(patterns).toEqual(['/site/*', '/site/assets/*', '/site', '/site/']);
  });

  it('holds no more rules than a host reads', () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `/_data/${index}.json`,
        file(index % 2 ? 'immutable' : 'revalidate'),
      ]),
    );
    const text = headersFile({ basePath: '', files, headers: all });
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(100);
  });

  it('has the folders before the pages, and says which pages find no room', () => {
    const paths = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
    const pages = paths.map((path) => ({ path, exact: true as const, headers: { 'X-One': 'wide' } }));
    const build = {
      basePath: '',
      files: {
        ...Object.fromEntries(paths.map((path) => [path, { ...file('revalidate'), type: 'text/html' }])),
        '/assets/a.js': file('immutable'),
      },
      headers: [
        ...all,
        ...pages,
        { path: '/worker.js', exact: true as const, headers: {} },
        { path: '/media/', headers: { 'X-Three': '3' } },
      ],
    };
    const rules = headersFile(build)
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules).toHaveLength(100);
    const first = ['/*', '/media/*', '/assets/*', '/worker.js', '/worker.js/', '/page-0'];
    expect(rules.slice(0, 6)).toEqual(first);
    // Its second rule, with a final slash, is the first one too many.
    expect(pagesWithoutRule(build)).toEqual(paths.slice(47));
  });

  it('refuses a value with a line break', () => {
    const headers = [{ path: '/', headers: { 'X-One': 'a\n  X-Evil: b' } }];
    expect(() => headersFile({ basePath: '', files: {}, headers })).toThrow('line break');
  });
});

describe('_redirects', () => {
  it('is one line a redirect, below the base path, foreign targets as they are', () => {
    const redirects = [
      { from: '/home', to: '/', status: 308 },
      { from: '/old', to: 'https://example.com/new', status: 301 },
    ] as const;
    expect(redirectsFile({ basePath: '', redirects })).toBe(
      '/home / 308\n/old https://example.com/new 301\n',
    );
    expect(redirectsFile({ basePath: '/site', redirects })).toBe(
      '/site/home /site 308\n/site/old https://example.com/new 301\n',
    );
  });
});
