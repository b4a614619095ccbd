import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The first few files in which two folders differ, by name or by bytes; empty where they are the same. */
export async function differences(a: string, b: string, most = 5): Promise<string[]> {
  const [left, right] = [await filesIn(a), await filesIn(b)];
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
