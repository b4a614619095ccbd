import { expect, test } from 'vitest';
import { advice, site } from '../../support/site.ts';

test('reference/environment: one that is called nearly like “production” is told, another is not', () => {
  const environments = { staging: {}, preproduction: {}, porduction: { robots: 'noindex' } };
  expect(advice(/environment/, { 'site.json': site({ environments }) })).toEqual([
    'site.json:37:5-37:17 reference/environment /environments/porduction · The settings of “porduction” hold only where SITE_ENV says so. Did you mean “production”?',
  ]);
});

test('beside “production” the other one is no slip that could take its name', () => {
  const environments = { production: {}, porduction: { robots: 'noindex' } };
  expect(advice(/environment/, { 'site.json': site({ environments }) })).toEqual([
    'site.json:36:5-36:17 reference/environment /environments/porduction · The settings of “porduction” hold only where SITE_ENV says so. There is “production” already: remove one of the two, or choose a name that is farther from it.',
  ]);
});
