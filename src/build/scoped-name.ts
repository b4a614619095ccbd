import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../command/root.ts';

/** Short class names that depend on the file's place and the class alone: the same on the server and in the browser. */
export function scopedName(name: string, file: string): string {
  const place = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `_${createHash('sha256').update(`${place}:${name}`).digest('base64url').slice(0, 6).replaceAll('-', '_')}`;
}
