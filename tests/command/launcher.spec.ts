import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callCommand } from '../support/call-command.ts';
import { runCommand } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../..');
const run = (...args: string[]) => runCommand(root, args);
/** What a command says besides, which the launcher only passes on. */
const call = (...args: string[]) => callCommand(root, args);

describe('the launcher', () => {
  it('lists the commands', () => {
    const { code, stdout } = run('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('\n  validate   Checks the content.\n');
  });

  it.each([
    ['validte', /^There is no command “validte”\. Did you mean “validate”\? There are: start, .+\.\n$/],
    ['xyzzy', /^There is no command “xyzzy”\. There are: start, .+\.\n$/],
    ['toString', /^There is no command “toString”\. There are: start, .+\.\n$/],
  ])('%s: exit 2', (name, said) => {
    const { code, stdout, stderr } = run(name);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(said);
  });

  it.each([
    ['validate', 'npm_config_strict', 'true', '--strict'],
    ['migrate', 'npm_config_dry_run', 'true', '--dry-run'],
    ['report', 'npm_config_pictures', '', '--no-pictures'],
  ])('%s does nothing where npm has kept an option: exit 2', (name, variable, value, option) => {
    expect(runCommand(root, [name], { [variable]: value })).toEqual({
      code: 2,
      stdout: '',
      stderr: `npm kept ${option} to itself, so nothing was done. Write “--” before the options: npm run ${name} -- ${option} …\n`,
    });
  });

  it('refuses to work in a folder whose name the bundler would take for an anchor: exit 2', () => {
    const folder = mkdtempSync(join(tmpdir(), 'page-engine-#1-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    const command = [join(folder, 'scripts/run.mjs'), 'build'];
    expect(spawnSync(process.execPath, command, { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: `The engine cannot work in “${folder}”. Rename the folder that has “#” or “?” in its name.\n`,
    });
  });

  it('an address that is none: exit 2', () => {
    expect(run('mcp', '--dev', 'here')).toEqual({
      code: 2,
      stdout: '',
      stderr: '--dev takes an address such as http://127.0.0.1:5173, not “here”.\n',
    });
  });

  function runBroken(by: string) {
    const folder = mkdtempSync(join(tmpdir(), 'page-engine-launcher-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const broken = join(folder, 'broken.cjs');
    writeFileSync(broken, by);
    return runCommand(root, ['build'], { NODE_OPTIONS: `--require "${broken}"` });
  }

  it('paints nothing where no terminal shows it', () => {
    const stops = "Number.isInteger = () => { throw new Error('\\x1b[31mred\\x1b[0m'); };";
    expect(runBroken(stops)).toMatchObject({ code: 2, stderr: 'red\n' });
  });

  it('says where the source has a mistake that only code can make', () => {
    const { code, stderr } = runBroken('Number.isInteger = undefined;');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Number\.isInteger is not a function\n {4}at scripts\/build\.ts:\d+\n$/);
  });

  const locked = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version } } });

  /** An engine with what npm has recorded of its packages; `command` starts a command of it. */
  function engine(record: string) {
    const folder = mkdtempSync(join(tmpdir(), 'page-engine-launcher-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), locked('1.0.0'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), record);
    writeFileSync(join(folder, 'npm.js'), '');
    const env = { ...process.env, npm_execpath: join(folder, 'npm.js') };
    const command = [join(folder, 'scripts/run.mjs'), 'refs'] as const;
    mkdirSync(join(folder, '.cache'));
    return { command, options: { env }, lock: join(folder, '.cache/installing') };
  }

  it.each([
    ['1.0.0', locked('1.0.0'), false],
    ['1.0.1', locked('1.0.1'), true],
    ['a record half-written', locked('1.0.0').slice(0, 20), true],
  ])(
    'installs where npm has not put there what the lock names: 1.0.0, and %s is there',
    (_, record, installs) => {
      const { command, options } = engine(record);
      const { stderr } = spawnSync(process.execPath, command, { ...options, encoding: 'utf8' });
      expect(stderr.includes('Installing packages')).toBe(installs);
    },
  );

  /** The folder of an engine whose command `refs` is another. */
  function engineWith(refs: string) {
    const folder = mkdtempSync(join(tmpdir(), 'page-engine-launcher-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const name of ['src', 'schemas', 'node_modules']) mkdirSync(join(folder, name));
    symlinkSync(join(root, 'node_modules/rolldown'), join(folder, 'node_modules/rolldown'), 'junction');
    for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(join(folder, name), locked('1.0.0'));
    writeFileSync(join(folder, 'scripts/refs.ts'), refs);
    return folder;
  }

  it.runIf(process.platform === 'linux')(
    'goes on where the disk of its log is full, and fails where what it was asked for is lost',
    () => {
      const folder = engineWith(`export async function main() {
        console.error('A log line.');
        await new Promise((done) => setTimeout(done, 50));
        process.stdout.write('Done.');
        return 0;
      }`);
      const full = openSync('/dev/full', 'w');
      onTestFinished(() => closeSync(full));
      const run = (out: 'pipe' | number, err: 'pipe' | number) => {
        const stdio = ['ignore', out, err] as const;
        return spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'refs'], {
          stdio: [...stdio],
          encoding: 'utf8',
        });
      };
      expect(run('pipe', full)).toMatchObject({ status: 0, stdout: 'Done.' });
      expect(run(full, 'pipe')).toMatchObject({
        status: 2,
        stderr:
          'A log line.\nWhat the command says cannot be written: ENOSPC: no space left on device, write.\n',
      });
    },
  );

  it('bundles a file of the engine whose path begins with the letter of a drive, and no package', async () => {
    type Bundler = { external(id: string, importer: string, isPath: boolean): boolean };
    const { external } = await vi.importActual<Bundler>('../../scripts/bundle.mjs');
    const of = 'C:\\engine\\scripts\\refs.ts';
    expect(external('C:\\engine\\src\\a.ts', of, true)).toBe(false);
    expect(external('react', of, false)).toBe(true);
  });

  it('says what to do where a command that was kept is not whole', () => {
    const folder = engineWith('export const main = async () => 0;');
    const run = () =>
      spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'refs'], { encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    const [name = ''] = readdirSync(join(folder, '.cache/commands'));
    const remedy =
      'Remove the folder “.cache” if it is damaged or another user’s: what lies there is made anew.\n';
    for (const cut of ['', 'exports.main = async () => {']) {
      writeFileSync(join(folder, '.cache/commands', name, 'refs.cjs'), cut);
      const { status, stderr } = run();
      expect(status).toBe(2);
      expect(stderr.endsWith(`. ${remedy}`), stderr).toBe(true);
    }
    rmSync(join(folder, '.cache'), { recursive: true });
    expect(run().status).toBe(0);
  });

  it('keeps a command whose folder Windows refuses to move for a moment', () => {
    const folder = engineWith('export const main = async () => 0;');
    const refusing = join(folder, 'refusing.cjs');
    writeFileSync(
      refusing,
      `const fs = require('node:fs');
       const { renameSync } = fs;
       fs.renameSync = () => { fs.renameSync = renameSync; require('node:module').syncBuiltinESMExports(); throw new Error('EPERM'); };
       require('node:module').syncBuiltinESMExports();`,
    );
    const args = ['--require', refusing, join(folder, 'scripts/run.mjs'), 'refs'];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('keeps what it bundled, and what that finds sound, for each Node', () => {
    const folder = engineWith('export const main = async () => 0;');
    const other = join(folder, 'other.cjs');
    writeFileSync(other, "Object.defineProperty(process, 'version', { value: 'v20.19.6' });");
    const keptAfter = (...options: string[]) => {
      spawnSync(process.execPath, [...options, join(folder, 'scripts/run.mjs'), 'refs']);
      return readdirSync(join(folder, '.cache/commands')).length;
    };
    expect([keptAfter(), keptAfter(), keptAfter('--require', other)]).toEqual([1, 1, 2]);
  });

  it('takes the engine for another one where a file of it is gone, and not where an editor’s own came and went', () => {
    const folder = engineWith(
      'export const main = async () => console.log(process.env.PAGE_ENGINE_SOURCES);',
    );
    // A bundle that another command has removed meanwhile.
    mkdirSync(join(folder, '.cache/commands'), { recursive: true });
    symlinkSync(join(folder, 'gone'), join(folder, '.cache/commands/refs-gone'), 'junction');
    const [style, swap] = [join(folder, 'src/a.css'), join(folder, 'src/.a.css.swp')];
    writeFileSync(style, '');
    const key = () =>
      spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'refs'], { encoding: 'utf8' }).stdout;
    const before = key();
    expect(before).toMatch(/^[0-9a-f]{16}\n$/);
    writeFileSync(swap, '');
    expect(key()).toBe(before);
    rmSync(swap);
    expect(key()).toBe(before);
    rmSync(style);
    expect(key()).not.toBe(before);
  });

  it.each([
    // That of one that has ended may be another's by now.
    ['of no process', String(2 ** 31 - 1)],
    ['its own, as in a container', 'process.pid'],
  ])('installs where an install was interrupted whose number is %s', (_, number) => {
    const { command, options, lock } = engine(locked('1.0.1'));
    const left = join(dirname(lock), 'left.cjs');
    writeFileSync(left, `require('fs').writeFileSync(${JSON.stringify(lock)}, String(${number}))`);
    const { stderr } = spawnSync(process.execPath, ['--require', left, ...command], {
      ...options,
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stderr).toMatch(/^Installing packages …\n/);
    expect(existsSync(lock)).toBe(false);
  });

  it('says that it waits for another install, and goes on after it', async () => {
    const { command, options, lock } = engine(locked('1.0.1'));
    writeFileSync(lock, String(process.pid));
    const child = spawn(process.execPath, command, options);
    onTestFinished(() => void child.kill());
    let said = '';
    for await (const part of child.stderr) {
      said += part;
      if (said === 'Waiting for another install …\n') rmSync(lock);
    }
    expect(said).toMatch(/^Waiting for another install …\nInstalling packages …\n/);
  });

  it('says why nothing can be installed', () => {
    const { command, options, lock } = engine(locked('1.0.1'));
    rmSync(dirname(lock), { recursive: true });
    symlinkSync(join(lock, 'nowhere'), dirname(lock));
    const { status, stderr } = spawnSync(process.execPath, command, {
      ...options,
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The packages cannot be installed: E\w+: .+\.\n$/);
  });

  it.each(['--check', '--release'])(
    'generate %s of a site: exit 2, since what a site keeps is written',
    async (option) => {
      expect(await call('generate', option, '--site', 'site-config')).toEqual({
        code: 2,
        stdout: '',
        stderr: `--site writes what that site keeps for its editors: ${option} does not go with it.\n`,
      });
    },
  );

  it('takes options before what they go with', async () => {
    expect(await call('stamp', '--site', 'site-config', 'xx')).toEqual({
      code: 1,
      stdout: '',
      stderr: '“locales” of site.json names no translations into “xx”, but into: hi.\n',
    });
  });
});
