import { expect, test } from 'vitest';
import { mediaType } from '../../src/server/served-files.ts';

test.each([
  ['documents/a.PDF', 'application/pdf'],
  ['audio/a.mp3', 'audio/mpeg'],
  ['audio/a.M4A', 'audio/mp4'],
  ['audio/a.ogg', 'audio/ogg'],
  ['audio/a.opus', 'audio/opus'],
  ['audio/a.wav', 'audio/wav'],
  ['video/a.mp4', 'video/mp4'],
  ['video/a.webm', 'video/webm'],
  ['video/a.vtt', 'text/vtt; charset=utf-8'],
  ['speculation-rules.json', 'application/speculationrules+json'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['.well-known/proof', 'text/plain; charset=utf-8'],
  ['.well-known/apple-app-site-association', 'application/json'],
  ['.well-known/links.json', 'application/json'],
  ['documents/proof', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(mediaType(file)).toBe(type);
});
