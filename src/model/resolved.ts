/** What a link becomes once its target is known: ready for an `<a>`. */
export interface ResolvedLink {
  readonly label: string;
  readonly href: string;
  /** What it leads to, for who hears it alone. */
  readonly about?: string;
  readonly newTab: boolean;
  readonly style?: 'primary' | 'secondary' | 'plain';
}

/** What an image becomes: address and size in CSS pixels, so that nothing moves when it arrives. */
export interface ResolvedImage {
  readonly src: string;
  /** The same picture in several widths, as `<img srcset>` takes them; none where it fits every width. */
  readonly srcset?: string;
  readonly alt: string;
  /** The sides that stay in sight where the picture is cut, such as `top left`; without it the middle. */
  readonly focalPoint?: string;
  readonly width: number;
  readonly height: number;
}

/** Who has written something. */
export interface ResolvedAuthor {
  readonly name: string;
  /** The page that says more of them, where there is one. */
  readonly href?: string;
}

export interface ResolvedDate {
  /** ISO 8601, for `<time datetime>`. */
  readonly iso: string;
  /** As the page's locale writes it, for example `May 19, 2023`. */
  readonly text: string;
}

/** Every tag that a text keeps; headings are counted anew and stand apart. */
export const TAGS = [
  ...(['p', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'a', 'br', 'hr', 'blockquote', 'code', 'pre'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'sub', 'abbr', 'kbd'] as const),
] as const;
/** The tags of headings, from the shallowest of a text on. */
export const HEADINGS = ['h2', 'h3', 'h4'] as const;
export type RichTag = (typeof TAGS | typeof HEADINGS)[number];

export interface RichElement extends TextLanguage {
  readonly tag: RichTag;
  readonly href?: string;
  readonly id?: string;
  readonly title?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly scope?: 'row';
  readonly start?: number;
  /** An item of a list to tick off, as GFM calls it. */
  readonly className?: 'task-list-item' | 'task-list-item done';
  readonly children?: readonly RichNode[];
}

/** Markdown, compiled: a small tree that React renders without `dangerouslySetInnerHTML`. */
export type RichNode = string | RichElement;
export type RichText = readonly RichNode[];

/** What stands above a section's content. */
export interface Headed {
  readonly eyebrow?: string | undefined;
  readonly heading: string;
  readonly text?: RichText | undefined;
}

/** A text with a number in it, in the forms that its language has. */
export interface PluralText {
  /** BCP 47 tag. */
  readonly locale: string;
  readonly forms: Readonly<Record<string, string>>;
}

/** Said of texts in another language than their page: nobody has translated them yet. */
export interface TextLanguage {
  readonly lang?: string;
  /** Where that language runs the other way than the page. */
  readonly dir?: 'ltr' | 'rtl';
}

/** A text that may be in another language than its page. */
export interface SaidText extends TextLanguage {
  readonly text: string;
}

/** A piece of a text, which may lead somewhere. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** One entry of any collection, as cards, lists and carousels show it. */
export interface ResolvedCard extends TextLanguage {
  readonly id: string;
  readonly title: string;
  /** Its name alone, where the title says what has become of it, too: “Cancelled: Summer party”. */
  readonly name?: string;
  /** A line below it, such as a price. */
  readonly subtitle?: string;
  readonly text?: string;
  readonly date?: ResolvedDate;
  readonly image?: ResolvedImage;
  /** Its address is empty where the entry has no page. */
  readonly link: ResolvedLink;
  /** Name of an accent of the theme. */
  readonly accent?: string;
  /** Set where the item is a document: its kind and size, for example `PDF, 84 KB`. */
  readonly file?: string;
  /** Set where the item is a video. */
  readonly videoId?: string;
  /** The words of its player. */
  readonly videoLabels?: { readonly play: string };
  /** Set where the item's link can be copied: the absolute address and the button's name. */
  readonly copy?: { readonly url: string; readonly label: string };
}

/** How a list shows its cards. */
export type CardLayout = 'cards' | 'rows';

/** A page of a list with one value of a field only, or, without a field, the whole one. */
export interface FilterChoice extends TextLanguage {
  readonly field: string;
  /** The end of its address, which says field and value, such as `topics/tax`; empty of the whole list. */
  readonly part: string;
  /** The value, as the page’s language says it. */
  readonly label: string;
  /** What it is called away from its row, where it does not say so itself: “Rooms 3”. */
  readonly name?: string;
  readonly href: string;
  readonly count: number;
  readonly current: boolean;
}

/** What stands before and after an item in its list. */
export interface ResolvedNeighbours {
  /** The name of the navigation. */
  readonly name: string;
  readonly previous: ResolvedNeighbour | null;
  readonly next: ResolvedNeighbour | null;
}

/** Its language is that of its title. */
export interface ResolvedNeighbour extends TextLanguage {
  /** Which of the two it is, as visitors read it. */
  readonly label: string;
  readonly title: string;
  readonly href: string;
}

/** An icon as the data of one SVG path, drawn as lines on a 24 × 24 grid. */
export type IconShapes = string;
