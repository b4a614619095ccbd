import { type BlockResolver, headOf, wordsOf } from '../block-resolver.ts';

export const resolveTestimonials: BlockResolver<'testimonials'> = (block, context) => ({
  ...headOf(block),
  quotes: context.pick('testimonials', block.items).map((item) => {
    const { id, label, accent, quote, name } = context.data('testimonials', item);
    return { id, label, accent, quote, name, ...context.language(item) };
  }),
  labels: wordsOf(context, ['previous', 'next', 'pause', 'play']),
});
