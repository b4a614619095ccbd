import type { AnalyticsSettings } from './analytics-settings.ts';
import type { IconShapes, ResolvedImage, ResolvedLink, TextLanguage } from './resolved.ts';
import type { Words } from './words.ts';

/** One element of the document's head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** JSON-LD text of a `script`. */
  readonly text?: string;
}

export interface HeadModel {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

export interface NavLink extends MenuChild {
  /** Whether it leads to the page itself, or to what lies above it. */
  readonly current?: 'page' | 'true';
}

/** Where the page stands in the site: what the frame around it needs to know. */
export interface FrameModel {
  /** Ids of the entries of the primary menu that lead to or above this page. */
  readonly currentIds: readonly string[];
  /** That which leads to the page itself. */
  readonly hereId?: string | undefined;
  /** The secondary row: the children of the current section. */
  readonly section: readonly NavLink[] | null;
  readonly headerImage: ResolvedImage | null;
  readonly hideOnMobile: readonly ('header' | 'bottom-bar' | 'footer')[];
  readonly breadcrumbs: readonly { readonly title: string; readonly href: string }[];
  /** This page in all languages of the site; empty where it has one only. */
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    /** The name where there is little room. */
    readonly short: string;
    readonly href: string;
    readonly current: boolean;
  }[];
}

/** One section, resolved: everything that its view needs and nothing else. `data` has the shape of its type. */
export interface SectionModel extends TextLanguage {
  readonly id: string;
  readonly type: string;
  readonly tone: 'paper' | 'tint' | 'ink' | null;
  /** The level of the section's heading; one section of a page has level 1. */
  readonly level: 1 | 2;
  /** The language of what stands above its items, each of which says its own. */
  readonly headLanguage?: TextLanguage;
  readonly data: unknown;
  readonly inner?: readonly SectionModel[];
}

interface Typed {
  readonly type: string;
  readonly inner?: readonly Typed[];
}

/** The types of sections and of those in them. */
export const typesIn = (sections: readonly Typed[]): string[] =>
  sections.flatMap(({ type, inner = [] }) => [type, ...typesIn(inner)]);

/** What the frame around a page is made of, besides the shell. */
export interface PageOutline {
  /** The address of the page with base path and locale, as the browser shows it. */
  readonly path: string;
  readonly locale: string;
  readonly frame: FrameModel;
}

export interface PageModel extends PageOutline {
  readonly status: 200 | 404;
  /** The page's name, for the visitor who cannot see the change of page. */
  readonly title: string;
  /** True where no section can carry the page's h1. */
  readonly needsHeading: boolean;
  readonly head: HeadModel;
  readonly sections: readonly SectionModel[];
}

export interface MenuEntry {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly children: readonly MenuChild[];
}

export interface MenuChild {
  readonly title: string;
  readonly href: string;
  readonly newTab: boolean;
  readonly text?: string;
}

export interface IconEntry extends TextLanguage {
  readonly title: string;
  readonly href: string;
  /** Empty for an entry of the header’s menus, which have none. */
  readonly icon: IconShapes;
  readonly children: readonly MenuChild[];
}

/** What every page of a locale shares: brand, menus, footer and the engine's own words. */
export interface ShellModel {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly home: string;
  /** Where the index of the site-wide search is fetched; absent where there is none. */
  readonly search?: string;
  readonly brand: {
    readonly name: string;
    readonly descriptor: string;
    readonly logo: ResolvedImage;
    /** The logo holds the name. */
    readonly wordmark: boolean;
  };
  readonly primary: readonly MenuEntry[];
  readonly condensed: readonly string[];
  readonly calculator?: ResolvedLink;
  readonly account?: MenuEntry;
  readonly contact?: ResolvedLink;
  /** What every page says first. */
  readonly notice?: TextLanguage & {
    readonly id: string;
    readonly kind: 'note' | 'warning';
    readonly text: string;
    readonly link?: ResolvedLink;
  };
  readonly mobileBar: readonly IconEntry[];
  readonly moreSheet: readonly IconEntry[];
  readonly footer: {
    readonly contact?: { readonly heading: string; readonly ways: readonly ResolvedLink[] } & TextLanguage;
    readonly columns: readonly ({
      readonly heading: string;
      readonly links: readonly (ResolvedLink & { readonly scrollTop: boolean })[];
    } & TextLanguage)[];
    readonly social: readonly {
      readonly network: string;
      readonly icon: IconShapes;
      readonly href: string;
    }[];
    readonly legal: readonly ResolvedLink[];
    readonly copyright: string;
    readonly compliance: readonly string[];
    readonly complianceLanguage?: TextLanguage | undefined;
  };
  /** The scheme that the theme holds whatever the device has; absent where it follows the device. */
  readonly scheme?: 'light' | 'dark';
  /** Present where the browser's console tells what the app does: never in production, unless the site says so. */
  readonly debug?: true;
  /** Absent where no tag manager is configured. */
  readonly analytics?: AnalyticsSettings;
  readonly strings: Words;
}

/** What the scripts of all pages in a language say and need. */
export interface SharedWords {
  readonly strings: Words;
  /** Where the index of the site-wide search is fetched; absent where there is none. */
  readonly search?: string;
  /** The main pages: those of the menu, and the two buttons beside it. */
  readonly places: readonly { readonly title: string; readonly href: string }[];
  /** What stands under More on a phone; a page says its entries, and not what is below them. */
  readonly sheet: readonly IconEntry[];
  /** The origins of the partners' logins. */
  readonly logins: readonly string[];
  /** Absent where no tag manager is configured. */
  readonly analytics?: AnalyticsSettings;
}
