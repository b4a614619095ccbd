import { type Fault, quote } from '../../diagnostics/fault.ts';
import { isObject, own } from '../../json/json.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { languageAt } from '../../overlay/locale.ts';
import { pageFacts } from '../../site/page-entries.ts';
import { filterRoute } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

/** Of a link to a page in one language, which is written as that to the page. */
function inLanguage(route: string, name: string, original: string, { site }: SiteIndex): Fault {
  const host = (asText(site.baseUrl) ?? '').replace(/\/$/, '') + (asText(site.basePath) ?? '');
  const message = `${quote(route)} is a page in ${name}. A link names a page without its language, and leads to the one in that of the reader; where ${name} is meant for everybody, write ${quote(host + route)}.`;
  return { message, suggestion: original };
}

/** The whole list, of an address that one of its filters would give to a value. */
const wholeOf = (address: string, { pages }: SiteIndex) =>
  pages.find(({ file, route }) =>
    pageFacts(file)?.lists.some(({ query }) =>
      asList(query.filters).some((field) => address.startsWith(filterRoute(route, asText(field) ?? '', ''))),
    ),
  )?.route;

export const referencePage = mistake({
  says: 'A link leads to a page that does not exist, or is not shown.',
  wrong: '"href": "/conact-us"',
  right: '"href": "/contact-us"',
  remedy:
    'Correct the path, or make the page visible. Where the page was renamed by hand, give it its old name back and run `npm run rename -- OLD NEW`: every link goes along.',
  link({ kind, ...end }, index) {
    if (!('route' in end)) return undefined;
    const page = quote(end.route);
    // Of a home page that is switched off it is told there.
    if (kind === 'hidden' && end.route === '/') return undefined;
    if (kind === 'hidden')
      return `The page ${page} is not shown: it is switched off (isActive) or dated later. Show it, or remove the link.`;
    if (kind !== 'page') return undefined;
    const language = languageAt(end.route, index.site);
    const original = end.route.slice(language?.prefix.length ?? 0) || '/';
    if (language && index.routes.has(original)) return inLanguage(end.route, language.name, original, index);
    const host = 'host' in end ? end.host : undefined;
    const why =
      host === undefined ? '' : ` ${quote(host)} counts as the site’s own domain, that of “baseUrl”.`;
    const near = index.nearestRoute(end.route);
    const whole = wholeOf(end.route, index);
    if (whole !== undefined)
      return {
        message: `There is no page ${page}: nothing in the list on ${quote(whole)} has that value.`,
        suggestion: near ?? whole,
      };
    const remedy = near === undefined ? ' Correct the path, or add the page.' : '';
    return { message: `There is no page ${page}.${why}${remedy}`, suggestion: near };
  },
  /** The page that visitors come in by, and the one for unknown addresses. */
  *site({ index: { files, site, notFound, routes, mayExist } }) {
    const home = 'pages/index.json';
    if (own(files.get(home)?.value, 'isActive') === false)
      yield {
        file: home,
        pointer: '/isActive',
        message: 'Every site shows its home page. Remove "isActive".',
      };
    if (!isObject(files.get('site.json')?.value) || routes.has(notFound) || mayExist(notFound)) return;
    const paths = [`pages${notFound}.json`, `pages${notFound}/index.json`];
    const off = paths.find((path) => own(files.get(path)?.value, 'isActive') === false);
    if (off !== undefined) {
      const message = `Every site shows its page for unknown addresses, ${quote(notFound)}. Remove "isActive".`;
      return yield { file: off, pointer: '/isActive', message };
    }
    const message = `There is no page ${quote(notFound)} for unknown addresses. Add “pages${notFound}.json”.`;
    yield asText(site.notFound) === undefined
      ? { file: 'site.json', pointer: '', spot: 'brace', message }
      : { file: 'site.json', pointer: '/notFound', message };
  },
});
