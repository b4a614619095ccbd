import type { Finding } from '../diagnostics/diagnostic.ts';
import { quote, warning } from '../diagnostics/diagnostic.ts';
import { isObject, own, stringAt } from '../json/json.ts';
import type { Item } from '../site/items.ts';
import type { RouteEntry } from '../site/page-entries.ts';
import { interpolate, siteVariables } from '../text/variables.ts';
import type { Check, CheckContext } from './check.ts';

/** Characters that search engines show: longer ones are cut, shorter ones are replaced by text of the page. */
const LIMITS = {
  title: { least: 10, most: 65 },
  description: { least: 50, most: 165 },
} as const;
type Field = keyof typeof LIMITS;
const FIELDS: readonly Field[] = ['title', 'description'];

interface Entry {
  readonly route: string;
  readonly text: string;
  readonly at: { readonly file: string; readonly pointer: string };
}

/** Where the text really stands: in the item, where the page takes it from there. */
function placeOf(entry: RouteEntry, field: Field, written: string): Entry['at'] {
  const inItem = (item: Item) => {
    const from = /^\{item\.([\w.]+)\}$/.exec(written)?.[1];
    return from === undefined
      ? undefined
      : { file: item.file, pointer: `${item.pointer}/${from.replaceAll('.', '/')}` };
  };
  return (entry.item && inItem(entry.item)) ?? { file: entry.file.path, pointer: `/seo/${field}` };
}

/** Texts without variables, by the page that they stand on: they change only with it. */
const plain: Readonly<Record<Field, WeakMap<RouteEntry, Entry>>> = {
  title: new WeakMap(),
  description: new WeakMap(),
};

function entriesOf(field: Field, { index }: CheckContext): Entry[] {
  const site = siteVariables(index.files.get('site.json')?.value, index.now);
  const entries: Entry[] = [];
  for (const entry of index.routes.values()) {
    const isNotFound = entry.route === index.notFound;
    const known = isNotFound ? undefined : plain[field].get(entry);
    if (known) {
      entries.push(known);
      continue;
    }
    const seo = own(entry.page, 'seo');
    const written = isObject(seo) ? stringAt(seo, field) : undefined;
    const isShown = !isNotFound && stringAt(seo, 'robots') !== 'noindex' && (entry.listPage ?? 1) === 1;
    if (written === undefined || !isShown) continue;
    const text = interpolate(written, { site, item: entry.item?.value ?? null });
    const found = { route: entry.route, text, at: placeOf(entry, field, written) };
    if (!written.includes('{')) plain[field].set(entry, found);
    entries.push(found);
  }
  return entries;
}

function lengthFindings(field: Field, entries: readonly Entry[]): Finding[] {
  const { least, most } = LIMITS[field];
  return entries.flatMap(({ text, at }) => {
    // A text that a visitor reads too is as long as it needs to be: the page's head shortens it.
    if ((text.length >= least && text.length <= most) || !at.pointer.includes('/seo/')) return [];
    const [how, remedy] =
      text.length > most
        ? ['more', 'search engines cut it']
        : ['fewer', 'search engines put a text of their own in its place'];
    const limit = text.length > most ? `at most ${most}` : `at least ${least}`;
    return [
      warning(
        `seo/${field}-length`,
        at,
        `This ${field} has ${text.length} characters, ${how} than good: ${remedy}. Write ${limit}.`,
      ),
    ];
  });
}

function doubleFindings(field: Field, entries: readonly Entry[]): Finding[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const before = first.get(entry.text);
    if (!before) first.set(entry.text, entry);
    return before
      ? [
          warning(
            `seo/duplicate-${field}`,
            entry.at,
            `${quote(before.route)} has the same ${field}: in search results nobody can tell them apart.`,
          ),
        ]
      : [];
  });
}

/** What search engines show of a page: long enough, short enough, and one of a kind. */
export const searchResults: Check = (context) =>
  FIELDS.flatMap((field) => {
    const entries = entriesOf(field, context);
    return [...lengthFindings(field, entries), ...doubleFindings(field, entries)];
  });
