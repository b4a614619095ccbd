import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const { install }: { readonly install: (root: string) => void } = await import(
  String(join(import.meta.dirname, '../../scripts/install.mjs'))
);

it('names the lock of the packages, and what joins it, where a merge left its marks there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-engine-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{ "packages": {} }');
  writeFileSync(join(folder, 'package-lock.json'), '{\n<<<<<<< HEAD\n}');
  expect(() => install(folder)).toThrow(
    /^package-lock\.json is not JSON\. Of two versions that a merge left in it `npm install` makes one\.$/,
  );
});
