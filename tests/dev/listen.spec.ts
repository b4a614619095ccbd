import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { FULL } from '../support/proof.ts';

const other = createServer().listen(0, '127.0.0.1');
afterAll(() => void other.close());

it.each(['PORT', ...(FULL ? ['--port'] : [])])(
  'a port in use that %s asks for: one sentence with the remedy, exit 2',
  async (by) => {
    if (!other.listening) await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const args = ['scripts/run.mjs', 'dev', ...(by === 'PORT' ? [] : ['--port', port])];
    const env = { ...process.env, HOST: '127.0.0.1', PORT: by === 'PORT' ? port : '' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let told = '';
    child.stderr.on('data', (part) => {
      told += String(part);
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(told).toContain(
      `Port ${port} is in use: stop the other server or choose another, with --port or PORT.\n`,
    );
  },
);

it('the help names what sets the port and the host', () => {
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'dev', '--help'], { encoding: 'utf8' });
  expect(run.stdout).toContain('  PORT, HOST            environment: where to listen (5173, 127.0.0.1)\n');
});
