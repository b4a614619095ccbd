import { type BlockResolver, headOf, wordsOf } from '../block-resolver.ts';

export const resolveGallery: BlockResolver<'gallery'> = (block, context) => {
  const { length: count } = block.pictures;
  return {
    words: wordsOf(context, ['previous', 'next']),
    ...(count === 1 && { isStill: true }),
    shown: {
      ...headOf(block),
      pictures: block.pictures.map((picture, at) => ({
        ...picture,
        open: context.string('enlarge', { title: picture.image.alt || (picture.caption ?? '') }),
        position: context.string('slidesShown', { slides: at + 1, count }),
      })),
      close: context.string('close'),
    },
  };
};
