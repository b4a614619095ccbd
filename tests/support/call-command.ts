import { vi } from 'vitest';
import { UsageError } from '../../src/command/options.ts';
import type { Run } from './run-command.ts';

/**
 * The same as `runCommand`, in this process and with what it has loaded: the launcher has its own tests, and a process
 * for each call takes most of the time. A caller's mistake is one sentence, as the launcher says it.
 */
export async function callCommand(
  folder: string,
  [name, ...args]: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv> = {},
): Promise<Run> {
  const said = { stdout: '', stderr: '' };
  const listen = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    });
  const { main }: { main(args: string[]): Promise<number> } = await import(`../../scripts/${name}.ts`);
  const spies = [listen('stdout'), listen('stderr')];
  // Some commands set it for all that follows.
  const { NODE_ENV } = process.env;
  for (const [key, value] of Object.entries({ NODE_ENV, INIT_CWD: folder, ...environment }))
    vi.stubEnv(key, value);
  try {
    return { code: await main(args), ...said };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, stdout: said.stdout, stderr: `${said.stderr}${error.message}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
