import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { callCommand } from '../support/call-command.ts';

it('stamp keeps what is recorded while an original has a mistake, and names that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stamp-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const stamp = () => callCommand(folder, ['stamp', 'fr', '--site', 'site']);
  expect((await callCommand(folder, ['new-site', 'site', '--second', 'fr'])).code).toBe(0);
  const translation = join(folder, 'site/locales/fr/pages/index.json');
  await writeFile(translation, '{ "title": "Accueil" }');
  expect(await stamp()).toMatchObject({ code: 0, stdout: expect.stringContaining('1 of 10 files stamped;') });
  const stamped = await readFile(translation, 'utf8');
  expect(stamped).toContain('"$source"');
  const original = join(folder, 'site/pages/index.json');
  const text = await readFile(original, 'utf8');
  await writeFile(original, text.replace('"title": "Home",', '"title": "Home"'));
  expect(await stamp()).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^A translation or what it translates has mistakes, so nothing was changed:\nsite\/pages\/index\.json:4:3 {2}error /,
    ),
  });
  expect(await readFile(translation, 'utf8')).toBe(stamped);
});

it('stamp names a translation whose original is gone, and the languages that there are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stamp-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect((await callCommand(folder, ['new-site', 'site', '--second', 'fr'])).code).toBe(0);
  await writeFile(join(folder, 'site/locales/fr/pages/gone.json'), '{ "title": "Perdu" }');
  expect(await callCommand(folder, ['stamp', 'fr', '--site', 'site'])).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /nothing was changed:\nsite\/locales\/fr\/pages\/gone\.json:1:1 {2}error {2}There is no file “pages\/gone\.json” to translate\./,
    ),
  });
  expect(await callCommand(folder, ['stamp', 'de', '--site', 'site'])).toEqual({
    code: 1,
    stdout: '',
    stderr: '“locales” of site.json names no translations into “de”, but into: fr.\n',
  });
});

it('stamp takes the files that have been read again, and leaves what is stale in others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stamp-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const stamp = (...files: string[]) => callCommand(folder, ['stamp', 'fr', ...files, '--site', 'site']);
  expect((await callCommand(folder, ['new-site', 'site', '--second', 'fr'])).code).toBe(0);
  const translation = (file: string) => join(folder, 'site/locales/fr', file);
  const sourceOf = async (file: string) => JSON.parse(await readFile(translation(file), 'utf8')).$source;
  await writeFile(translation('pages/index.json'), '{ "title": "Accueil" }');
  await writeFile(translation('pages/404.json'), '{ "title": "Introuvable" }');
  expect(await stamp('pages/index.json')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 of 10 files'),
  });
  expect(Object.keys(await sourceOf('pages/index.json'))).toEqual(['/title']);
  expect(await sourceOf('pages/404.json')).toBeUndefined();
  // As it is written from where the command runs.
  expect((await stamp('site/locales/fr/pages/404.json')).code).toBe(0);
  expect(Object.keys(await sourceOf('pages/404.json'))).toEqual(['/title']);
  expect(await stamp('pages/none.json')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no translation “pages/none.json” into “fr”.'),
  });
});
