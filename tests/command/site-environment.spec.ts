import { afterEach, expect, test, vi } from 'vitest';
import { siteEnvironment } from '../../src/command/site-environment.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['qa', 'qa'],
  ['', 'production'],
  [undefined, 'production'],
])('SITE_ENV %j is the environment %s', (given, environment) => {
  vi.stubEnv('SITE_ENV', given);
  expect(siteEnvironment()).toBe(environment);
});
