import { isArray, type JsonObject, type JsonValue, listAt, own, stringAt } from '../../content/json/json.ts';
import { accentsOf } from '../../content/link/scope.ts';
import { type ContentType, plays } from '../../content/schema/content-types.ts';
import { rolesAmong } from '../../content/schema/item-roles.ts';
import type { Shape } from '../../content/schema/shape.ts';
import { dayIn, writtenIn } from '../../content/site/clock.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { STAND_IN } from '../../content/text/stand-in.ts';
import { logoOf } from './new-file.ts';

export interface FreshWords {
  readonly slug: string;
  /** What it is called; without, every text only says that one is to be written. */
  readonly title?: string;
  /** `createdAt`: the second in which it is made. */
  readonly now: Date;
  /** Its place behind all others. */
  readonly order?: number;
  /** The type whose items the list around it shows. */
  readonly listed?: ContentType | undefined;
}

const NAMES = new Set(['title', 'heading', 'name', 'fullName', 'label', 'city']);

/** Counted as schemas count: a sign of two units is never halved. */
const beginning = (text: string, most: number) => [...text].slice(0, most).join('');

/** A document that the site has. */
export const documentOf = ({ input }: SiteIndex): string | undefined =>
  [...input.media.keys()].find((path) => path.endsWith('.pdf'));

/**
 * The smallest value that a schema accepts: every required field is filled with something that says what belongs there.
 * @param name of the property, which says more about what belongs there than its type
 * @param like an entry of the same list, which says what its schema leaves open: how many cells a row has, how an hour is written
 */
export function freshValue(
  index: SiteIndex,
  shape: Shape,
  words: FreshWords,
  name = '',
  like?: JsonValue,
): JsonValue {
  const { shapeOf } = index.schemas;
  const { slug, title, now, order, listed } = words;
  const ofSeo = shapeOf('shared/seo.schema.json');

  function text(name: string, schema: JsonObject): string {
    if (title === undefined) return STAND_IN.text;
    const most = own(schema, 'maxLength');
    const about = stringAt(schema, 'description');
    const written = STAND_IN.text + (about === undefined ? '.' : `: ${about}`);
    if (typeof most === 'number' && written.length > most) return beginning(title, most);
    return NAMES.has(name) ? title : written;
  }

  function string(name: string, schema: JsonObject, like?: JsonValue): string {
    const format = stringAt(schema, 'format');
    if (name === 'slug' || name === 'id') return slug;
    const named = stringAt(schema, 'reference');
    if (named !== undefined) return index.collections.get(named)?.all[0]?.key ?? slug;
    const roles = rolesAmong(listAt(schema, 'roles'));
    const playing = (type: ContentType) => plays(type, roles);
    if (roles.length > 0) return [...index.schemas.types.values()].find(playing)?.name ?? slug;
    if (name === 'field' && listed) return listed.roles.get('title') ?? '';
    if (name === 'videoId') return 'abcdefghijk';
    if (name === 'src') return logoOf(index);
    if (format === 'media') return documentOf(index) ?? '';
    if (format === 'accent') return accentsOf(index)[0] ?? '';
    if (format === 'link') return '/';
    if (format === 'email') return 'name@example.com';
    if (format === 'phone') return '+91 20 5550 0142';
    if (format === 'date' || format === 'date-or-time') return dayIn(index.timeZone, now.getTime());
    if (own(schema, 'pattern') !== undefined) return typeof like === 'string' ? like : formed(schema);
    if (format === 'date-time') return writtenIn(index.timeZone, now);
    return text(name, schema);
  }

  /** Of a form that only its pattern knows: what its description names, such as `09:00`; else a name, as most of them are. */
  function formed(schema: JsonObject): string {
    return /such as `([^`]+)`/.exec(stringAt(schema, 'description') ?? '')?.[1] ?? slug;
  }

  function value(name: string, shape: Shape, like?: JsonValue): JsonValue {
    const { schema } = shape;
    if (shape.kind === 'union') return { type: 'prose', id: 'text', text: `${STAND_IN.text}.` };
    if (shape.kind === 'array') {
      // Of what may stand once in a list, such as a link, a copy would be a second one.
      const isCopied = isArray(like) && like.length > 0 && shape.items.kind === 'leaf';
      const entries = isCopied ? like : [undefined];
      return entries.map((entry) => value(name, shape.items, entry));
    }
    if (shape.kind === 'object')
      return ofSeo.kind === 'object' && shape.properties === ofSeo.properties ? seo() : object(shape, like);
    const [fixed = own(schema, 'const')] = listAt(schema, 'examples');
    if (fixed !== undefined) return fixed;
    const choices = own(schema, 'enum');
    if (isArray(choices)) return choices.find((choice) => choice === like) ?? choices[0] ?? null;
    const type = own(schema, 'type');
    if (type === 'string') return string(name, schema, like);
    // A text that may be written as lines.
    if (shape.role === 'markdown') return `${STAND_IN.text}.`;
    if (type === 'boolean') return true;
    return name === 'order' && order !== undefined ? order : (own(schema, 'minimum') ?? 0);
  }

  const seo = (called = title ?? STAND_IN.text): JsonObject => ({
    title: called.length < 10 ? `${called}: a title` : beginning(called, 65),
    description: `${called}: ${STAND_IN.summary}, what a reader finds.`,
  });

  /** What is required, and so much else that it says enough, at least something: first what has no form of its own to keep. */
  function object({ schema, properties }: Shape & { kind: 'object' }, like?: JsonValue): JsonObject {
    const required = listAt(schema, 'required').map(String);
    const isFree = ([, inner]: [string, Shape]) =>
      typeof own(inner.schema, 'type') === 'string' && own(inner.schema, 'pattern') === undefined;
    const others = [...properties].filter(([name]) => !required.includes(name));
    const more = [...others.filter(isFree), ...others].map(([name]) => name);
    const least = Number(own(schema, 'minProperties') ?? 1) - required.length;
    const names = [...required, ...more.slice(0, Math.max(0, least))];
    return Object.fromEntries(
      names.flatMap((name) => {
        const inner = name === '$schema' ? undefined : properties.get(name);
        return inner ? [[name, value(name, inner, own(like, name))]] : [];
      }),
    );
  }
  return value(name, shape, like);
}
