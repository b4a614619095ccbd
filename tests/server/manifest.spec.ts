import { describe, expect, it } from 'vitest';
import { CONTACT_WORDS } from '../../src/model/contact-words.ts';
import { readManifest } from '../../src/server/read-manifest.ts';

const file = { file: 'index.html', type: 'text/html', bytes: 1, hash: 'h', cache: 'revalidate' };
const whole = { build: 'b', basePath: '', files: { '/': file }, redirects: [], notFound: {}, headers: [] };
const contact = {
  path: '/contact',
  own: true,
  captcha: 'none',
  allowOrigins: ['https://a.example'],
  names: 'latin',
  phone: 'required',
  stylesheet: '/a.css',
  locales: [
    {
      prefix: '',
      code: 'en',
      page: '/contact-us',
      consent: null,
      words: Object.fromEntries(CONTACT_WORDS.map((key) => [key, key])),
    },
  ],
};
const read = (change: object) => readManifest(JSON.stringify({ ...whole, ...change }));

describe('_build.json', () => {
  it('is read as it was written', () => {
    const manifest = {
      ...whole,
      basePath: '/site',
      redirects: [{ from: '/home', to: '/', status: 308 }],
      notFound: { '/': '404.html' },
      headers: [
        { path: '/', headers: { A: 'b' } },
        { path: '/contact-us', exact: true, headers: { A: 'c' } },
      ],
      contact,
    };
    expect(read(manifest)).toEqual(manifest);
  });

  it('lacks the words that came later where an earlier version built it', () => {
    const [locale] = contact.locales;
    const words = { ...locale?.words };
    delete words.back;
    delete words.kindPage;
    const earlier = { ...contact, locales: [{ ...locale, words }] };
    expect(read({ contact: earlier }).contact?.locales[0]?.words).toEqual({
      ...words,
      back: '',
      kindPage: '',
    });
  });

  it('takes / for no base path', () => {
    expect(read({ basePath: '/' }).basePath).toBe('');
  });

  it.each([
    [{ build: 1 }, 'build must be a string.'],
    [
      { contact: { ...contact, captcha: 'sum' } },
      'contact.captcha must be one of altcha, turnstile, hcaptcha, recaptcha, none.',
    ],
    [{ contact: { ...contact, path: '/a?b' } }, "contact.path must be a path, not '/a?b'."],
    [{ contact: { ...contact, locales: [] } }, 'contact.locales must name a language.'],
    [
      { contact: { ...contact, locales: [{ ...contact.locales[0], words: {} }] } },
      'contact.locales[0].words.firstName must be a string.',
    ],
    [{ files: [] }, 'files must be an object.'],
    [{ files: 'a' }, 'files must be an object.'],
    [{ files: null }, 'files must be an object.'],
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
    [{ notFound: { '/': 'a/./b' } }, "'a/./b' is not a path inside the build folder."],
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
