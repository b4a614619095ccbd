import { attempt } from '../model/attempt.ts';
import { trustedPolicy } from '../ui/trusted-policy.ts';
import { type BootData, readBoot } from './boot-data.ts';
import { loadStyle } from './load-style.ts';

/** The page cannot be shown by this app: it is unknown, gone, or made for another build. The browser must load it. */
export class NeedsFullLoad extends Error {}

let policy: { createHTML(text: string): string } | undefined;

/** The one boundary where text becomes HTML: documents of the own origin, parsed and not run. */
function parse(html: string): Document {
  policy ??= trustedPolicy('document', { createHTML: (text: string) => text });
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** A page's document as it came: each showing takes a fresh one, since its nodes move into the page. */
export interface PageDocument {
  take(): Document;
}

/** Normal form of a path: no final slash, and letters as the router and the page say them, not as the address bar does. */
export function normalPath(path: string): string {
  const bare = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  return attempt(() => decodeURI(bare.replaceAll('%25', '%2525'))) ?? bare;
}

/** Many hosts of files lead to the page's folder, `/about-us/`: that is the same page. At another origin it is a stranger's. */
function isOf(path: string, url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && normalPath(pathname) === path;
}

/**
 * Fetches the document of a page, through the browser's cache, with the styles that it needs.
 * @throws NeedsFullLoad where this app cannot show it; another Error where it or a style cannot be fetched
 */
export async function fetchDocument(path: string, { build }: BootData): Promise<PageDocument> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const type = response.headers.get('content-type') ?? '';
  const isElsewhere = response.redirected && !isOf(path, response.url);
  if (!response.ok || isElsewhere || !/^text\/html\b/.test(type))
    throw new NeedsFullLoad(`${path}: ${response.status}`);
  const html = await response.text();
  let parsed: Document | undefined = parse(html);
  if (readBoot(parsed).build !== build) throw new NeedsFullLoad(`${path} is of another build`);
  await Promise.all(stylesOf(parsed).map(loadStyle));
  return {
    take() {
      const page = parsed ?? parse(html);
      parsed = undefined;
      return page;
    },
  };
}

/** The document whose page this is, before anything has changed it. */
export function ownDocument(): PageDocument {
  const html = document.documentElement.outerHTML;
  return { take: () => parse(html) };
}

/** What a document was made of: the app's build, and the data whose addresses change with their content. */
const versionOf = (page: Document): string =>
  [readBoot(page).build, ...(page.documentElement.outerHTML.match(/\/_data\/[^"&]+/g) ?? [])].join();

/** True where the page that is open was published anew since: what it misses may be gone, and a full load mends it. */
export async function isOutdated(shown: PageDocument): Promise<boolean> {
  const page = shown.take();
  // While it is being left, the address is the next one's. The not-found page has none of its own.
  const { path } = readBoot(page);
  if (path === undefined) return false;
  const response = await fetch(path, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (!response.ok) return false;
  const now = parse(await response.text());
  // What somebody else answers, such as a network that wants a login, is no version of it.
  return 'build' in readBoot(now) && versionOf(now) !== versionOf(page);
}

const stylesOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].flatMap((link) => link.getAttribute('href') ?? []);
