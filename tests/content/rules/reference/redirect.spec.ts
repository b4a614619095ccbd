import { describe, expect, test } from 'vitest';
import { link, page, prose, report, site } from '../../support/site.ts';

describe('reference/redirect', () => {
  const redirects = [
    { from: '/old', to: '/services/tax' },
    { from: '/older', to: '/old' },
    { from: '/loop', to: '/loop' },
  ];
  test('a link or a redirect leads to the final address', () => {
    const files = {
      'site.json': site({ redirects }),
      'pages/a.json': page({ ...prose('a'), link: link('/old') }),
    };
    expect(report(files)).toEqual([
      'pages/a.json:15:17-15:23 reference/redirect /sections/0/link/href · “/old” is redirected. Write the address that it leads to. Did you mean “/services/tax”?',
      'site.json:41:13-41:19 reference/redirect /redirects/1/to · “/old” is redirected. Write the address that it leads to. Did you mean “/services/tax”?',
      'site.json:45:13-45:20 reference/redirect /redirects/2/to · “/loop” is redirected in a circle. Write the address of a page.',
    ]);
  });
  test('of several one after the other the last is told', () => {
    const chain = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/services/tax' },
    ];
    expect(
      report({ 'site.json': site({ redirects: chain }) }).map((line) => line.split('Did you mean ')[1]),
    ).toEqual(['“/services/tax”?', '“/services/tax”?']);
  });
  test('what leads into a circle ends nowhere', () => {
    const files = {
      'site.json': site({ redirects: [...redirects, { from: '/in', to: '/loop' }] }),
      'pages/a.json': page({ ...prose('a'), link: link('/in') }),
    };
    expect(report(files)[0]).toBe(
      'pages/a.json:15:17-15:22 reference/redirect /sections/0/link/href · “/in” is redirected. Write the address that it leads to.',
    );
  });
  test('two redirects that lead to each other are both refused', () => {
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(report({ 'site.json': site({ redirects: circle }) })).toEqual([
      'site.json:37:13-37:17 reference/redirect /redirects/0/to · “/b” is redirected in a circle. Write the address of a page.',
      'site.json:41:13-41:17 reference/redirect /redirects/1/to · “/a” is redirected in a circle. Write the address of a page.',
    ]);
  });
  test('a redirect must lead somewhere', () => {
    expect(report({ 'site.json': site({ redirects: [{ from: '/old', to: '/nope' }] }) })).toEqual([
      'site.json:37:13-37:20 reference/page /redirects/0/to · There is no page “/nope”. Correct the path, or add the page.',
    ]);
  });
});
