import type { SiteFault } from '../../diagnostics/fault.ts';
import { nearestPath } from '../../diagnostics/nearest.ts';
import type { ContentTypes } from '../../schema/content-types.ts';
import type { Unread } from '../../site/input.ts';
import { intendedName } from '../../site/intended-name.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

const SINGLE_FILES = ['site.json', 'theme.json', 'navigation.json', 'strings.json'];

function placeFor(path: string, types: ContentTypes): string | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const inStore = (wanted: 'folder' | 'list', of: (name: string) => string) =>
    [...types.values()].flatMap(({ store, name }) => (store === wanted ? of(name) : []));
  const inFolders = inStore('folder', (name) => `collections/${name}/${file}`);
  const lists = inStore('list', (name) => `collections/${name}.json`);
  return nearestPath(path, path.split('/').length > 2 ? inFolders : [...SINGLE_FILES, ...lists]);
}

/** Names of a page's folders and file: they are its address. The last may be a parameter, but for a document. */
const PAGE_PATH =
  /^(?:pages\/(?:[a-z0-9_][a-z0-9_-]*\/)*(?:[a-z0-9_][a-z0-9_-]*|\[[a-z]+\])|documents\/[a-z0-9_][a-z0-9_-]*)\.json$/;

const addressOf = (path: string) =>
  path
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9/._[\]-]+/g, '-');

const UNREAD: Readonly<Record<Exclude<Unread, 'dot'>, string>> = {
  link: 'It is a link to somewhere else, and links are not followed. Put the file itself here.',
  device: 'It is a pipe, a socket or a device, not a file. Remove it.',
  folder: 'A folder has the name of a file, so nothing in it is read. Rename it.',
  kind: 'Only files whose names end with “.json” are read as content. Rename it.',
};

/** What an editor took for content, and the engine does not. */
const unreadFaults = ({ input: { unread = new Map() } }: SiteIndex): SiteFault[] =>
  [...unread].flatMap(([file, why]: [string, Unread]) => {
    const intended = intendedName(file);
    if (why === 'dot' || (why === 'kind' && intended === undefined)) return [];
    const suggestion = why === 'kind' ? intended : undefined;
    return { file, pointer: '', range: [0, 0] as const, message: UNREAD[why], suggestion };
  });

export const schemaUnknownFile = mistake({
  code: 'schema/unknown-file',
  says: 'No content is expected in this place.',
  wrong: 'site-config/about.json',
  right: 'site-config/pages/about.json',
  remedy: 'Move the file: pages lie in pages/, documents to print in documents/, items in collections/.',
  place({ path, schema, types, broken }) {
    if (broken.has(/^(?:locales\/[^/]+\/)?collections\/([^/.]+)/.exec(path)?.[1] ?? '')) return undefined;
    const at = { pointer: '', range: [0, 0] } as const;
    if (schema === undefined)
      return {
        ...at,
        message:
          'No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/.',
        suggestion: placeFor(path, types),
      };
    if (schema !== 'page.schema.json' || PAGE_PATH.test(path)) return undefined;
    const better = addressOf(path);
    return {
      ...at,
      message:
        'The path of a page is its address: name folders and file with lower-case letters, digits and hyphens.',
      suggestion: PAGE_PATH.test(better) ? better : undefined,
    };
  },
  site: ({ index }) => unreadFaults(index),
});
