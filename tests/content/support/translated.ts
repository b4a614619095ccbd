import { type FileSource, site } from './site.ts';

const bilingual = site({
  locales: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
  ],
});

/** A site in two languages with one translation, and other files. */
export const hi = (
  path: string,
  overlay: object | string,
  more: Readonly<Record<string, FileSource>> = {},
) => ({
  'site.json': bilingual,
  [`locales/hi/${path}`]: typeof overlay === 'string' ? overlay : JSON.stringify(overlay),
  ...more,
});
