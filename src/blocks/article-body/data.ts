import type { ResolvedDate, ResolvedNeighbours } from '../../model/resolved.ts';
import type { Article } from '../../model/view.gen.ts';

export interface ArticleBodyData extends Pick<Article, 'heading' | 'description' | 'image'> {
  readonly date: ResolvedDate | undefined;
  readonly readingTime: string;
  readonly topics: readonly string[];
  /** The parts of a long article, as links to them; null for a short one. */
  readonly contents: {
    readonly name: string;
    readonly parts: readonly { readonly id: string; readonly title: string }[];
  } | null;
  readonly neighbours: ResolvedNeighbours;
}
