import type { Headed, TextLanguage } from '../../model/resolved.ts';

export interface TestimonialsData {
  readonly count: number;
  readonly labels: Readonly<
    Record<'previous' | 'next' | 'slidesShown' | 'slidesRange' | 'pause' | 'play', string>
  >;
  readonly shown?: Headed & {
    readonly quotes: readonly (TextLanguage &
      Readonly<Record<'id' | 'label' | 'accent' | 'quote', string>> & {
        readonly name: string | undefined;
      })[];
  };
}
