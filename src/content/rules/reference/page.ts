import { quote } from '../../diagnostics/fault.ts';
import { isObject } from '../../json/json.ts';
import { asText } from '../../json/unchecked.ts';
import { rule } from '../rule.ts';

export const referencePage = rule({
  code: 'reference/page',
  severity: 'error',
  says: 'A link leads to a page that does not exist, or is not shown.',
  wrong: '"href": "/conact-us"',
  right: '"href": "/contact-us"',
  remedy: 'Correct the path, or make the page visible.',
  link(end, index) {
    if (end.kind === 'hidden')
      return {
        message: `The page ${quote(end.route)} is not shown: it is switched off (isActive) or dated later.`,
      };
    if (end.kind !== 'page') return undefined;
    return { message: `There is no page ${quote(end.route)}.`, suggestion: index.nearestRoute(end.route) };
  },
  /** The page for unknown addresses. */
  site({ index: { files, site, notFound, routes, mayExist } }) {
    if (!isObject(files.get('site.json')?.value) || routes.has(notFound) || mayExist(notFound))
      return undefined;
    const written = asText(site.notFound) !== undefined;
    return {
      file: 'site.json',
      pointer: written ? '/notFound' : '',
      spot: written ? 'value' : 'brace',
      message: `There is no page ${quote(notFound)} for unknown addresses.`,
    };
  },
});
