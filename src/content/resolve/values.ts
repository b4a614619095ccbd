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
import { rememberedBy } from '../json/remembered.ts';
import { asText, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { Shape } from '../schema/shape.ts';
import { joinLines, variantOf } from '../schema/walk.ts';
import { titleIn } from '../site/item-names.ts';
import { type Item, textIn } from '../site/items.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { codeIn, type compileMarkdown } from '../text/markdown.ts';
import { keepsShortWords, withShortWords } from '../text/short-words.ts';
import { withSigns } from '../text/signed.ts';
import { around, forAddress, interpolate, type Variables } from '../text/variables.ts';
import { type DerivedPicture, firstPagePictures, resizedPictures } from './derived-pictures.ts';
import { ICONS } from './icons.gen.ts';
import { briefDate } from './spoken-dates.ts';

/** Resolves single values, with their variables filled in. */
export type Values = ReturnType<ReturnType<typeof createValues>>;

/** Tells the language of a text by its pointer, where it is not the page's; `pointer` is that of the whole value. */
export interface Spoken {
  readonly pointer: string;
  languageAt(pointer: string): TextLanguage | undefined;
}

const STYLES: readonly Link['style'][] = ['primary', 'secondary', 'plain'];

/**
 * Prepares the values of one language: for a page that stands for an item its fields can be named, too.
 * @param compile makes a tree of a Markdown text, with a function that resolves its links
 */
export function createValues(
  index: SiteIndex,
  addresses: Addresses,
  locale: Locale,
  compile: typeof compileMarkdown,
) {
  const site = index.variables;
  // Dates are days of the firm's own calendar: the written offset counts, not the builder's time zone.
  const dayText = rememberedBy((day: string) => briefDate(day, locale.format));
  /** How texts of the language are set, where that is not as they are written. */
  const set = locale.dir === 'rtl' ? withSigns : keepsShortWords(locale.code) ? withShortWords : undefined;
  /** The widths of a picture to choose from, where there is a choice. */
  const sources = (pictures: readonly DerivedPicture[]) =>
    pictures.length > 1 && {
      srcset: pictures.map(({ address, width }) => `${addresses.media(address)} ${width}w`).join(', '),
    };

  return (ofItem: Pick<Variables, 'item' | 'follow' | 'say'> = { item: null }) => {
    const variables: Variables = { site, ...ofItem };
    const plain = (value: string) => interpolate(value, variables);
    const text = set ? (value: string) => set(plain(value)) : plain;
    const values = {
      text,
      /** A Markdown text that is still to be compiled, whose code stays as it is written. */
      markdown: (value: string): string =>
        set || value.includes('{') ? around(codeIn(value), value, text) : value,
      /** A text as machines read it. */
      plain,
      /** A text of an item; undefined where it has none. */
      said(
        item: Item,
        role: 'title' | 'summary' | 'position' | 'phone' | 'email' | 'address',
      ): string | undefined {
        const written = role === 'title' ? titleIn(index.collections, item) : textIn(item, role);
        return written === undefined ? undefined : (role === 'phone' ? plain : text)(written);
      },
      /** A link as written → an address for `<a href>`. */
      href: (value: string): string => addresses.href(interpolate(value, forAddress(variables))),
      link(value: UncheckedObject<Link>): ResolvedLink {
        const style = STYLES.find((known) => known === value.style);
        const about = asText(value.about);
        return {
          label: text(asText(value.label) ?? ''),
          ...(about && { about: text(about) }),
          href: values.href(asText(value.href) ?? ''),
          newTab: value.newTab === true,
          ...(style && { style }),
        };
      },
      image(value: UncheckedObject<Image>): ResolvedImage | undefined {
        const src = asText(value.src) ?? '';
        const media = index.input.media.get(src);
        if (!media?.size) return undefined;
        const alt = text(asText(value.alt) ?? '');
        const focalPoint = asText(value.focalPoint);
        return {
          src: addresses.asset(src),
          ...sources(resizedPictures(src, media)),
          alt,
          ...(focalPoint && { focalPoint }),
          ...media.size,
        };
      },
      /** The first page of a document as a picture. */
      firstPage(document: string): ResolvedImage | undefined {
        const media = index.input.media.get(document);
        const pictures = media ? firstPagePictures(document, media) : [];
        const middle = pictures[1];
        if (!middle) return undefined;
        const { address, width, height } = middle;
        return { src: addresses.media(address), ...sources(pictures), alt: '', width, height };
      },
      richText: (value: string): RichText => compile(values.markdown(value), addresses.href),
      date(iso: string | undefined): ResolvedDate | undefined {
        return iso === undefined ? undefined : { iso, text: dayText(iso.slice(0, 10)) };
      },
      /** A whole value, guided by its shape: what an editor wrote → what a view receives. */
      resolve(shape: Shape, value: JsonValue, spoken?: Spoken): unknown {
        const within = (key: string | number) =>
          spoken && { ...spoken, pointer: pointerTo(spoken.pointer, key) };
        if (shape.kind === 'leaf') return leaf(shape.role, value, spoken);
        if (shape.kind === 'array')
          return isArray(value)
            ? value.map((entry, i) => values.resolve(shape.items, entry, within(i)))
            : value;
        if (shape.kind === 'union') {
          const variant = variantOf(shape, value);
          return variant ? values.resolve(variant, value, spoken) : value;
        }
        if (!isObject(value)) return value;
        if (shape.as === 'link') return values.link(unchecked<Link>(value));
        if (shape.as === 'image') return values.image(unchecked<Image>(value));
        const result: Record<string, unknown> = {};
        for (const [key, entry] of Object.entries(value)) {
          const inner = key === '$schema' ? null : (shape.properties.get(key) ?? shape.additional);
          if (inner) result[key] = values.resolve(inner, entry, within(key));
        }
        return result;
      },
    };

    function leaf(role: string, value: JsonValue, spoken?: Spoken): unknown {
      if (role === 'markdown') {
        const tree = values.richText(joinLines(value) ?? '');
        const language = spoken?.languageAt(spoken.pointer);
        // The compiled text is shared: its blocks are copied before they are marked.
        return language
          ? tree.map((node) => (typeof node === 'string' ? node : { ...node, ...language }))
          : tree;
      }
      if (typeof value !== 'string') return value;
      if (role === 'icon') return ICONS[value] ?? '';
      if (role === 'text') return text(value);
      if (role === 'link') return values.href(value);
      return role === 'media' ? addresses.asset(value) : value;
    }
    return values;
  };
}
