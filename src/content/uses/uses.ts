import { readTarget } from '../link/targets.ts';
import type { Shape } from '../schema/shape.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { baseOf } from './overlay.ts';
import { type Place, placesIn } from './places.ts';
import type { Subject } from './subject.ts';

/** All places of all files that name something. Files that cannot be read have none. */
export function allPlaces(index: SiteIndex, shapeOf: (schema: string) => Shape): Place[] {
  return [...index.allFiles.values()].flatMap((file) => placesIn(file, index.files, shapeOf));
}

/** What `#anchor` alone leads to: the routes that a file has a part in. */
function routesOf(index: SiteIndex, file: string): string[] {
  const base = baseOf(file);
  return [...index.routes.values()]
    .filter((entry) => entry.file.path === base || entry.item?.file === base)
    .map(({ route }) => route);
}

type Matches = (place: Place) => boolean;

const isRoute = (place: Place) => place.kind === 'link' || place.kind === 'route';

function pageMatcher(index: SiteIndex, routes: readonly string[], variables: Variables): Matches {
  return (place) => {
    if (!isRoute(place)) return false;
    const target = readTarget(interpolate(place.text, variables), (path) => index.input.media.has(path));
    return target.kind === 'page' && routes.includes(target.route);
  };
}

function anchorMatcher(
  index: SiteIndex,
  { route, anchor }: { readonly route: string; readonly anchor: string },
  variables: Variables,
): Matches {
  return (place) => {
    if (place.kind !== 'link') return false;
    const target = readTarget(interpolate(place.text, variables), (path) => index.input.media.has(path));
    if (target.kind === 'anchor')
      return target.anchor === anchor && routesOf(index, place.file).includes(route);
    return target.kind === 'page' && target.route === route && target.anchor === anchor;
  };
}

function matcherOf(index: SiteIndex, subject: Subject): Matches {
  const variables: Variables = { site: index.variables, item: null };
  if (subject.kind === 'page') return pageMatcher(index, [subject.route], variables);
  if (subject.kind === 'anchor') return anchorMatcher(index, subject, variables);
  if (subject.kind === 'item') {
    const { collection, key } = subject.item;
    const links = pageMatcher(index, subject.routes, variables);
    return (place) =>
      (place.kind === 'item' && place.collection === collection && place.text === key) || links(place);
  }
  if (subject.kind === 'file')
    return ({ kind, text }) =>
      kind === 'media'
        ? text === subject.path
        : kind === 'link' && interpolate(text, variables).replace(/[?#].*$/, '') === subject.path;
  if (subject.kind === 'variable')
    return ({ kind, text }) => kind === 'variable' && text === `{${subject.name}}`;
  return ({ kind, text }) => kind === 'accent' && text === subject.name;
}

/** Every place that names a subject, in the order of files and places. */
export function usesOf(index: SiteIndex, subject: Subject, shapeOf: (schema: string) => Shape): Place[] {
  return allPlaces(index, shapeOf)
    .filter(matcherOf(index, subject))
    .sort((a, b) => (a.file === b.file ? a.range()[0] - b.range()[0] : a.file < b.file ? -1 : 1));
}
