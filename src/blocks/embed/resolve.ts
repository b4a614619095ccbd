import { playerOf } from '../../content/text/outer-forms.ts';
import type { ResolvedImage } from '../../model/resolved.ts';
import type { BlockResolver } from '../block-resolver.ts';

/** A video's picture is fetched as one file, however wide it is shown: that of a laptop. */
function posterOf({ src, srcset }: ResolvedImage): string {
  const sizes = srcset?.split(', ') ?? [];
  return (sizes.find((one) => one.endsWith(' 1280w')) ?? sizes.at(-1) ?? src).replace(/ \d+w$/, '');
}

export const resolveEmbed: BlockResolver<'embed'> = (block, context) => {
  const { kind, src, title, image } = block;
  const play = context.string(kind === 'map' ? 'showEmbed' : 'playVideo', { title });
  const words = context.fileWords(src);
  if (words !== undefined) {
    const player = playerOf(src, kind);
    const own = { words, player, poster: image && posterOf(image), lang: context.locale.code };
    return { ...block, labels: { play, notice: '' }, own };
  }
  if (!URL.canParse(src)) return null;
  const notice = context.string('embedNotice', { host: new URL(src).host });
  return { ...block, labels: { play, notice } };
};
