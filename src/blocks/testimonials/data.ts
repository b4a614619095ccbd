import type { Headed, TextLanguage } from '../../model/resolved.ts';
import type { Testimonial } from '../../model/view.gen.ts';

export interface TestimonialsData extends Headed {
  readonly quotes: readonly (TextLanguage &
    Pick<Testimonial, 'id' | 'label' | 'accent' | 'quote'> & { readonly name: string | undefined })[];
  readonly labels: Readonly<Record<'previous' | 'next' | 'pause' | 'play', string>>;
}
