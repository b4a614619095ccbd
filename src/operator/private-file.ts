import { open } from 'node:fs/promises';

/** Writes a file for its owner alone, also where there was one that others may read. */
export async function writePrivate(file: string, text: string, flags: string): Promise<void> {
  const handle = await open(file, flags, 0o600);
  try {
    // Not a device such as /dev/stdout.
    if ((await handle.stat()).isFile()) await handle.chmod(0o600);
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}
