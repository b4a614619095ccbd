import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/command/explain.ts';
import { linkFaults, page, prose, report, site } from '../../support/site.ts';

describe('reference/page', () => {
  test.each([
    ['/nope', 'There is no page “/nope”.'],
    ['/services/taxx', 'There is no page “/services/taxx”. Did you mean “/services/tax”?'],
    ['/service/tax', 'There is no page “/service/tax”. Did you mean “/services/tax”?'],
    ['/Services/Tax', 'There is no page “/Services/Tax”. Did you mean “/services/tax”?'],
    ['/services/tax/', 'There is no page “/services/tax/”. Did you mean “/services/tax”?'],
    ['/tax', 'There is no page “/tax”. Did you mean “/services/tax”?'],
    ['/services/[slug]', 'There is no page “/services/[slug]”.'],
  ])('%s', (href, message) => {
    expect(linkFaults(href)).toEqual([message]);
  });
  test('its remedy names the command that takes every link along', () => {
    expect(explain('reference/page')).toContain('run `npm run rename -- OLD NEW`: every link goes along.');
  });
});

describe('reference/page: the page for unknown addresses', () => {
  test('is /404 where site.json names none', () => {
    expect(report({ 'pages/404.json': undefined })).toEqual([
      'site.json:1:1-1:2 reference/page · There is no page “/404” for unknown addresses.',
    ]);
  });
  test('is the one that site.json names', () => {
    expect(report({ 'site.json': site({ notFound: '/lost' }) })).toEqual([
      'site.json:34:15-34:22 reference/page /notFound · There is no page “/lost” for unknown addresses.',
    ]);
    expect(report({ 'site.json': site({ notFound: '/lost' }), 'pages/lost.json': page(prose('a')) })).toEqual(
      [],
    );
  });
});
