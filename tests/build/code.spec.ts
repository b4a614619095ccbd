import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { described } from '../../src/build/code.ts';

test('code that was built earlier is taken where all its files are whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
  expect(described(folder)).toBeUndefined();
  put('app.js', 'run()');
  const code = JSON.stringify({ id: 'a', sizes: [['app.js', 5]] });
  put('code.json', code);
  expect(described(folder)?.id).toBe('a');
  put('app.js', 'run(');
  expect(described(folder)).toBeUndefined();
  put('app.js', 'run()');
  put('code.json', code.slice(0, -1));
  expect(described(folder)).toBeUndefined();
  put('code.json', code);
  rmSync(join(folder, 'app.js'));
  expect(described(folder)).toBeUndefined();
});
