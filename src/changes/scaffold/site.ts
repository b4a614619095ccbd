import { isArray, isObject, type JsonObject, own } from '../../content/json/json.ts';
import type { SchemaFiles } from '../../content/schema/schema-set.ts';

export interface NewSite {
  readonly name: string;
  /** The path of the folder of schemas, seen from the site’s own folder. */
  readonly schemas: string;
  /** A theme and the engine’s words to begin with: those of the site that ships with it. */
  readonly theme: JsonObject;
  readonly strings: JsonObject;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="11" fill="var(--deep, #0e1f3b)"/><path d="M8 31c11 0 19-8 24-22" fill="none" stroke="var(--accent-on-deep, #f0c876)" stroke-width="3" stroke-linecap="round"/></svg>\n`;
const COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500"><rect width="800" height="500" fill="var(--paper-tint, #f4ecdf)"/><path d="M60 420C300 420 520 300 740 80" fill="none" stroke="var(--accent, #c8871e)" stroke-width="6" stroke-linecap="round"/></svg>\n`;

const cover = { src: '/images/cover.svg', alt: 'A curve that rises from left to right' };
const seo = (title: string, description: string): JsonObject => ({ title, description });

/** Fonts of the visitor’s own device: a new site has no font files yet. */
function plainTheme(theme: JsonObject): JsonObject {
  const type = own(theme, 'type');
  const families = (key: string, first: string): string[] => {
    const known = isObject(type) ? own(type, key) : undefined;
    return [first, ...(isArray(known) ? known.slice(1).map(String) : [])].filter(
      (name, i, all) => all.indexOf(name) === i,
    );
  };
  const accents = own(theme, 'accents');
  const [accent] = isObject(accents) ? Object.values(accents) : [];
  return {
    ...theme,
    ...(accent === undefined ? {} : { accents: { accent } }),
    fonts: [],
    type: {
      ...(isObject(type) ? type : {}),
      heading: families('heading', 'Georgia'),
      text: families('text', 'system-ui'),
    },
  };
}

/** The first example of a block’s schema: valid by test, whatever the block asks for. */
function example(schemas: SchemaFiles, type: string): JsonObject {
  const examples = own(schemas.get(`blocks/${type}.schema.json`) ?? {}, 'examples');
  const [first] = isArray(examples) ? examples : [];
  return isObject(first) ? first : {};
}

function siteFile(name: string): JsonObject {
  return {
    brand: {
      name,
      legalName: name,
      descriptor: 'What we do, in a few words',
      logo: { src: '/images/logo.svg', alt: name },
    },
    baseUrl: 'https://www.example.com',
    locales: [{ code: 'en', name: 'English', format: 'en-US', dir: 'ltr' }],
    money: { currency: 'INR', grouping: 'western' },
    variables: {
      brand: name,
      email: 'hello@example.com',
      phone: '+91 20 5550 0100',
      address: '1 Sample Road, Pune 411001, India',
    },
    contact: { endpoint: '/service/contact/' },
    captcha: { provider: 'altcha' },
    environments: { dev: { titlePrefix: 'DEVELOPMENT | ', robots: 'noindex' } },
  };
}

const navigation: JsonObject = {
  primary: [
    { id: 'articles', title: 'Articles', link: '/articles' },
    { id: 'contact-us', title: 'Contact', link: '/contact-us' },
  ],
  condensed: [],
  calculator: { label: 'Articles', href: '/articles' },
  account: { title: 'Account', link: '/contact-us', children: [{ title: 'Contact', link: '/contact-us' }] },
  contact: { label: 'Get in touch', href: '/contact-us', style: 'primary' },
  mobileBar: [
    { title: 'Home', link: '/', icon: 'home' },
    { title: 'Articles', link: '/articles', icon: 'layers' },
  ],
  moreSheet: [{ title: 'Contact', link: '/contact-us', icon: 'mail' }],
  footer: {
    contact: { heading: 'Contact', email: '{email}', phone: '{phone}', address: '{address}' },
    columns: [{ heading: 'Pages', links: [{ title: 'Articles', link: '/articles' }] }],
    copyright: '© {year} {brand}',
  },
};

const pages = (schemas: SchemaFiles): Readonly<Record<string, JsonObject>> => ({
  'pages/index.json': {
    title: 'Home',
    seo: seo(
      '{brand} | What we do, in a few words',
      'Say here, in one or two sentences, who you are and what a visitor finds on this site.',
    ),
    sections: [
      {
        type: 'banner',
        id: 'welcome',
        heading: 'Say here what you do',
        accent: 'what you do',
        text: 'And here for whom, and why it is worth their time.',
        actions: [{ label: 'Get in touch', href: '/contact-us', style: 'primary' }],
        image: cover,
      },
      {
        type: 'prose',
        id: 'about',
        heading: 'About {brand}',
        text: ['Long texts are **Markdown**.', '', 'Read our [articles](/articles).'],
      },
    ],
  },
  'pages/404.json': {
    title: 'Page not found',
    seo: {
      ...seo(
        'Page not found | {brand}',
        'There is no page at this address. Go back to the home page of {brand}.',
      ),
      robots: 'noindex',
    },
    sections: [
      {
        type: 'not-found',
        id: 'not-found',
        heading: 'Oops!',
        subheading: 'Page Not Found!',
        text: 'The link is probably broken, or the page was removed.',
        action: { label: 'Home', href: '/', style: 'primary' },
      },
    ],
  },
  'pages/contact-us.json': {
    title: 'Contact',
    seo: seo(
      'Contact | {brand}',
      'Write to {brand} or call us: say here how soon a visitor may expect an answer.',
    ),
    sections: [{ ...example(schemas, 'contact-panel'), id: 'contact', defaultCity: 'office' }],
  },
  'pages/articles/index.json': {
    title: 'Articles',
    seo: seo(
      'Articles | {brand}',
      'Articles by {brand}: say here, in one or two sentences, what they are about.',
    ),
    sections: [
      { type: 'collection-list', id: 'articles', heading: 'Articles', collection: 'articles', pageSize: 6 },
    ],
  },
  'pages/articles/[slug].json': {
    title: '{item.heading}',
    each: 'articles',
    seo: seo('{item.seo.title}', '{item.seo.description}'),
    sections: [{ type: 'article-body', id: 'article' }],
  },
});

const items: Readonly<Record<string, JsonObject>> = {
  'collections/articles/a-first-article.json': {
    id: 'a-first-article',
    slug: 'a-first-article',
    heading: 'A first article',
    description: 'Say here, in two or three sentences, what the article is about.',
    image: cover,
    createdAt: '2024-01-01T09:00:00+05:30',
    body: [{ type: 'prose', id: 'text', text: 'Write the article here, block by block.' }],
    seo: seo(
      'A first article | {brand}',
      'Say here, in one or two sentences, what a reader learns from this article.',
    ),
  },
  'collections/cities.json': {
    items: [
      {
        id: 'office',
        city: 'Our office',
        name: 'The front desk',
        email: 'hello@example.com',
        contactNo: '+91 20 5550 0100',
        address: '1 Sample Road, Pune 411001, India',
      },
    ],
  },
};

const schemaOf = (path: string) => {
  if (path.startsWith('pages/')) return 'page.schema.json';
  const collection = /^collections\/([a-z]+)/.exec(path)?.[1];
  return collection === undefined
    ? path.replace(/\.json$/, '.schema.json')
    : `collections/${collection}.schema.json`;
};

/** A small complete site: its JSON files and its drawings, by path in the site folder. */
export function scaffoldSite(
  schemas: SchemaFiles,
  { name, schemas: folder, theme, strings }: NewSite,
): ReadonlyMap<string, string> {
  const values: Readonly<Record<string, JsonObject>> = {
    'site.json': siteFile(name),
    'theme.json': plainTheme(theme),
    'navigation.json': navigation,
    'strings.json': strings,
    ...pages(schemas),
    ...items,
  };
  const texts = Object.entries(values).map(([path, value]): [string, string] => {
    const $schema = `${'../'.repeat(path.split('/').length - 1)}${folder}/${schemaOf(path)}`;
    // Named first, as in every file: an editor looks for it at the top.
    const { $schema: _, ...content } = value;
    return [path, `${JSON.stringify({ $schema, ...content }, null, 2)}\n`];
  });
  return new Map([
    ...texts,
    ['public/images/logo.svg', LOGO],
    ['public/images/cover.svg', COVER],
    ['public/favicon.svg', LOGO],
  ]);
}
