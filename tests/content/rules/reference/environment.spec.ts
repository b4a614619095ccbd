import { expect, test } from 'vitest';
import { advice, site } from '../../support/site.ts';

test('reference/environment: one that is called nearly like “production” is told, another is not', () => {
  const environments = { staging: {}, preproduction: {}, porduction: { robots: 'noindex' } };
  expect(advice(/environment/, { 'site.json': site({ environments }) })).toEqual([
    'site.json:37:5-37:17 reference/environment /environments/porduction · The settings of “porduction” hold only where SITE_ENV says so. Did you mean “production”?',
  ]);
});
