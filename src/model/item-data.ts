import type { ResolvedImage, RichText } from './resolved.ts';
import type { Block } from './view.gen.ts';

/** What an item is to cards, lists and blocks, as their views receive it: whatever its own fields are called. */
export interface ItemData {
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly text: RichText;
  readonly paragraphs: readonly string[];
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly body: readonly Block[];
  readonly topics: readonly string[];
  /** Names, or keys of the items that have these. */
  readonly author: string | readonly string[];
  readonly image: ResolvedImage;
  /** The address of a file. */
  readonly document: string;
  /** The id of a video on its platform. */
  readonly video: string;
  /** The name of one of the theme’s accents. */
  readonly accent: string;
  /** ISO 8601, like all dates here. */
  readonly date: string;
  readonly updated: string;
  readonly publishedFrom: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  /** IANA name. */
  readonly timeZone: string;
  /** What has become of an event: one of `EVENT_STATUSES`. */
  readonly status: string;
  readonly banner: { readonly heading: string; readonly text: RichText; readonly image: ResolvedImage };
  readonly detail: {
    readonly heading: string;
    readonly text: RichText;
    readonly points?: readonly string[];
  };
  readonly quote: string;
  readonly person: string;
  readonly position: string;
  readonly group: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** What a field of an item can be, whatever it is called. */
export type ItemRole = keyof ItemData;
