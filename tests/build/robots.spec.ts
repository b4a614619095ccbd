import { expect, test } from 'vitest';
import { robotsTxt } from '../../src/build/machine-files.ts';
import { report, site } from '../content/support/site.ts';

const SITEMAP = 'https://example.com/sitemap.xml';

test('robots.txt lets every crawler in, or none', () => {
  expect(robotsTxt(true, SITEMAP, [])).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITEMAP}\n`);
  expect(robotsTxt(false, SITEMAP, ['GPTBot'])).toBe('User-agent: *\nDisallow: /\n');
});

test('it asks those that are refused to stay away, and the others in', () => {
  expect(robotsTxt(true, SITEMAP, ['GPTBot', 'CCBot'])).toBe(
    `User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\nSitemap: ${SITEMAP}\n`,
  );
});

test('who is refused has a name: all of them are kept away by the environment', () => {
  expect(report({ 'site.json': site({ refusedCrawlers: ['GPTBot', 'Google-Extended'] }) })).toEqual([]);
  expect(report({ 'site.json': site({ refusedCrawlers: ['*'] }) })).toEqual([
    expect.stringContaining(
      'Expected: the name that a crawler calls itself in robots.txt, such as “GPTBot”.',
    ),
  ]);
});
