import { expect, test } from 'vitest';
import { mediaType } from '../../src/server/served-files.ts';

test.each([
  ['documents/a.PDF', 'application/pdf'],
  ['speculation-rules.json', 'application/speculationrules+json'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['.well-known/proof', 'text/plain; charset=utf-8'],
  ['.well-known/apple-app-site-association', 'application/json'],
  ['.well-known/links.json', 'application/json'],
  ['documents/proof', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(mediaType(file)).toBe(type);
});
