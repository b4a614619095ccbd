import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../support/proof.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'own-repository-'));
const engine = join(folder, 'engine');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, ...args: string[]): string {
  const { INIT_CWD: _, PAGE_ENGINE_ROOT: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
}
const git = (...args: string[]) =>
  run(
    'git',
    '-c',
    'user.name=Editor',
    '-c',
    'user.email=editor@example.com',
    '-c',
    'protocol.file.allow=always',
    ...args,
  );
const command = (...args: string[]) => run(process.execPath, 'engine/scripts/run.mjs', ...args);

// As docs/own-repository.md tells it, and as the workflows call it.
test.runIf(FULL)(
  'a site whose engine is a submodule: made, checked, built, and what another engine changes',
  // Six commands, two of which build the engine: on a busy machine five minutes.
  { timeout: 3_600_000 },
  () => {
    git('init', '--quiet', '--initial-branch=main');
    git('submodule', '--quiet', 'add', root, 'engine');
    symlinkSync(join(root, 'node_modules'), join(engine, 'node_modules'), 'junction');
    command('new-site', 'site', '--name', 'Our Site', '--language', 'en-GB');
    git('add', '.');
    git('commit', '--quiet', '-m', 'The site begins');
    expect(
      run('npm', '--prefix', 'engine', 'run', '-s', 'validate', '--', '--site', 'site', '--strict'),
    ).toBe('0 errors, 0 warnings in 12 files.');
    command('build', '--site', 'site', '--out', 'dist');
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('Our Site');

    const view = join(engine, 'src/blocks/prose/prose.tsx');
    writeFileSync(
      view,
      readFileSync(view, 'utf8').replace('<RichText text={text}', '<i>New</i>\n      <RichText text={text}'),
    );
    git('-C', 'engine', 'commit', '--quiet', '--all', '-m', 'Another view');
    command('report', '--site', 'site', '--base', 'main', '--out', 'report', '--no-pictures');
    const report = readFileSync(join(folder, 'report/report.md'), 'utf8');
    expect(report).toContain(
      '> The engine changed too: the pages before were built by the code of the base, those after by the new code.',
    );
    expect(report).toContain('- _About Our Site_, added: **New**');
  },
);
