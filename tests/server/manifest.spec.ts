import { describe, expect, it } from 'vitest';
import { readManifest } from '../../src/server/read-manifest.ts';

const file = { file: 'index.html', type: 'text/html', bytes: 1, hash: 'h', cache: 'revalidate' };
const whole = { build: 'b', basePath: '', files: { '/': file }, redirects: [], notFound: {}, headers: [] };
const read = (change: object) => readManifest(JSON.stringify({ ...whole, ...change }));

describe('_build.json', () => {
  it('is read as it was written', () => {
    const manifest = {
      ...whole,
      basePath: '/site',
      redirects: [{ from: '/home', to: '/', status: 308 }],
      notFound: { '/': '404.html' },
      headers: [{ path: '/', headers: { A: 'b' } }],
    };
    expect(read(manifest)).toEqual(manifest);
  });

  it('takes / for no base path', () => {
    expect(read({ basePath: '/' }).basePath).toBe('');
  });

  it.each([
    [{ build: 1 }, 'build must be a string.'],
    [{ files: [] }, 'files must be an object.'],
    [{ files: { '/': { ...file, bytes: -1 } } }, "files['/'].bytes must be a whole number."],
    [
      { files: { '/': { ...file, cache: 'day' } } },
      "files['/'].cache must be one of immutable, revalidate, hour.",
    ],
    [{ files: { about: file } }, "files['about'] must be an address that starts with one slash."],
    [{ files: { '//evil.com': file } }, "files['//evil.com'] must be an address that starts with one slash."],
    [
      { files: { '/': { ...file, file: '../secret' } } },
      "'../secret' is not a path inside the build folder.",
    ],
    [
      { files: { '/': { ...file, file: '/etc/passwd' } } },
      "'/etc/passwd' is not a path inside the build folder.",
    ],
    [{ files: { '/': { ...file, file: 'C:\\x' } } }, "'C:\\x' is not a path inside the build folder."],
    [{ notFound: { '/': 'a/../../b' } }, "'a/../../b' is not a path inside the build folder."],
    [{ redirects: [{ from: '/a', to: '/b', status: 200 }] }, 'redirects[0].status must be 301 or 308.'],
    [{ headers: [{ path: '/', headers: { A: 1 } }] }, "headers[0].headers['A'] must be a string."],
    [{ basePath: 'site/' }, "basePath must look like '/site', not 'site/'."],
  ])('%j: %s', (change, message) => {
    expect(() => read(change)).toThrow(new Error(message));
  });

  it('that is no JSON is refused', () => {
    expect(() => readManifest('{')).toThrow('it is not JSON.');
  });
});
