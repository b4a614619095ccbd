import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { groupBy, repeats } from '../../diagnostics/group-by.ts';
import type { JsonValue } from '../../json/json.ts';
import { remembered } from '../../json/remembered.ts';
import { asText } from '../../json/unchecked.ts';
import type { SiteContext } from '../../link/site-context.ts';
import { writtenAt } from '../../site/bindings.ts';
import { nameOf, wordsIn } from '../../site/item-names.ts';
import { follow, type Item, textIn } from '../../site/items.ts';
import { isFurther, type RouteEntry } from '../../site/page-entries.ts';
import { wideLetters } from '../../text/dense.ts';
import { interpolate } from '../../text/variables.ts';

/** Characters that search engines show: longer ones are cut, shorter ones are replaced by text of the page. */
const LIMITS = {
  title: { least: 10, most: 65 },
  description: { least: 50, most: 165 },
} as const;
type Field = keyof typeof LIMITS;

type Result = { readonly entry: RouteEntry; readonly written: string; readonly text: string };

/** Where the text really stands: in the item, where the page takes it from there. */
function placeOf({ entry, written }: Result, field: Field) {
  const { item, file } = entry;
  const from = item ? /^\{item\.([\w.]+)\}$/.exec(written)?.[1] : undefined;
  return item && from !== undefined
    ? { file: item.file, pointer: `${item.pointer}/${from.replaceAll('.', '/')}` }
    : writtenAt({ file: file.path, pointer: `/seo/${field}` }, entry, item);
}

/** How the fields of an item read on its page: a reference by a name, which its key may be shorter or longer than. */
const sayNames =
  (item: Item, index: SiteContext['index']) =>
  (field: string, value: JsonValue): JsonValue => {
    const words = wordsIn(item, field)?.map((word) => nameOf(index, item, field, word) ?? word);
    return words?.filter(Boolean).join(', ') ?? nameOf(index, item, field) ?? value;
  };

const variablesOf = (item: Item, index: SiteContext['index']) => ({
  item: item.value,
  say: sayNames(item, index),
  follow(field: string) {
    const other = follow(index.collections, item)(field);
    return other && { value: other.value, say: sayNames(other, index) };
  },
});

function readResults(field: Field, { index }: SiteContext): readonly Result[] {
  const results: Result[] = [];
  for (const entry of index.routes.values()) {
    const { route, page, item } = entry;
    const written = asText(page.seo?.[field]);
    const { robots } = { ...Object(item?.value.seo), ...page.seo };
    const isHidden = route === index.notFound || robots === 'noindex' || isFurther(entry);
    if (written === undefined || isHidden) continue;
    const known = item ? variablesOf(item, index) : { item: null };
    const text = interpolate(written, { site: index.variables, ...known });
    results.push({ entry, written, text });
  }
  return results;
}

/** The texts of all pages that search engines may show. Two rules ask for each. */
const resultsOf = remembered((context: SiteContext) => ({
  title: readResults('title', context),
  description: readResults('description', context),
}));

/** The text of a page of items is told once, however many of its pages it does not fit. */
const oncePerPlace = (faults: readonly SiteFault[]): SiteFault[] =>
  [...groupBy(faults, ({ file, pointer }) => file + pointer).values()].flatMap(([first]) => first ?? []);

/** Texts that search engines would cut, or replace. */
export function badLengths(field: Field, context: SiteContext): SiteFault[] {
  const { least, most } = LIMITS[field];
  const faults = resultsOf(context)[field].flatMap((result) => {
    const { length } = result.text;
    // Search engines show as much as a line is wide.
    const width = length + wideLetters(result.text);
    if (width >= least && width <= most) return [];
    const at = placeOf(result, field);
    // A text that a visitor reads too is as long as it needs to be: the page's head shortens it.
    if (!at.pointer.includes('/seo/')) return [];
    const share = length / width || 1;
    const [how, remedy, limit] =
      width > most
        ? ['more', 'search engines cut it', `at most ${Math.floor(most * share)}`]
        : [
            'fewer',
            'search engines put a text of their own in its place',
            `at least ${Math.ceil(least * share)}`,
          ];
    const where = result.entry.item ? ` on ${quote(result.entry.route)}` : '';
    const size = length === 1 ? '1 character' : `${length} characters`;
    const message = `This ${field} has ${size}${where}, ${how} than good: ${remedy}. Write ${limit}.`;
    return { ...at, message };
  });
  return oncePerPlace(faults);
}

/** When an item is from, in milliseconds since 1970; a page is there before all. */
const ageOf = ({ entry: { item } }: Result) => (item && Date.parse(textIn(item, 'date') ?? '')) || 0;

/** Texts that another page has, too: of two items the newer one was copied. */
export const doubles = (field: Field, context: SiteContext): SiteFault[] =>
  oncePerPlace(
    repeats(
      resultsOf(context)[field].toSorted((a, b) => ageOf(a) - ageOf(b)),
      ({ text }) => text,
    ).map(([result, first]) => {
      const message = `${quote(first.entry.route)} has the same ${field}: in search results nobody can tell them apart.`;
      return { ...placeOf(result, field), message };
    }),
  );
