import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withoutScripts } from '../../src/catalogue/frames.ts';
import { catalogueFolder } from '../../src/catalogue/out-folder.ts';
import { callCommand } from '../support/call-command.ts';
import { runCommand } from '../support/run-command.ts';

const root = resolve(import.meta.dirname, '../..');
const site = join(root, 'site-config');
const folder = mkdtempSync(join(tmpdir(), 'page-engine-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('where a catalogue may lie', () => {
  test('never in dist/, not by another name either', () => {
    const message = 'The catalogue is never written into dist/: that is the site. Name another folder.';
    const link = join(folder, 'link');
    symlinkSync(root, link);
    for (const out of ['dist', './dist/', 'dist/blocks', join(link, 'dist')])
      expect(() => catalogueFolder(resolve(root, out), site)).toThrow(message);
  });

  test('not in the place of something else', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    expect(catalogueFolder(other, site)).toBe(other);
    writeFileSync(join(other, 'thesis.txt'), '');
    expect(() => catalogueFolder(other, site)).toThrow('is not empty and holds no catalogue');
    writeFileSync(join(other, '_catalogue.json'), '{}');
    expect(catalogueFolder(other, site)).toBe(other);
  });
});

test('a still picture of a page has no script, but the look of one, and all else', () => {
  const html =
    '<html lang="en"><p>A</p><script>boot("<p>")</script><script type="application/json" id="a">{}</script><p>B</p>';
  expect(withoutScripts(html)).toBe('<html data-re="1" lang="en"><p>A</p><p>B</p>');
});

describe('npm run blocks', () => {
  const run = (...args: string[]) => runCommand(folder, args);

  test('refuses dist/ and an unknown option: exit 2', async () => {
    const { code, stderr } = run('blocks', '--out', join(root, 'dist/blocks'));
    expect(stderr).toContain('never written into dist/');
    expect(code).toBe(2);
    expect((await callCommand(folder, ['blocks', '--nope'])).code).toBe(2);
  });

  test('writes the catalogue of another site, and says at each example what that site lacks', async () => {
    const made = await callCommand(folder, ['new-site', 'small', '--name', 'Small']);
    expect(made.stderr).toBe('');
    const { code, stdout, stderr } = run('blocks', '--site', 'small', '--out', 'written');
    expect(stderr).toBe('');
    expect(stdout).toContain('service-detail, example 1: item: There is no entry “example” in services.');
    expect(stdout).toMatch(/\d+ block types, \d+ examples, in [\d.]+ s: /);
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'written/__blocks/service-detail/index.html'))).toBe(true);
    expect(existsSync(join(folder, 'written/__blocks/service-detail/1/index.html'))).toBe(false);
    expect(existsSync(join(folder, 'written/__blocks/prose/1/index.html'))).toBe(true);
    expect(readFileSync(join(folder, 'written/_headers'), 'utf8')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org;",
    );
  });
});
