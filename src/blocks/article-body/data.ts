import type {
  ResolvedAuthor,
  ResolvedDate,
  ResolvedImage,
  ResolvedNeighbours,
} from '../../model/resolved.ts';

export interface ArticleBodyData {
  readonly heading: string;
  readonly description: string | undefined;
  readonly image: ResolvedImage | undefined;
  readonly date: ResolvedDate | undefined;
  readonly authors: readonly ResolvedAuthor[];
  readonly readingTime: string;
  readonly topics: readonly string[];
  /** The parts of a long article, as links to them; null for a short one. */
  readonly contents: {
    readonly name: string;
    readonly parts: readonly { readonly id: string; readonly title: string }[];
  } | null;
  readonly neighbours: ResolvedNeighbours;
}
