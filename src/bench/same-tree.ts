import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../ground/files-below.ts';

/** The first few files in which two folders differ, by name or by bytes; empty where they are the same. */
export async function differences(a: string, b: string, most = 5): Promise<string[]> {
  const [left, right] = [await filesBelow(a), await filesBelow(b)];
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const lone = [...left.filter((file) => !inRight.has(file)), ...right.filter((file) => !inLeft.has(file))];
  const differing = lone.slice(0, most);
  for (const file of left) {
    if (differing.length >= most) break;
    if (!inRight.has(file)) continue;
    const [one, other] = await Promise.all([readFile(join(a, file)), readFile(join(b, file))]);
    if (!one.equals(other)) differing.push(file);
  }
  return differing;
}
