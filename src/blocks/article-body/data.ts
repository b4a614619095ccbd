import type { ResolvedDate, ResolvedImage } from '../../model/resolved.ts';

export interface ArticleBodyData {
  readonly heading: string;
  readonly description: string;
  readonly date: ResolvedDate | undefined;
  readonly readingTime: string;
  readonly image: ResolvedImage;
  readonly topics: readonly string[];
}
