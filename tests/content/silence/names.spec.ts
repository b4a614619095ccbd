import { expect, test } from 'vitest';
import { LATER, shipped } from '../support/shipped.ts';
import { compiler } from '../support/site.ts';

const files = new Map(shipped.files);

test.each([
  ['variables', 'site.json', ''],
  ['contact', 'site.json', ''],
  ['captcha', 'site.json', ''],
  ['lines', 'site.json', ''],
  ['accents', 'theme.json', ''],
  ['fonts', 'theme.json', ''],
  ['each', 'pages/knowledge-bank/events/[id].json', ''],
  ['else', 'pages/knowledge-bank/events/[id].json', ''],
  ['field', 'pages/index.json', ''],
  ['columns', 'pages/commission-disclosure.json', ''],
  ['unit', 'pages/sip.json', '"500 to 1Cr"'],
])('what depends on “%s” in %s is silent while that name is misspelt', (name, path, before) => {
  const text = String(files.get(path));
  const at = text.indexOf(`"${name}":`, text.indexOf(before)) + name.length + 1;
  const misspelt = `${text.slice(0, at)}x${text.slice(at)}`;
  const { diagnostics } = compiler.check({ ...shipped, files: new Map(files).set(path, misspelt) }, LATER);
  const line = text.slice(0, at).split('\n').length;
  expect(diagnostics.map((one) => [one.file, one.line, one.suggestion])).toEqual([
    [`site-config/${path}`, line, name],
  ]);
});
