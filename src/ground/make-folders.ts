import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it one by one: to make all of them at once never ends where the system makes none, such
 * as in /proc.
 *
 * @throws the file system's error
 */
export function makeFolders(folder: string, mode?: number): void {
  const above = dirname(folder);
  // Above a drive is itself, even one that is not there.
  if (existsSync(folder)) return;
  if (above !== folder) makeFolders(above, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Somebody else was quicker.
    if (!existsSync(folder)) throw error;
  }
}
