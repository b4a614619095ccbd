import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { misplacedRules } from '../../src/generate/rule-list.ts';

test('a rule is called as its file is, so that no two have one code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'text'));
  const rule = (code: string) => `export const textRule = advice({\n  code: '${code}',\n});\n`;
  await writeFile(join(folder, 'text/total.ts'), rule('text/total'));
  await writeFile(join(folder, 'text/times.ts'), rule('text/total'));
  await writeFile(join(folder, 'text/shared.ts'), 'export const LIMIT = 3;\n');
  expect(await misplacedRules(folder, 'rules')).toEqual([
    'rules/text/times.ts: this rule is called “text/total”, its file “text/times”. Give both the same name.',
  ]);
});
