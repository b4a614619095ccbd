import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { around, lastStep, pointerTo } from '../../diagnostics/pointer.ts';
import { listAt, stringAt, valueAt } from '../../json/json.ts';
import { asText, unchecked } from '../../json/unchecked.ts';
import { fieldAt, fieldsOf, isWords, namedBy } from '../../schema/content-types.ts';
import { fits, isNumberInText, isText, shapeAt } from '../../schema/fit.ts';
import { KINDS } from '../../schema/item-roles.ts';
import { type Shape, shapeOfItem } from '../../schema/shape.ts';
import { type Binding, bindingsIn, isOfPage } from '../../site/bindings.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { isToHoldItems } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

const TAKEN: Readonly<Record<string, string>> = {
  image: 'a picture with its alternative text',
  link: 'a link',
  text: 'a text',
  markdown: 'a text',
  media: 'a file',
  accent: 'the name of an accent',
  icon: 'the name of an icon',
};

/** What a place takes, in words. */
function taken(place: Shape): string {
  if (place.kind === 'object') {
    const parts = listAt(place.schema, 'required').map(quote).join(', ');
    return TAKEN[place.as ?? ''] ?? `a group of fields${parts && ` with ${parts}`}`;
  }
  if (place.kind === 'array')
    return place.items.kind === 'object' ? `a list, each entry ${taken(place.items)}` : 'a list';
  if (place.kind === 'union') return 'a block';
  if (KINDS.date(place.schema)) return 'a date';
  const choices = listAt(place.schema, 'enum');
  if (choices.length > 0) return `one of ${choices.map(quote).join(', ')}`;
  return TAKEN[place.role] ?? `a ${place.types.join(' or ').replace('integer', 'whole number')}`;
}

function faultOf(
  { pointer, field, hides }: Binding,
  file: ContentFile,
  { schemas }: SiteIndex,
): SiteFault | undefined {
  const at = { file: file.path, pointer: `${pointer}/$item` };
  const each = asText(unchecked<{ each?: string }>(file.value).each);
  // A page that is to be one is told so by itself.
  if (each === undefined && (!file.isSound || isToHoldItems(file.path))) return undefined;
  if (each === undefined)
    return { ...at, message: 'Only a page for each item of a collection can show a field of its item.' };
  const type = schemas.types.get(each);
  if (!type) return undefined;
  const found = fieldAt(type.item, field);
  const written = Object.entries(Object(valueAt(file.value, pointer)));
  const other = written.find(([key, value]) => key !== '$item' && (key !== 'else' || value !== 'hide'))?.[0];
  if (other !== undefined) {
    const message = 'Beside "$item" stands "else": "hide", or nothing.';
    const place = { file: file.path, pointer: pointerTo(pointer, other), message };
    return other === 'else' ? place : { ...place, spot: 'key', unknown: [other, ['else']] };
  }
  if (!found) {
    const known = fieldsOf(type.item);
    const message = `An item of ${each} has no field ${quote(field)}.${possible(field, known)}`;
    return { ...at, message, unknown: [field, known] };
  }
  const place = shapeAt(schemas.shapeOf('page.schema.json'), file.value, pointer);
  const own = shapeAt(shapeOfItem(type, schemas.shapeOf), undefined, field);
  // A condition holds for each that a list names.
  const shape = own?.kind === 'array' && lastStep(pointer) === 'equals' ? own.items : own;
  const isSaid = isText(place) && isWords(type, field);
  if (place && shape && !isSaid && !fits(place, shape) && !isNumberInText(place, shape))
    return { ...at, message: `${quote(field)} does not fit here: this place takes ${taken(place)}.` };
  const wanted = stringAt(valueAt(file.value, around(pointer)), 'collection');
  const named = namedBy(type.item, field);
  if (lastStep(pointer) === 'items' && wanted !== undefined && named !== undefined && named !== wanted)
    return {
      ...at,
      message: `${quote(field)} names items of ${named}, and this block shows those of ${wanted}.`,
    };
  if (found.isAlways) return undefined;
  if (isOfPage(schemas.shapeOf('page.schema.json'), file.value, pointer))
    return {
      ...at,
      message: `No page can do without this, and not every item of ${each} has ${quote(field)}. Name a field that each has.`,
    };
  return hides
    ? undefined
    : { ...at, message: `Not every item of ${each} has ${quote(field)}. Add "else": "hide" beside it.` };
}

export const referenceBinding = mistake({
  says: 'A place of a page shows a field that its items do not have, or that does not fit there.',
  wrong: '"image": { "$item": "/foto" }',
  right: '"image": { "$item": "/photo" }',
  remedy: 'Name a field of the type’s schema that is what the place takes.',
  site: ({ index }) =>
    [...index.files.values()].flatMap((file) =>
      file.schema === 'page.schema.json'
        ? bindingsIn(file.value).flatMap((binding) => faultOf(binding, file, index) ?? [])
        : [],
    ),
});
