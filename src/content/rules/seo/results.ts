import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { asText } from '../../json/unchecked.ts';
import type { SiteContext } from '../../link/site-context.ts';
import type { RouteEntry } from '../../site/page-entries.ts';
import { interpolate } from '../../text/variables.ts';

/** Characters that search engines show: longer ones are cut, shorter ones are replaced by text of the page. */
const LIMITS = {
  title: { least: 10, most: 65 },
  description: { least: 50, most: 165 },
} as const;
type Field = keyof typeof LIMITS;

interface Entry {
  readonly route: string;
  readonly text: string;
  readonly at: { readonly file: string; readonly pointer: string };
}

/** Where the text really stands: in the item, where the page takes it from there. */
function placeOf({ item, file }: RouteEntry, field: Field, written: string): Entry['at'] {
  const from = item ? /^\{item\.([\w.]+)\}$/.exec(written)?.[1] : undefined;
  return item && from !== undefined
    ? { file: item.file, pointer: `${item.pointer}/${from.replaceAll('.', '/')}` }
    : { file: file.path, pointer: `/seo/${field}` };
}

/** Texts without variables, by the page that they stand on: they change only with it. */
const plain: Readonly<Record<Field, WeakMap<RouteEntry, Entry>>> = {
  title: new WeakMap(),
  description: new WeakMap(),
};

function entriesOf(field: Field, { index }: SiteContext): Entry[] {
  const entries: Entry[] = [];
  for (const entry of index.routes.values()) {
    const isNotFound = entry.route === index.notFound;
    const known = isNotFound ? undefined : plain[field].get(entry);
    if (known) {
      entries.push(known);
      continue;
    }
    const { seo } = entry.page;
    const written = asText(seo?.[field]);
    const isShown = !isNotFound && seo?.robots !== 'noindex' && (entry.listPage ?? 1) === 1;
    if (written === undefined || !isShown) continue;
    const text = interpolate(written, { site: index.variables, item: entry.item?.value ?? null });
    const found = { route: entry.route, text, at: placeOf(entry, field, written) };
    if (!written.includes('{')) plain[field].set(entry, found);
    entries.push(found);
  }
  return entries;
}

/** Texts that search engines would cut, or replace. */
export function badLengths(field: Field, context: SiteContext): SiteFault[] {
  const { least, most } = LIMITS[field];
  return entriesOf(field, context).flatMap(({ text, at }) => {
    // A text that a visitor reads too is as long as it needs to be: the page's head shortens it.
    if ((text.length >= least && text.length <= most) || !at.pointer.includes('/seo/')) return [];
    const [how, remedy, limit] =
      text.length > most
        ? ['more', 'search engines cut it', `at most ${most}`]
        : ['fewer', 'search engines put a text of their own in its place', `at least ${least}`];
    const message = `This ${field} has ${text.length} characters, ${how} than good: ${remedy}. Write ${limit}.`;
    return { ...at, message };
  });
}

/** Texts that another page has, too. */
export function doubles(field: Field, context: SiteContext): SiteFault[] {
  const first = new Map<string, Entry>();
  return entriesOf(field, context).flatMap((entry) => {
    const before = first.get(entry.text);
    if (!before) first.set(entry.text, entry);
    if (!before) return [];
    const message = `${quote(before.route)} has the same ${field}: in search results nobody can tell them apart.`;
    return { ...entry.at, message };
  });
}
