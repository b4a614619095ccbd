import { type BlockResolver, headOf, wordsOf } from '../block-resolver.ts';

export const resolveTestimonials: BlockResolver<'testimonials'> = (block, context) => {
  const quotes = context
    .itemsWith(['title', 'accent', 'quote'], block.items, block.collection)
    .map(({ item, data }) => {
      const { title, accent, quote, person } = data;
      return { id: item.key, label: title, accent, quote, name: person, ...context.language(item) };
    });
  // A heading above nothing helps nobody.
  if (quotes.length === 0) return null;
  return {
    count: quotes.length,
    labels: wordsOf(context, ['previous', 'next', 'slidesShown', 'slidesRange', 'pause', 'play']),
    shown: { ...headOf(block), quotes },
  };
};
