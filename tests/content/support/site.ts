import { type CheckedSite, createCompiler } from '../../../src/content/compile.ts';
import type { Diagnostic } from '../../../src/content/findings/finding.ts';
import type { JsonObject } from '../../../src/content/json/json.ts';
import type { MediaFile, SiteInput } from '../../../src/content/site/input.ts';
import type { ValidSite } from '../../../src/content/site/valid-site.ts';
import { minimalFile } from './minimal.ts';
import { schemaFiles } from './schemas.ts';
import { colorsOf } from './theme-colors.ts';

/** A file of the site: an object becomes JSON, text and bytes stand as they are, `undefined` removes the file. */
export type FileSource = JsonObject | string | Uint8Array | undefined;

/** The moment at which every test site is checked. */
export const NOW = new Date('2024-06-15T12:00:00Z');

export const compiler = createCompiler(schemaFiles);

export const seo = { title: 'Title', description: 'Description' };

/** A page with these sections. */
export function page(...sections: JsonObject[]): JsonObject {
  return { $schema: '../../schemas/page.schema.json', title: 'Page', seo, sections };
}

export const link = (href: string) => ({ label: 'Link', href });

/** The simplest section. */
export function prose(id: string, text: string | readonly string[] = 'Text.'): JsonObject {
  return { type: 'prose', id, text };
}

export const image = { src: '/images/a.svg', alt: '' };

export function service(slug: string, more: JsonObject = {}): JsonObject {
  return {
    $schema: '../../../schemas/collections/services.schema.json',
    slug,
    title: 'Service',
    subtitle: 'Subtitle',
    summary: 'Summary.',
    text: 'Text.',
    image,
    order: 1,
    seo,
    ...more,
  };
}

export function article(slug: string, more: JsonObject = {}): JsonObject {
  return {
    $schema: '../../../schemas/collections/articles.schema.json',
    id: slug,
    slug,
    heading: 'Article',
    description: 'Description.',
    image,
    createdAt: '2024-01-01T10:00:00+05:30',
    body: [prose('body')],
    seo,
    ...more,
  };
}

export function event(id: string, more: JsonObject = {}): JsonObject {
  return {
    id,
    videoId: 'abcdefgh',
    title: 'Event',
    description: 'Description.',
    poster: image,
    createdAt: '2024-01-01T10:00:00+05:30',
    ...more,
  };
}

export const events = (...items: JsonObject[]): JsonObject => ({
  $schema: '../../schemas/collections/events.schema.json',
  items,
});

export const site = (more: JsonObject = {}): JsonObject => ({
  $schema: '../schemas/site.schema.json',
  brand: { name: 'Firm', legalName: 'Firm Limited', descriptor: 'Advisers', logo: image },
  baseUrl: 'https://www.example.com',
  locales: [{ code: 'en', name: 'English', dir: 'ltr' }],
  money: { currency: 'INR', grouping: 'western' },
  contact: { endpoint: '/contact' },
  captcha: { provider: 'none' },
  variables: { brand: 'Firm', email: 'hello@example.com' },
  ...more,
});

const { colors, ...least } = minimalFile('theme');
/** Its colours stand last: another role moves no line of the rest. */
export const theme: JsonObject = {
  ...least,
  type: { ...Object(least.type), heading: ['serif'], text: ['sans-serif'] },
  accents: { saffron: { light: '#000', dark: '#fff', soft: '#eee', softDark: '#111' } },
  colors: colorsOf(Object.keys(Object(colors))),
};

const home = { label: 'Home', href: '/' };
export const navigation = (more: JsonObject = {}): JsonObject => ({
  $schema: '../schemas/navigation.schema.json',
  primary: [{ id: 'services', title: 'Services', link: '/services/tax' }],
  condensed: ['services'],
  calculator: home,
  account: { title: 'Account', link: '/', children: [{ title: 'Log in', link: '/' }] },
  contact: home,
  mobileBar: [
    { title: 'Home', link: '/', icon: 'home' },
    { title: 'Tax', link: '/services/tax', icon: 'scale' },
  ],
  moreSheet: [],
  footer: {
    contact: { heading: 'Contact', email: '{email}', phone: '112', address: 'A' },
    columns: [{ heading: 'Links', links: [] }],
    copyright: '{year} {brand}',
  },
  ...more,
});

/** A small valid site. */
const FILES: Readonly<Record<string, FileSource>> = {
  'site.json': site(),
  'theme.json': theme,
  'navigation.json': navigation(),
  'strings.json': minimalFile('strings'),
  'pages/index.json': page(prose('intro'), prose('end')),
  'pages/404.json': page(prose('gone')),
  'pages/services/[slug].json': {
    ...page({ type: 'service-detail', id: 'detail', action: { label: 'Contact', href: '/' } }),
    $schema: '../../../schemas/page.schema.json',
    each: 'services',
  },
  'collections/services/tax.json': service('tax'),
  'collections/events.json': events(event('first')),
};

export const picture: MediaFile = { bytes: 1, hash: 'hash', size: { width: 1, height: 1 } };
const document: MediaFile = { bytes: 1, hash: 'hash', size: null };

export const MEDIA: ReadonlyMap<string, MediaFile> = new Map([
  ['/images/a.svg', picture],
  ['/images/b.png', picture],
  ['/documents/a.pdf', document],
]);

/** The small valid site with some files replaced, added or removed. */
export function input(
  overrides: Readonly<Record<string, FileSource>> = {},
  media: ReadonlyMap<string, MediaFile> = MEDIA,
): SiteInput {
  const files = new Map<string, string | Uint8Array>();
  for (const [path, source] of Object.entries({ ...FILES, ...overrides })) {
    if (source === undefined) continue;
    const isWritten = typeof source === 'string' || source instanceof Uint8Array;
    files.set(path, isWritten ? source : jsonOf(atPlace(path, source)));
  }
  return { name: 'site', files, media };
}

/** With the path of its schema as its own place asks for it. */
function atPlace(path: string, value: JsonObject): JsonObject {
  const [, name = ''] = /^(?:\.\.\/)+schemas\/(.+)$/.exec(String(value.$schema)) ?? [];
  return schemaFiles.has(name)
    ? { ...value, $schema: `${'../'.repeat(path.split('/').length)}schemas/${name}` }
    : value;
}

const jsonOf = (value: JsonObject) => `${JSON.stringify(value, null, 2)}\n`;

export function checkSite(...args: Parameters<typeof input>): CheckedSite {
  return compiler.check(input(...args), NOW);
}

/** The index of a site that must be without mistakes. */
export function valid(checked: CheckedSite): ValidSite {
  if (!checked.valid) throw new Error(checked.diagnostics.map(lineOf).join('\n'));
  return checked.index;
}

/** Every mistake of the small valid site with some files replaced, added (text, bytes or JSON) or removed (`undefined`). */
export function check(...args: Parameters<typeof input>): readonly Diagnostic[] {
  return checkSite(...args).diagnostics.filter(({ severity }) => severity === 'error');
}

const lineOf = ({ file, line, column, endLine, endColumn, code, pointer, message }: Diagnostic) =>
  `${file.replace(/^site\//, '')}:${line}:${column}-${endLine}:${endColumn} ${code} ${pointer === '' ? '' : `${pointer} `}· ${message}`;

/** The advice about a site without mistakes, as lines; only that of some codes. */
export function advice(codes: RegExp, ...args: Parameters<typeof input>): string[] {
  const { diagnostics } = checkSite(...args);
  return diagnostics.filter(({ severity, code }) => severity === 'warning' && codes.test(code)).map(lineOf);
}

/** The mistakes of one call as lines that a test can hold: `pages/a.json:1:9-1:10 json/syntax /pointer · message`. */
export function report(...args: Parameters<typeof input>): string[] {
  return check(...args).map(lineOf);
}

/** The mistakes of `pages/a.json`, a page with these sections, without the file's name. */
export const reportSections = (...sections: JsonObject[]): string[] => reportPage(page(...sections));

/** The mistakes of `pages/a.json`, without the file's name. */
export const reportPage = (source: FileSource): string[] =>
  report({ 'pages/a.json': source }).map((line) => line.replace('pages/a.json:', ''));

/** Those of a page on one line without the fields that are undefined, and with others changed. */
export const pageWith = (change: object): string[] =>
  reportPage(JSON.stringify({ ...page(prose('a')), ...change }));

/** The mistakes of a link to an address, without its place. */
export const linkFaults = (href: string): string[] =>
  reportSections({ ...prose('a'), link: link(href) }).map((line) => line.replace(/^.*?\/href · /, ''));

/** Every mistake and piece of advice, as lines. */
export const everything = (...args: Parameters<typeof input>): string[] =>
  checkSite(...args).diagnostics.map(lineOf);
