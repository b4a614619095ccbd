import { afterEach, expect, test, vi } from 'vitest';
import { siteEnvironment, sitePath } from '../../src/command/site-path.ts';

const folder = sitePath(undefined);

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['qa', 'qa'],
  ['', 'production'],
  [undefined, 'production'],
])('SITE_ENV %j is the environment %s', (given, environment) => {
  vi.stubEnv('SITE_ENV', given);
  expect(siteEnvironment(folder)).toBe(environment);
});

test('an environment that neither the engine nor the site knows is refused, with those that there are', () => {
  vi.stubEnv('SITE_ENV', 'staging');
  expect(() => siteEnvironment(folder)).toThrow(
    'SITE_ENV is “staging”, which is no environment. Possible: production, qa, dev.',
  );
});
