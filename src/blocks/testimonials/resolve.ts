import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { TestimonialsData } from './data.ts';

export const resolveTestimonials: Resolver<BlockOf<'testimonials'>, TestimonialsData> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  quotes: context.pick('testimonials', block.items).map((item) => {
    const { id, label, accent, quote, name } = context.data('testimonials', item);
    return { id, label, accent, quote, name, ...context.language(item) };
  }),
  labels: {
    previous: context.string('previous'),
    next: context.string('next'),
    pause: context.string('pause'),
    play: context.string('play'),
  },
});
