import { type Fault, quote } from '../../diagnostics/fault.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { isWeb } from '../../text/outer-forms.ts';
import { mistake } from '../rule.ts';
import { isShared } from '../seo/social-picture.ts';
import { withSmallEnding } from './kind.ts';

/** What social networks show none of cannot be meant by their picture. */
const mayBe = (path: string | undefined, pointer: string) =>
  path === undefined || !pointer.endsWith('/seo/image') || isShared(path);

function missing(path: string, index: SiteIndex, pointer = ''): Fault | string | undefined {
  if (isWeb(path))
    return `${quote(path)} is no file of the site. Files lie below public/: save it there, and write its path, such as “/documents/leaflet.pdf”.`;
  if (path.includes('\\')) {
    const slashed = `/${path.replaceAll('\\', '/').replace(/^\//, '')}`;
    const suggestion = index.input.media.has(slashed) ? slashed : index.nearestFile(slashed);
    return { message: `${quote(path)} has “\\” where a file’s path has “/”.`, suggestion };
  }
  const name = `public${path.startsWith('/') ? '' : '/'}${path}`;
  // That a link stands in its place is told of that.
  if (index.input.unread?.get(name) === 'link') return undefined;
  const [within] = [...index.input.media.keys()].filter((file) => file.startsWith(`${path}/`));
  if (within !== undefined)
    return { message: `${quote(name)} is a folder. Write the path of a file.`, suggestion: within };
  const near = index.nearestFile(path);
  // What is to be renamed has that name soon.
  const renamed = near && withSmallEnding(near);
  const suggestion = mayBe(renamed, pointer) ? renamed : undefined;
  if (suggestion === `/${path}`)
    return { message: `${quote(path)} lacks the slash that a file’s path begins with.`, suggestion };
  if (suggestion === path) return `There is no file ${quote(name)}. Rename ${quote(`public${near}`)} so.`;
  const remedy = suggestion === undefined ? ' Correct the path, or add the file.' : '';
  return { message: `There is no file ${quote(name)}.${remedy}`, suggestion };
}

/** The page that an address means which names its file here, or ends as one does elsewhere. */
export function pageOf(path: string, { routes, routeOfFile }: SiteIndex): string | undefined {
  const shown = routeOfFile.get(path.slice(1))?.route;
  if (shown !== undefined) return shown;
  const route = path.replace(/(\/index)?\.(html?|php|json)$/i, '') || '/';
  return routes.has(route) ? route : undefined;
}

export const mediaMissing = mistake({
  says: 'There is no such file below public/.',
  wrong: '"src": "/images/abuot.svg"',
  right: '"src": "/images/about.svg"',
  remedy: 'Correct the path, or add the file.',
  name: ({ kind, text, pointer }, { index }) =>
    kind === 'media' && !index.input.media.has(text) ? missing(text, index, pointer) : undefined,
  link(end, index) {
    if (end.kind !== 'file') return undefined;
    const page = pageOf(end.route, index);
    if (page === undefined) return missing(end.route, index);
    return { message: `${quote(end.route)} is no address: a page has no ending.`, suggestion: page };
  },
});
