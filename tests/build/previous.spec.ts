import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepPrevious, youngPrevious } from '../../src/build/previous.ts';
import { page } from '../content/support/site.ts';
import { callCommand } from '../support/call-command.ts';
import { FULL } from '../support/proof.ts';
import { runCommand } from '../support/run-command.ts';

const work = mkdtempSync(join(tmpdir(), 'page-engine-previous-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** On Linux a file system of its own. */
const ELSEWHERE = '/dev/shm';
const isElsewhere = existsSync(ELSEWHERE) && statSync(ELSEWHERE).dev !== statSync(work).dev;

const file = { file: 'a.js', type: 'text/javascript', bytes: 4, hash: 'hash', cache: 'immutable' } as const;

test.runIf(isElsewhere)('a file is kept on another file system too', async () => {
  const kept = mkdtempSync(join(ELSEWHERE, 'page-engine-previous-'));
  writeFileSync(join(work, 'a.js'), 'text');
  await keepPrevious(work, kept, {}, { '/a.js': file });
  expect(readFileSync(join(kept, 'a.js'), 'utf8')).toBe('text');
  rmSync(kept, { recursive: true });
});

test('what the next build still has is not kept', async () => {
  writeFileSync(join(work, 'a.js'), 'text');
  await keepPrevious(work, join(work, 'kept'), { '/a.js': file }, { '/a.js': file });
  expect(existsSync(join(work, 'kept'))).toBe(false);
});

test('what is older than is asked for stays for fourteen days: another build may ask for it', async () => {
  const folder = join(work, 'of-some-days/own');
  mkdirSync(folder, { recursive: true });
  for (const days of [0, 13, 15]) {
    const time = Date.now() / 1000 - days * 86_400;
    writeFileSync(join(folder, `${days}.js`), '');
    utimesSync(join(folder, `${days}.js`), time, time);
  }
  expect(await youngPrevious(folder, 1)).toEqual(['0.js']);
  expect(readdirSync(folder).sort()).toEqual(['0.js', '13.js']);
});

const build = (out: string, ...args: string[]) => {
  expect(runCommand(work, ['build', '--site', 'site', '--out', out, ...args]).code).toBe(0);
  return readdirSync(join(work, out), { recursive: true, encoding: 'utf8' }).sort();
};

/** Its picture for social networks has a name that its title decides. */
const write = (title: string, isActive: boolean) => {
  const text = { type: 'prose', id: 'text', heading: title, text: 'Text.' };
  writeFileSync(join(work, 'site/pages/plan.json'), JSON.stringify({ ...page(text), title, isActive }));
};

test.runIf(FULL)('what is kept of earlier builds is of the same folder, and of no preview', async () => {
  expect((await callCommand(work, ['new-site', 'site', '--name', 'Small'])).code).toBe(0);
  const published = build('clean');
  for (const title of ['We merge', 'We merge in May']) {
    write(title, false);
    build('preview', '--drafts');
  }
  expect(build('other', '--keep', '14')).toEqual(published);
  expect(build('preview', '--keep', '14')).toEqual(published);
  write('A plan', true);
  const first = build('preview');
  write('Another plan', true);
  const second = build('preview', '--keep', '14');
  expect(second).toEqual([...new Set([...first, ...second])].sort());
});
