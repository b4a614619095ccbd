import { parse } from 'parse5';
import { urlOf } from '../content/text/outer-forms.ts';
import { dataTexts } from './data-pieces.ts';
import { attribute, type Element, find, isElement, type Node, textOf } from './dom.ts';
import { headPieces, withoutHash } from './head-pieces.ts';
import type { Kind, Piece } from './model.ts';

/** What a visitor gets of a page, as a list that can be compared. */
export type PageContent = ReturnType<typeof pageContent>;

const SKIPPED = new Set(['script', 'style', 'template', 'svg', 'noscript', 'link']);
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];
/** Compared as what they say or lead to, or of no matter to a visitor. */
const UNCOMPARED = new Set([
  ...SPOKEN,
  ...'href src srcset sizes imagesrcset loading fetchpriority decoding datetime'.split(' '),
]);

/** Where a visitor, or what they write, is led. */
const LEADING: Readonly<Record<string, string>> = { a: 'href', form: 'action', iframe: 'src' };

/** The host as browsers ask for it: in its own letters it may look like another one. */
export const asAsked = (target: string) =>
  target.replace(/^https?:\/\/[^/?#]+/i, (start) => urlOf(start)?.href.slice(0, -1) ?? start);

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
/** What a link says for the ear alone, such as “: Our fees” behind “Read more”: it is no part of what is seen. */
const isForTheEar = (element: Element): boolean =>
  element.tagName === 'span' && /(?:^| )visually-hidden(?: |$)/.test(attribute(element, 'class') ?? '');
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where a piece stands; the heading changes as a page is read. */
interface Place {
  readonly frame: boolean;
  readonly region: string;
  /** The entry of a list that is being read, and the heading of that list. */
  readonly entry?: string;
  readonly section?: string;
  /** The section of the page. */
  readonly part?: string;
  readonly turns?: true;
  heading: string;
}

const landmark = (element: Element): string | undefined => {
  const label = attribute(element, 'aria-label');
  if (element.tagName === 'header') return 'Header';
  if (element.tagName === 'footer') return 'Footer';
  return element.tagName === 'nav' ? `Menu${label ? ` “${label}”` : ''}` : undefined;
};

/** Whether it leads to the other pages of a list: it says which one this is, too. */
const isTurning = (element: Element): boolean =>
  element.tagName === 'nav' &&
  find(element, (one) => /^(prev|next)$/.test(attribute(one, 'rel') ?? '')) !== undefined &&
  find(element, (one) => attribute(one, 'aria-current') === 'page') !== undefined;

function placeIn(element: Element, place: Place): Place {
  if (element.tagName === 'main') return { frame: false, region: '', heading: '' };
  const region = place.frame && place.region === '' ? landmark(element) : undefined;
  if (region !== undefined) return { frame: true, region, heading: '' };
  if (isTurning(element)) return { ...place, turns: true };
  if (element.tagName !== 'section' && element.tagName !== 'article') return place;
  // What stands before a section’s heading, a kicker for example, belongs to it too.
  const first = find(element, isHeading);
  return first ? { ...place, heading: plain(textOf(first)) } : place;
}

/** The names of classes that the build gives: other code numbers them otherwise. */
const NUMBERED = /(^| )_[a-z]+(?= |$)/gi;

/** The start tag without what is compared elsewhere, and without React’s own ids. */
function tagOf({ tagName, attrs }: Element, isSameCode: boolean): string {
  const isPicture = tagName === 'img' || tagName === 'source';
  const kept = attrs.filter(
    ({ name, value }) =>
      !UNCOMPARED.has(name) &&
      // What the code of a page tells its own style and scripts.
      (isSameCode || !name.startsWith('data-')) &&
      !(isPicture && (name === 'width' || name === 'height')) &&
      !/^(https?:\/)?\//.test(value),
  );
  const list = kept.flatMap(({ name, value }) => {
    const isNumbered = name === 'class' && !isSameCode;
    const told = isNumbered ? value.replace(NUMBERED, '').trim() : value.replace(/_[Rr]_\w*_/g, '');
    return isNumbered && told === '' ? [] : ` ${name}="${told}"`;
  });
  return `<${tagName}${list.sort().join('')}>`;
}

/** A name with how often it has been there, which tells it from others of the same name. */
function numbered(counts: Map<string, number>, name: string): string {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return `${name} #${count}`;
}

class Reader {
  readonly pieces: Piece[] = [];
  private readonly entries = new Map<string, number>();
  private readonly parts = new Map<string, number>();
  private line = '';

  constructor(private readonly isSameCode: boolean) {}

  private add(kind: Kind, at: Place & Pick<Piece, 'island'>, value: string): void {
    const { frame, region, heading, entry, section, part, island, turns } = at;
    const list = entry === undefined ? {} : { entry, section: section ?? '' };
    const place = [region, heading].filter(Boolean).join(' › ');
    const within = {
      ...(part !== undefined && { part }),
      ...(island !== undefined && { island }),
      ...(turns && { turns }),
    };
    this.pieces.push({ kind, frame, place, value, ...list, ...within });
  }

  /** An `article` of a list is one of its entries; one with the page’s own heading is the page. */
  private entryIn(element: Element, place: Place, outer: Place): Place {
    if (element.tagName !== 'article' || place.frame || place.heading === '' || outer.entry !== undefined)
      return place;
    if (find(element, ({ tagName }) => tagName === 'h1')) return place;
    return { ...place, entry: numbered(this.entries, place.heading), section: outer.heading };
  }

  /** A `section` with a heading that lies in no other is one of the page's. */
  private partIn(element: Element, place: Place, outer: Place): Place {
    if (element.tagName !== 'section' || place === outer || place.frame || place.part !== undefined)
      return place;
    return { ...place, part: numbered(this.parts, place.heading) };
  }

  private endLine(place: Place): void {
    const text = plain(this.line);
    this.line = '';
    // A heading is not below itself.
    const heading = text === place.heading ? '' : place.heading;
    if (text !== '') this.add('text', { ...place, heading }, text);
  }

  private element(element: Element, outer: Place, previous: Node | undefined): void {
    // The data of an island: that of the page itself has an id.
    if (attribute(element, 'type') === 'application/json' && attribute(element, 'id') === undefined) {
      const data = JSON.parse(textOf(element));
      const island = String(data.place?.id);
      for (const text of dataTexts(data)) this.add('data', { ...outer, island }, text);
    }
    // “1–4 of 8” of a row, once for each width of the window: of how many, its entries say.
    if (SKIPPED.has(element.tagName) || attribute(element, 'data-shown') !== undefined) return;
    if (isForTheEar(element)) {
      const words = plain(textOf(element)).replace(/^: /, '');
      if (words !== '') this.add('spoken', outer, words);
      return;
    }
    const isBlock = !INLINE.has(element.tagName);
    // Two elements side by side without a blank between them are apart by style: `<a>One</a><a>Two</a>`.
    const abuts = previous !== undefined && isElement(previous) && !SKIPPED.has(previous.tagName);
    if (isBlock || (abuts && element.tagName === 'a')) this.endLine(outer);
    else if (abuts || element.tagName === 'br') this.line += ' ';
    const place = this.partIn(element, this.entryIn(element, placeIn(element, outer), outer), outer);
    if (isHeading(element)) place.heading = plain(textOf(element));
    this.add('markup', place, tagOf(element, this.isSameCode));
    for (const name of SPOKEN) {
      const words = plain(attribute(element, name) ?? '');
      if (words !== '') this.add('spoken', place, words);
    }
    const target = attribute(element, LEADING[element.tagName] ?? '');
    // To the same page in another language: each page has its own, and a language is told once, by its name.
    const isLanguage = attribute(element, 'hreflang') !== undefined;
    if (target !== undefined && !isLanguage) this.add('link', place, asAsked(target));
    const src = element.tagName === 'img' ? attribute(element, 'src') : undefined;
    if (src !== undefined) this.add('picture', { ...place, region: '', heading: withoutHash(src) }, src);
    this.children(element, place);
    if (isBlock) this.endLine(place);
  }

  children(parent: Element, place: Place): void {
    let previous: Node | undefined;
    for (const child of parent.childNodes) {
      if (child.nodeName === '#comment') continue;
      if ('value' in child) this.line += child.value;
      else if (isElement(child)) this.element(child, place, previous);
      previous = child;
    }
  }
}

/**
 * Reads what a visitor gets out of a page’s HTML.
 * @param isSameCode false where it is compared with a page that other code has made
 */
export function pageContent(html: string, isSameCode = true) {
  const document = parse(html, { scriptingEnabled: false });
  const root = find(document, ({ tagName }) => tagName === 'html');
  const head = find(document, ({ tagName }) => tagName === 'head');
  const body = find(document, ({ tagName }) => tagName === 'body');
  const boot = find(document, (element) => attribute(element, 'id') === 'page-engine');
  const reader = new Reader(isSameCode);
  if (body) reader.children(body, { frame: true, region: '', heading: '' });
  const heads = head ? headPieces(head) : [];
  const named = (name: string) => heads.find(({ place }) => place === name)?.value ?? '';
  return {
    lang: (root && attribute(root, 'lang')) ?? '',
    title: named('title'),
    description: named('description'),
    pieces: [...heads, ...reader.pieces],
    /** The address of what scripts say on every page. */
    words: String((boot && JSON.parse(textOf(boot)).words) ?? ''),
  };
}
