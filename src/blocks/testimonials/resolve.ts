import type { BlockResolver } from '../block-resolver.ts';

export const resolveTestimonials: BlockResolver<'testimonials'> = (block, context) => ({
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
