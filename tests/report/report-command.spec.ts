import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MARKER } from '../../src/report/markdown.ts';
import { callCommand } from '../support/call-command.ts';
import { FULL } from '../support/proof.ts';
import { runCommand } from '../support/run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pull-request-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand(folder, args);
/** What an editor does before, which has another spec as a process of its own, and what is refused like the first. */
const call = (...args: string[]) => callCommand(folder, args);
function git(...args: string[]): string {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
const read = (path: string) => readFile(join(folder, path), 'utf8');
async function edit(path: string, from: string, to: string) {
  const text = await read(path);
  expect(text).toContain(from);
  await writeFile(join(folder, path), text.replace(from, to));
}
const SITE = ['--site', 'site'];
const report = (...args: string[]) => run('report', ...SITE, '--out', 'out', '--base', 'main', ...args);

// A recorded pull request, in its order: each step works on what the one before has left.
test('the branch that it goes into: a small site in a repository of its own', async () => {
  expect((await call('new-site', 'site', '--name', 'Small Firm')).code).toBe(0);
  expect((await call('new-page', '/services', '--title', 'Services', ...SITE)).code).toBe(0);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'A small site');
  git('checkout', '--quiet', '-b', 'topic');
});

test.runIf(FULL)('nothing changed: the report says so, and clears away one that was killed', async () => {
  await mkdir(join(folder, `out.writing-${2 ** 31 - 1}`));
  const { code, stdout } = report('--no-pictures');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `Nothing changes for a visitor.\n${join(folder, 'out/index.html')}\n`,
  });
  expect(await read('out/report.md')).toContain('**Nothing changes for a visitor.**');
});

test('an edit with a mistake: an annotation on its line, and a report that says why it compares nothing', async () => {
  await edit('site/pages/index.json', '"type": "prose"', '"type": "pros"');
  const { code, stdout } = await call('validate', ...SITE, '--strict', '--format', 'github');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^::error file=site\/pages\/index\.json,line=28,endLine=28,col=15,endColumn=21,title=schema\/unknown-block::There is no block “pros”\./,
  );
  expect(report()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('The content has 1 mistake, so there is no site to compare.'),
  });
  expect(await read('out/report.md')).toContain(
    '- `site/pages/index.json:28:15` error: There is no block “pros”.',
  );
  expect(await read('out/report.md')).toContain(
    '- Suggested for `site/pages/index.json:28`: `"type": "prose",`\n',
  );
});

test('mended, with a changed text, a new page and one that moved', async () => {
  await edit('site/pages/index.json', '"type": "pros"', '"type": "prose"');
  await edit('site/pages/index.json', 'and share what has grown.', 'and share what has **really** grown.');
  expect((await call('rename', '/services', '/what-we-do', ...SITE)).code).toBe(0);
  expect((await call('new-page', '/careers', '--title', 'Careers', ...SITE)).code).toBe(0);
  await edit(
    'site/pages/index.json',
    'in our [articles](/articles).',
    'in our [articles](/articles), [join us](/careers) or see [what we do](/what-we-do).',
  );
  for (const page of ['careers', 'what-we-do']) {
    await edit(
      `site/pages/${page}.json`,
      'say here, in one or two sentences, what a visitor',
      'with all that a visitor',
    );
    await edit(`site/pages/${page}.json`, 'Say here what this page is about.', 'In a few words.');
  }
  const { code, stdout } = await call('validate', ...SITE, '--strict', '--format', 'github');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
});

test('the report: exactly the changed route and words, the new page, the one that moved, and pictures', async () => {
  const { code, stdout, stderr } = report();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('1 route changed, 2 routes added, 1 route removed, 2 link targets added.');
  const made = await read('out/report.md');
  expect(made.startsWith(`${MARKER}\n## What changes for a visitor\n`)).toBe(true);
  expect(made).toContain(
    `Compared: \`topic with what is not committed\` with \`main\` (\`${git('rev-parse', '--short=7', 'main')}\`)`,
  );
  expect(made).toContain('### Routes added\n\n- `/careers` Careers');
  expect(made).toMatch(
    /\n- `\/what-we-do` Services.*\n\n### Routes removed\n\n- `\/services` Services.*, redirects to `\/what-we-do`\n/,
  );
  expect(made).toContain(
    [
      '- _About Small Firm_: We meet each Saturday at ten, and share what has **really** grown. Nobody needs to know anything about plants.',
      '- _About Small Firm_: What we have learnt so far is in our ~~articles.~~ **articles, join us or see what we do.**',
      '- _About Small Firm_, link added: `/careers`',
      '- _About Small Firm_, link added: `/what-we-do`',
    ].join('\n'),
  );
  expect(made).not.toContain('### Redirects');
  expect(await read('out/index.html')).toContain('<ins>really</ins>');
  const pictures = readdirSync(join(folder, 'out/pictures'));
  for (const width of [390, 1280]) {
    expect(pictures).toContain(`home-${width}-1-after.webp`);
    expect(pictures).toContain(`careers-${width}-after.webp`);
    expect(pictures).toContain(`services-${width}-before.webp`);
  }
  expect(made).toContain('Before and after pictures of 4 routes are in `index.html`');
});

test('leaves the repository as it was, and nothing beside the report', async () => {
  expect(
    git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !line.includes('out/')),
  ).toEqual([
    expect.stringContaining('site/.schemas/ids/pages.schema.json'),
    expect.stringContaining('site/pages/index.json'),
    expect.stringContaining('site/pages/services.json'),
    expect.stringContaining('site/site.json'),
    expect.stringContaining('site/pages/careers.json'),
    expect.stringContaining('site/pages/what-we-do.json'),
  ]);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(['.git', 'out', 'site']);
});

test('what cannot be compared is said in a sentence, and replaces nothing', async () => {
  const unknown = run('report', ...SITE, '--out', 'out', '--base', 'no-such-branch');
  expect(unknown).toEqual({
    code: 2,
    stdout: '',
    stderr:
      "There is no revision “no-such-branch” in this clone. Fetch it first: git fetch origin '+refs/heads/*:refs/remotes/origin/*'\n",
  });
  expect((await call('report', ...SITE)).stderr).toBe(
    'Name what to compare with, for example: npm run report -- --base origin/main\n',
  );
  await mkdir(join(folder, 'mine'));
  await writeFile(join(folder, 'mine/notes.txt'), 'mine');
  expect(await call('report', ...SITE, '--base', 'main', '--out', 'mine')).toMatchObject({
    code: 2,
    stdout: '',
  });
  expect(existsSync(join(folder, 'mine/notes.txt'))).toBe(true);
  expect(existsSync(join(folder, 'out/index.html'))).toBe(true);
});
