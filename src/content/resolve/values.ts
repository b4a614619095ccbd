import type { Image, Link } from '../../model/content.gen.ts';
import type {
  ResolvedDate,
  ResolvedImage,
  ResolvedLink,
  RichText,
  TextLanguage,
} from '../../model/resolved.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../json/json.ts';
import { asText, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { Shape } from '../schema/shape.ts';
import { joinLines, variantOf } from '../schema/walk.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { compileMarkdown } from '../text/markdown.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { firstPagePictures, resizedPictures, sourceSet } from './derived-pictures.ts';
import { ICONS } from './icons.gen.ts';

/** Resolves single values: texts, links, pictures, Markdown and dates. One for each locale. */
export interface Values {
  text(value: string, variables: Variables): string;
  link(value: UncheckedObject<Link>, variables: Variables): ResolvedLink;
  image(value: UncheckedObject<Image>, variables: Variables): ResolvedImage | undefined;
  /** The first page of a document as a picture. */
  firstPage(document: string): ResolvedImage | undefined;
  richText(value: string, variables: Variables): RichText;
  date(iso: string | undefined): ResolvedDate | undefined;
  /** A whole value, guided by its shape: what an editor wrote → what a view receives. */
  resolve(shape: Shape, value: JsonValue, variables: Variables, spoken?: Spoken): unknown;
}

/** Tells the language of a text by its pointer, where it is not the page's; `pointer` is that of the whole value. */
export interface Spoken {
  readonly pointer: string;
  languageAt(pointer: string): TextLanguage | undefined;
}

/** So many Markdown texts are remembered: those of collections, which stand on many pages, not those of all pages. */
const MOST_TEXTS = 1000;

const STYLES: readonly Link['style'][] = ['primary', 'secondary', 'plain'];

/** @param compile makes a tree of a Markdown text, with a function that resolves its links */
export function createValues(
  index: SiteIndex,
  addresses: Addresses,
  locale: Locale,
  compile = compileMarkdown,
): Values {
  const markdown = new Map<string, RichText>();
  // Dates are days of the firm's own calendar: the written offset counts, not the builder's time zone.
  const written = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale.format, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
  const short = written('short');
  // Where a shortened month carries a sign (अग॰), it is written out.
  const dates = short.format(Date.UTC(2023, 7, 1)).includes('॰') ? written('long') : short;

  const values: Values = {
    text: interpolate,
    link(value, variables) {
      const style = STYLES.find((known) => known === value.style);
      return {
        label: interpolate(asText(value.label) ?? '', variables),
        href: addresses.href(interpolate(asText(value.href) ?? '', variables)),
        newTab: value.newTab === true,
        ...(style && { style }),
      };
    },
    image(value, variables) {
      const src = asText(value.src);
      const media = src === undefined ? undefined : index.input.media.get(src);
      if (src === undefined || !media?.size) return undefined;
      const srcset = sourceSet(resizedPictures(src, media), addresses.media);
      return {
        src: addresses.asset(src),
        ...(srcset === undefined ? {} : { srcset }),
        alt: interpolate(asText(value.alt) ?? '', variables),
        ...media.size,
      };
    },
    firstPage(document) {
      const media = index.input.media.get(document);
      const pictures = media ? firstPagePictures(document, media) : [];
      const middle = pictures[1];
      if (!middle) return undefined;
      const { address, width, height } = middle;
      const srcset = sourceSet(pictures, addresses.media);
      return { src: addresses.media(address), ...(srcset && { srcset }), alt: '', width, height };
    },
    richText(value, variables) {
      const text = interpolate(value, variables);
      const known = markdown.get(text);
      if (known) return known;
      const tree = compile(text, addresses.href);
      if (markdown.size >= MOST_TEXTS) markdown.clear();
      markdown.set(text, tree);
      return tree;
    },
    date(iso) {
      return iso === undefined
        ? undefined
        : { iso, text: dates.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)) };
    },
    resolve(shape, value, variables, spoken) {
      const within = (key: string | number) =>
        spoken && { ...spoken, pointer: pointerTo(spoken.pointer, key) };
      if (shape.kind === 'leaf') return resolveLeaf(shape.role, value, variables, spoken);
      if (shape.kind === 'array')
        return isArray(value)
          ? value.map((item, i) => values.resolve(shape.items, item, variables, within(i)))
          : value;
      if (shape.kind === 'union') {
        const variant = variantOf(shape, value);
        return variant ? values.resolve(variant, value, variables, spoken) : value;
      }
      if (!isObject(value)) return value;
      if (shape.as === 'link') return values.link(unchecked<Link>(value), variables);
      if (shape.as === 'image') return values.image(unchecked<Image>(value), variables);
      const result: Record<string, unknown> = {};
      for (const key of Object.keys(value)) {
        const inner = shape.properties.get(key) ?? shape.additional;
        const item = value[key];
        if (inner && item !== undefined && key !== '$schema')
          result[key] = values.resolve(inner, item, variables, within(key));
      }
      return result;
    },
  };

  function resolveLeaf(role: string, value: JsonValue, variables: Variables, spoken?: Spoken): unknown {
    if (role === 'markdown') {
      const text = values.richText(joinLines(value) ?? '', variables);
      const language = spoken?.languageAt(spoken.pointer);
      // The compiled text is shared: its blocks are copied before they are marked.
      return language
        ? text.map((node) => (typeof node === 'string' ? node : { ...node, ...language }))
        : text;
    }
    if (typeof value !== 'string') return value;
    if (role === 'icon') return ICONS[value] ?? [];
    if (role === 'text') return interpolate(value, variables);
    if (role === 'link') return addresses.href(interpolate(value, variables));
    return role === 'media' ? addresses.asset(value) : value;
  }
  return values;
}
