import { pointerSteps, pointerTo } from '../content/diagnostics/pointer.ts';
import { stringAt, valueAt } from '../content/json/json.ts';
import { anchorsOf } from '../content/link/targets.ts';
import { translationState } from '../content/locales/records.ts';
import { exactShapeAt } from '../content/schema/fit.ts';
import { schemaFor } from '../content/schema/placement.ts';
import { titleIn } from '../content/site/item-names.ts';
import type { Item } from '../content/site/items.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { isPlayed } from '../content/text/outer-forms.ts';
import type { FieldAddress, FieldInfo, ItemChoice, LinkTarget, TranslationState } from '../model/editing.ts';
import { kindOf, labelOf } from './field-kind.ts';
import { versionOf } from './written-field.ts';

/** Every page with its sections, and every document, sound and video of the site. */
export function linkTargets(index: SiteIndex): LinkTarget[] {
  const pages = [...index.routes.values()].flatMap((entry): LinkTarget[] => {
    const { route, item } = entry;
    const title = item ? titleIn(index.collections, item) || item.key : String(entry.page.title ?? route);
    const anchors = item ? [] : [...anchorsOf(index, route)];
    return [
      { href: route, title },
      ...anchors.map((id) => ({ href: `${route}#${id}`, title: `${title}: ${id}` })),
    ];
  });
  const documents = [...index.input.media].flatMap(([href, { size }]) =>
    size === null && (href.startsWith('/documents/') || isPlayed(href))
      ? [{ href, title: href.replace('/documents/', '') }]
      : [],
  );
  return [...pages, ...documents];
}

/** Every item that has a file of its own, and every list of items. */
export function itemChoices({ collections }: SiteIndex): ItemChoice[] {
  const labelIn = (item: Item) => titleIn(collections, item) || item.key;
  return [...collections.values()].flatMap(({ type, name: collection, all }): ItemChoice[] => {
    const [first] = all;
    if (type.store === 'list' && first)
      return [
        { collection, file: first.file, pointer: '', label: all.map(labelIn).join(', '), isDraft: false },
      ];
    return all.map((item) => ({
      collection,
      file: item.file,
      pointer: item.pointer,
      label: labelIn(item),
      isDraft: item.value.isActive === false,
    }));
  });
}

function stateOf(index: SiteIndex, { file, pointer, locale = '' }: FieldAddress): TranslationState {
  const origins = index.languages.get(locale)?.files.get(file)?.origins;
  const overlay = index.allFiles.get(`locales/${locale}/${file}`)?.value;
  return translationState(index.files.get(file)?.value, overlay, origins, pointer);
}

/** What the site's own language says where a translation stands, and whether that has changed since. */
export const originalOf = (index: SiteIndex, address: FieldAddress) => ({
  state: stateOf(index, address),
  original: valueAt(index.files.get(address.file)?.value, address.pointer),
});

/** The field that a place belongs to: of a line of Markdown the text that it is a line of. */
function fieldAt(index: SiteIndex, { file, pointer, ...rest }: FieldAddress): FieldInfo | undefined {
  const schema = schemaFor(file, index.schemas.types);
  if (schema === undefined) return undefined;
  const whole = index.files.get(file)?.value;
  const shape = index.schemas.shapeOf(schema);
  const find = (steps: readonly string[]) => exactShapeAt(shape, whole, steps.reduce(pointerTo, ''))?.schema;
  const steps = pointerSteps(pointer);
  const outer = find(steps.slice(0, -1));
  const isLine = outer !== undefined && stringAt(outer, 'format') === 'markdown';
  const own = isLine ? steps.slice(0, -1) : steps;
  const found = isLine ? outer : find(own);
  if (!found) return undefined;
  const name = own.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const address = { file, pointer: own.reduce(pointerTo, ''), ...rest };
  const shown = index.languages.get(rest.locale ?? '') ?? index;
  return {
    ...address,
    kind: kindOf(found, name),
    label: labelOf(name),
    description: stringAt(found, 'description') ?? '',
    value: valueAt(shown.files.get(file)?.value, address.pointer),
    version: versionOf(index, address),
  };
}

/** Describes the field at a place; undefined where no schema knows it. */
export function describeField(index: SiteIndex, address: FieldAddress): FieldInfo | undefined {
  const field = fieldAt(index, address);
  const isText = field?.kind === 'text' || field?.kind === 'markdown';
  if (!isText || field.locale === undefined || !index.languages.has(field.locale)) return field;
  return { ...field, ...originalOf(index, field) };
}

/** The part of a file whose form shows a field: its section, its item, its group. */
export function holderOf(file: string, pointer: string): string {
  const [first = '', second = ''] = pointerSteps(pointer);
  const isEntry = /^\d+$/.test(second);
  if (/^(pages|documents)\//.test(file)) return first === 'sections' && isEntry ? `/sections/${second}` : '';
  if (file === 'strings.json') return pointer;
  if (file.startsWith('collections/')) return first === 'items' && isEntry ? `/items/${second}` : '';
  return first === '' ? '' : isEntry ? `/${first}/${second}` : `/${first}`;
}
