import type { Headed, TextLanguage } from '../../model/resolved.ts';

export interface TestimonialsData extends Headed {
  readonly quotes: readonly (TextLanguage & {
    readonly id: string;
    readonly label: string;
    /** Name of an accent of the theme. */
    readonly accent: string;
    readonly quote: string;
    readonly name?: string | undefined;
  })[];
  readonly labels: Readonly<Record<'previous' | 'next' | 'pause' | 'play', string>>;
}
