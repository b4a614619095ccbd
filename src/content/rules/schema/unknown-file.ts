import { atTop, quote, type SiteFault } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import { nearest, nearestPath, pathFinder } from '../../diagnostics/nearest.ts';
import { stringAt } from '../../json/json.ts';
import { remembered } from '../../json/remembered.ts';
import { overlayOf } from '../../overlay/locale.ts';
import type { ContentTypes } from '../../schema/content-types.ts';
import { meantSchema, placeOfSchema, SINGLE_FILES, schemaFor } from '../../schema/placement.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { intendedName, type Unread } from '../../site/input.ts';
import { meantFile } from '../../site/page-entries.ts';
import { unportable } from '../../site/portable-names.ts';
import { isPagePath, isToHoldItems, meantPath } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

/** The nearest place for a file; of an entry that of the type whose name its folder was to have. */
function placeFor(path: string, types: ContentTypes): string | undefined {
  const [top = '', folder, file] = path.split('/');
  const inStore = (wanted: 'folder' | 'list') =>
    [...types.values()].flatMap(({ store, name }) => (store === wanted ? name : []));
  const lists = inStore('list').map((name) => `collections/${name}.json`);
  if (folder === undefined || file === undefined) return nearestPath(path, [...SINGLE_FILES, ...lists]);
  if (nearest(top, ['collections']) === undefined) return undefined;
  const type = nearest(folder, inStore('folder'));
  return type && `collections/${type}/${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** Finds the file that a translation was to lie over: thousands of them may lie in a wrong folder. */
export const originalFinder = remembered(({ files }: SiteIndex) =>
  pathFinder([...files.values()].flatMap(({ schema, path }) => (schema ? path : []))),
);

/** The place of a translation that lies in a wrong folder: below its language as its original, unless one is there. */
function placeOfTranslation(path: string, index: SiteIndex): string | undefined {
  const { code, original = '' } = overlayOf(path) ?? {};
  const near = code === undefined ? undefined : originalFinder(index)(original);
  const place = `locales/${code}/${near}`;
  return near === undefined || index.input.files.has(place) ? undefined : place;
}

/** What a file that may not lie where it does is told besides, and where it was to lie. */
function intended({ path, value }: ContentFile, index: SiteIndex) {
  const { files } = index;
  const { types } = index.schemas;
  const name = /^collections\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.json$|\/)/.exec(path)?.[1] ?? '';
  const store = types.get(name)?.store;
  if (store === 'folder' && path === `collections/${name}.json`)
    return { says: `Of ${quote(name)} each item has a file of its own, below collections/${name}/.` };
  // Items that were put into a folder of their own are to be a type of their own, whatever they were before.
  if (name !== '' && store === undefined && path.startsWith(`collections/${name}/`) && !placeFor(path, types))
    return { says: noType(name) };
  const meant = meantSchema(value, types);
  const place = meant && placeOfSchema(meant, path, types);
  if (place !== undefined)
    return files.has(place)
      ? {
          says: `Its “$schema” says that it belongs into ${quote(place)}, which there is already. Remove one of the two, or join them.`,
        }
      : { says: '', suggestion: place };
  if (store === 'list')
    return { says: `Of ${quote(name)} all items stand in one file, collections/${name}.json.` };
  const near = placeFor(path, types) ?? placeOfTranslation(path, index);
  if (near !== undefined || name === '' || store !== undefined) return { says: '', suggestion: near };
  return { says: noType(name) };
}

const noType = (name: string) =>
  `There is no content type ${quote(name)}: schemas/${name}.schema.json would describe it.`;

/** Where a file was to lie that lies in a wrong place, or bears a wrong name. */
export function meantPlace(file: ContentFile, index: SiteIndex): string | undefined {
  if (file.schema === undefined) return intended(file, index).suggestion;
  return file.schema === 'page.schema.json' ? meantFile(file, index.collections) : undefined;
}

const EXPECTED =
  'No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/.';
const OTHER_KIND = 'Its “$schema” and its fields say that this file belongs elsewhere.';

const isThere = (path: string) => `There is ${quote(path)} already: remove this one.`;

const topOf = (path: string) => path.slice(0, path.indexOf('/') + 1);

/** Several files of a folder whose name alone is wrong are told of at the first of them. */
function byFolder(faults: readonly Stray[]): SiteFault[] {
  return [...groupBy(faults, ({ file }) => topOf(file))].flatMap(([top, strays]): readonly SiteFault[] => {
    const [first, second] = strays;
    const { file: path = '', suggestion: place = '' } = first ?? {};
    const name = path.slice(top.length);
    const meant = place.endsWith(`/${name}`) ? place.slice(0, -name.length) : '';
    const isFolder = strays.every(({ file, suggestion }) => suggestion === meant + file.slice(top.length));
    if (!first || !second || top === '' || meant === '' || !isFolder) return strays;
    const message = `${EXPECTED} Rename the folder ${quote(top)} to ${quote(meant)}, with all that lies in it.`;
    return [{ ...atTop(first.file), message }];
  });
}

type Stray = SiteFault & { readonly suggestion: string | undefined };

/** Files where no content is expected, or none of their kind. */
function* strayFiles(index: SiteIndex): Generator<Stray> {
  const { types, broken } = index.schemas;
  for (const file of index.files.values()) {
    if (file.schema !== undefined) continue;
    if (broken.has(/^(?:locales\/[^/]+\/)?collections\/([^/.]+)/.exec(file.path)?.[1] ?? '')) continue;
    const { says, suggestion } = intended(file, index);
    const isOfOtherKind = schemaFor(file.path, types) !== undefined;
    const message = isOfOtherKind ? says || OTHER_KIND : [EXPECTED, says].join(' ').trim();
    yield { ...atTop(file.path), message, suggestion };
  }
}

/** Files that not every system can hold, and pages whose names make no address that can be typed; what was meant may be there already. */
function* unnamable({ files }: SiteIndex): Generator<SiteFault> {
  const placed: string[] = [];
  for (const { path, schema, value } of files.values()) {
    if (schema !== 'page.schema.json' || isPagePath(path)) {
      if (schema !== undefined) placed.push(path);
      continue;
    }
    const isOfItems = stringAt(value, 'each') !== undefined;
    if (isOfItems && !isToHoldItems(path)) continue;
    const message =
      'The path of a page is its address: name folders and file with lower-case letters, digits, hyphens and underscores.';
    const meant = meantPath(path);
    if (meant === undefined || !files.has(meant)) yield { ...atTop(path), message, suggestion: meant };
    else yield { ...atTop(path), message: `${message} ${isThere(meant)}` };
  }
  for (const [path, message] of unportable(placed)) yield { ...atTop(path), message };
}

const UNREAD: Readonly<Record<Exclude<Unread, 'dot'>, string>> = {
  link: 'It is a link to somewhere else, and links are not followed. Put the file itself here.',
  device: 'It is a pipe, a socket or a device, not a file. Remove it.',
  folder: 'A folder has the name of a file, so nothing in it is read. Rename it.',
  kind: 'Only files whose names end with “.json” are read as content. Rename it.',
};

/** What an editor took for content, and the engine does not. */
const unreadFaults = ({ input: { unread = new Map() }, files }: SiteIndex): SiteFault[] =>
  [...unread].flatMap(([file, why]: [string, Unread]) => {
    const name = intendedName(file);
    if (why === 'dot' || (why === 'kind' && name === undefined)) return [];
    if (why !== 'kind' || name === undefined) return { ...atTop(file), message: UNREAD[why] };
    if (!files.has(name)) return { ...atTop(file), message: UNREAD.kind, suggestion: name };
    return { ...atTop(file), message: UNREAD.kind.replace('Rename it.', isThere(name)) };
  });

export const schemaUnknownFile = mistake({
  says: 'No content is expected in this place.',
  wrong: 'site-config/about.json',
  right: 'site-config/pages/about.json',
  remedy: 'Move the file: pages lie in pages/, documents to print in documents/, items in collections/.',
  site: ({ index }) => [...unnamable(index), ...byFolder([...strayFiles(index)]), ...unreadFaults(index)],
});
