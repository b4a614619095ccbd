import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { put, temporaryFolder, writeBuild } from './build-folder.ts';

const root = temporaryFolder();
const program = join(root, 'serve.mjs');

beforeAll(async () => {
  writeBuild(join(root, 'dist'), { '/': 'home' });
  writeBuild(join(root, 'below'), { '/': 'home' }, { basePath: '/site' });
  // The real command in a real process: only there do signals and exit codes mean something.
  const entry = '\0entry';
  const source = `import { main } from ${JSON.stringify(join(process.cwd(), 'scripts/serve.ts'))};
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}`;
  const bundle = await rolldown({
    input: 'entry',
    platform: 'node',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  await bundle.write({ file: program, format: 'esm', codeSplitting: false });
});

function serve(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, PAGE_ENGINE_ROOT: root, PORT: '0', ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return { child, output };
}

async function exit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function address(started: ReturnType<typeof serve>): Promise<string> {
  while (!started.output.out.includes('\n')) await once(started.child.stdout, 'data');
  return /http:\S+/.exec(started.output.out)?.[0] ?? '';
}

describe('npm run serve', () => {
  it('prints the address, serves, and ends with 0 on SIGTERM', async () => {
    const started = serve([]);
    const url = await address(started);
    expect(started.output.out).toMatch(/^Serving dist at http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(await (await fetch(url)).text()).toBe('home');
    started.child.kill('SIGTERM');
    expect(await exit(started.child)).toBe(0);
    expect(started.output.err).toBe('');
  });

  it('ends with 0 on SIGTERM where it is started as the guide’s container does', async () => {
    const [, written = ''] = /^ *CMD (.+)$/m.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
    const [program, ...args]: string[] = JSON.parse(written);
    const child = spawn(program ?? '', [...args, '--dir', join(root, 'dist')], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await exit(child)).toBe(0);
  });

  it('serves the folder of --dir, below its base path', async () => {
    const started = serve(['--dir', 'below', '--port', '0']);
    const url = await address(started);
    expect(url).toMatch(/\/site$/);
    expect(await (await fetch(url)).text()).toBe('home');
    started.child.kill('SIGINT');
    expect(await exit(started.child)).toBe(0);
  });

  it('finds the hashed files of a folder into which another build is being copied, its manifest first', async () => {
    writeBuild(join(root, 'half'), { '/': 'home' });
    put(join(root, 'half'), 'assets/site-aB3dE6gH.css', 'a{}');
    put(join(root, 'half'), 'draft.html', 'draft');
    const started = serve(['--dir', 'half']);
    const url = await address(started);
    const answer = await fetch(`${url}/assets/site-aB3dE6gH.css`);
    expect([answer.status, await answer.text()]).toEqual([200, 'a{}']);
    expect((await fetch(`${url}/draft.html`)).status).toBe(404);
    started.child.kill('SIGTERM');
    expect(await exit(started.child)).toBe(0);
  });

  it.each([
    [
      ['--dir', 'nowhere'],
      { INIT_CWD: '/called/here' },
      `There is no build in ${resolve('/called/here/nowhere')}: run \`npm run build\` first.\n`,
    ],
    [
      ['--dir', 'nowhere'],
      {},
      `There is no build in ${join(root, 'nowhere')}: run \`npm run build\` first.\n`,
    ],
    [['--wat'], {}, "Unknown option '--wat'. See --help.\n"],
    [['--port', 'eighty'], {}, "'eighty' is not a port: it is a number from 0 to 65535.\n"],
    [[], { PORT: '70000' }, "'70000' is not a port: it is a number from 0 to 65535.\n"],
    [[], { TRUST_PROXY: 'x' }, "TRUST_PROXY: 'x' is neither an address nor a network such as 10.0.0.0/8.\n"],
  ])('%j %j cannot run: one sentence, exit code 2', async (args, env, message) => {
    const { child, output } = serve(args, env);
    expect(await exit(child)).toBe(2);
    expect(output).toEqual({ out: '', err: message });
  });

  it('tells of a variable that is named like a setting and is none', async () => {
    const started = serve([], { CONTACT_KEEPDAYS: '365', CONTACT_KEEP_DAYS: '365', TRUST_PROXY: '::1' });
    await address(started);
    started.child.kill('SIGTERM');
    expect(await exit(started.child)).toBe(0);
    expect(started.output.err).toBe(
      'CONTACT_KEEPDAYS is no setting, and does nothing. docs/contact-service.md has a table of them.\n',
    );
  });

  it('tells of a port in use with exit code 2', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = other.address();
    const port = typeof taken === 'object' && taken !== null ? taken.port : 0;
    const { child, output } = serve(['--port', String(port)]);
    expect(await exit(child)).toBe(2);
    expect(output.err).toBe(
      `Port ${port} is in use: stop the other server or choose another, with --port or PORT.\n`,
    );
    other.close();
  });

  it('explains itself', () => {
    const run = spawnSync(process.execPath, ['scripts/run.mjs', 'serve', '--help'], { encoding: 'utf8' });
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('--dir DIR');
  });
});
