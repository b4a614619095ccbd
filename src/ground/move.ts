import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** So long, in milliseconds, what is refused is tried again. */
const PATIENCE = 10_000;

/** Whether something cannot be moved because it is mounted, or because another program has it open, which Windows heeds. */
export function isHeld(error: unknown): boolean {
  const codes = process.platform === 'win32' ? ['EBUSY', 'EPERM', 'EACCES'] : ['EBUSY'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Moves a file or a folder. What a server or a virus scanner reads Windows refuses to move, mostly for a moment.
 * @throws the file system's error
 */
export async function move(from: string, to: string): Promise<void> {
  for (const started = performance.now(); ; await setTimeout(20))
    try {
      return await rename(from, to);
    } catch (error) {
      const isTried = process.platform === 'win32' && isHeld(error);
      if (!isTried || performance.now() - started > PATIENCE) throw error;
    }
}
