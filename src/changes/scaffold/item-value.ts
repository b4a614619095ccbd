import { isArray, type JsonObject, type JsonValue, own, stringAt } from '../../content/json/json.ts';
import { accentsOf } from '../../content/link/scope.ts';
import type { ContentType } from '../../content/schema/content-types.ts';
import { type Shape, shapeOfItem } from '../../content/schema/shape.ts';
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
  const { shapeOf } = index.schemas;
  const ofSeo = shapeOf('shared/seo.schema.json');

  function text(name: string, schema: JsonObject): string {
    const most = own(schema, 'maxLength');
    const written = `Write here: ${stringAt(schema, 'description') ?? ''}`;
    return typeof most === 'number' && written.length > most
      ? words.title.slice(0, most)
      : NAMES.has(name)
        ? words.title
        : written;
  }

  function string(name: string, schema: JsonObject): string {
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
    return text(name, schema);
  }

  /** @param name of the property, which says more about what belongs there than its type */
  function value(name: string, shape: Shape): JsonValue {
    const { schema } = shape;
    if (shape.kind === 'union') return { type: 'prose', id: 'text', text: 'Write here.' };
    if (shape.kind === 'array') return [value(name, shape.items)];
    if (shape.kind === 'object')
      return ofSeo.kind === 'object' && shape.properties === ofSeo.properties ? seo() : object(shape);
    const choices = own(schema, 'enum');
    if (isArray(choices)) return choices[0] ?? null;
    const type = own(schema, 'type');
    if (type === 'string') return string(name, schema);
    // A text that may be written as lines.
    if (shape.role === 'markdown') return 'Write here.';
    if (type === 'boolean') return true;
    return name === 'order' ? words.order : (own(schema, 'minimum') ?? 0);
  }

  const seo = (): JsonObject => ({
    title: words.title.length < 10 ? `${words.title}: a title` : words.title.slice(0, 65),
    description: `${words.title}: say here, in one or two sentences, what a reader finds.`,
  });

  function object({ schema, properties }: Shape & { kind: 'object' }): JsonObject {
    const required = own(schema, 'required');
    const names = (isArray(required) ? required.map(String) : []).filter((name) => name !== '$schema');
    return Object.fromEntries(
      names.map((name) => {
        const inner = properties.get(name);
        return [name, inner ? value(name, inner) : null];
      }),
    );
  }
  const shape = shapeOfItem(type, shapeOf);
  return shape.kind === 'object' ? object(shape) : {};
}
