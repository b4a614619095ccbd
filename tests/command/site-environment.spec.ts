import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('a site’s own environments are known; where its file cannot be read that is left to the check', () => {
  const own = mkdtempSync(join(tmpdir(), 'page-engine-environments-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  vi.stubEnv('SITE_ENV', 'staging');
  for (const text of ['{ "environments": { "staging": {} } }', '{']) {
    writeFileSync(join(own, 'site.json'), text);
    expect(siteEnvironment(own)).toBe('staging');
  }
  writeFileSync(join(own, 'site.json'), '{ "environments": { "qa": {}, "stage": {} } }');
  expect(() => siteEnvironment(own)).toThrow('Possible: production, qa, dev, stage.');
});
