import type { CardLayout, Headed, PluralText, ResolvedCard, ResolvedImage } from '../../model/resolved.ts';
import type { PaginationProps } from '../../ui/pagination.tsx';

export interface CollectionListData extends Headed {
  readonly layout?: CardLayout;
  readonly collection: string;
  readonly cards: readonly ResolvedCard[];
  readonly total: number;
  readonly pageSize: number;
  /** The page of the list that this is, from 1. */
  readonly page: number;
  /** Addresses of the list's pages: the first one's, and the others' with `{page}` in it. */
  readonly addresses: { readonly first: string; readonly other: string };
  /** Words with `{count}`, `{page}` and `{pages}` in them, which a search fills in. */
  readonly count: PluralText;
  readonly templates: Readonly<Record<'status' | 'page' | 'pagination' | 'previous' | 'next', string>>;
  /** Null where the list offers none; `items` is the address of all its cards. */
  readonly search: { readonly name: string; readonly placeholder: string; readonly items: string } | null;
  readonly pagination: PaginationProps | null;
  readonly empty: {
    readonly text: string;
    readonly help: string;
    readonly image?: ResolvedImage | undefined;
  };
}
