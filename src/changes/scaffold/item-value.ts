import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  own,
  stringAt,
} from '../../content/json/json.ts';
import { accentsOf } from '../../content/link/scope.ts';
import type { ContentType } from '../../content/schema/content-types.ts';
import { withoutSiteLists } from '../../content/schema/site-lists.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { logoOf } from './brand.ts';

export interface ItemWords {
  readonly slug: string;
  readonly title: string;
  /** `createdAt`: the second in which it is made. */
  readonly now: Date;
  /** Its place behind all others. */
  readonly order: number;
}

const NAMES = new Set(['title', 'heading', 'name', 'fullName', 'label', 'city']);

/** A document that the site has. */
export const documentOf = ({ input }: SiteIndex): string | undefined =>
  [...input.media.keys()].find((path) => path.endsWith('.pdf'));

/** Fills every required field of an item's type with something that is valid and says what belongs there. */
export function itemValue(index: SiteIndex, type: ContentType, words: ItemWords): JsonObject {
  const schemas = withoutSiteLists(index.schemas.files);

  function text(name: string, schema: JsonObject, description: string): string {
    const most = own(schema, 'maxLength');
    const written = `Write here: ${description}`;
    return typeof most === 'number' && written.length > most
      ? words.title.slice(0, most)
      : NAMES.has(name)
        ? words.title
        : written;
  }

  function string(name: string, schema: JsonObject, description: string): string {
    const format = stringAt(schema, 'format');
    if (name === 'slug' || name === 'id') return words.slug;
    const named = stringAt(schema, 'reference');
    if (named !== undefined) return index.collections.get(named)?.all[0]?.key ?? words.slug;
    if (name === 'videoId') return 'abcdefghijk';
    if (name === 'src') return logoOf(index);
    if (name === 'alt') return '';
    if (format === 'media') return documentOf(index) ?? '';
    if (format === 'accent') return accentsOf(index)[0] ?? '';
    if (format === 'link') return '/';
    if (format === 'email') return 'name@example.com';
    if (format === 'phone') return '+91 20 5550 0142';
    if (format === 'date') return words.now.toISOString().slice(0, 10);
    // Of a form that only its pattern knows: a name is what most of them are.
    if (own(schema, 'pattern') !== undefined) return words.slug;
    if (format === 'date-time') return words.now.toISOString().replace(/\.\d+Z$/, 'Z');
    return text(name, schema, description);
  }

  /** @param name of the property, which says more about what belongs there than its type */
  function value(name: string, schema: JsonValue | undefined, path: string, described = ''): JsonValue {
    if (!isObject(schema)) return null;
    const description = described || (stringAt(schema, 'description') ?? '');
    const ref = stringAt(schema, '$ref');
    if (ref !== undefined) {
      const target = new URL(ref, `x:/${path}`).pathname.slice(1);
      if (target === 'blocks.schema.json') return { type: 'prose', id: 'text', text: 'Write here.' };
      if (target === 'shared/rich-text.schema.json') return 'Write here.';
      if (target === 'shared/seo.schema.json') return seo();
      return value(name, schemas.get(target), target, description);
    }
    const all = own(schema, 'allOf');
    if (isArray(all)) return value(name, all[0], path, description);
    const choices = own(schema, 'enum');
    if (isArray(choices)) return choices[0] ?? null;
    switch (own(schema, 'type')) {
      case 'object':
        return object(schema, path);
      case 'array':
        return [value(name, own(schema, 'items'), path)];
      case 'string':
        return string(name, schema, description);
      case 'boolean':
        return true;
      default:
        return name === 'order' ? words.order : (own(schema, 'minimum') ?? 0);
    }
  }

  const seo = (): JsonObject => ({
    title: words.title.length < 10 ? `${words.title}: a title` : words.title.slice(0, 65),
    description: `${words.title}: say here, in one or two sentences, what a reader finds.`,
  });

  function object(schema: JsonObject, path: string): JsonObject {
    const required = own(schema, 'required');
    const known = objectAt(schema, 'properties');
    const names = (isArray(required) ? required.map(String) : []).filter((name) => name !== '$schema');
    return Object.fromEntries(names.map((name) => [name, value(name, own(known, name), path)]));
  }
  return object(type.item, `collections/${type.name}.schema.json`);
}
