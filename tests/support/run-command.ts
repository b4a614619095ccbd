import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const LAUNCHER = join(import.meta.dirname, '../../scripts/run.mjs');

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `npm run COMMAND -- ARGS` as it is called in a folder: a process of its own, as an editor has it. */
export function runCommand(
  folder: string,
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv> = {},
): Run {
  const env = { ...process.env, INIT_CWD: folder, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}
