import { textIn } from '../site/items.ts';
import { playerOf } from '../text/outer-forms.ts';
import { languageOf } from './language-of.ts';
import type { Thing } from './organization.ts';
import { allBlocks, bodyOf } from './sections.ts';
import type { PageParts } from './shared.ts';

const TYPES = { audio: 'AudioObject', video: 'VideoObject' } as const;

/** The sounds and videos of the site's own on a page. @param image address of the picture that stands for the page */
export function playedOn({ entry, values, shared }: PageParts, image: string): Thing[] {
  const { absolute, asset } = shared.addresses;
  const { item } = entry;
  const blocks = allBlocks(entry.page.sections);
  const texts = item && blocks.some(({ type }) => type === 'article-body') ? bodyOf(item) : [];
  return [...blocks, ...allBlocks(texts.map(({ part }) => part))].flatMap((block) => {
    if (block.type !== 'embed' || !shared.index.input.media.has(block.src)) return [];
    const player = playerOf(block.src, block.kind);
    if (player === undefined) return [];
    return {
      '@type': TYPES[player],
      name: values.text(block.title),
      contentUrl: absolute(asset(block.src)),
      thumbnailUrl: image,
      uploadDate: item ? textIn(item, 'date') : undefined,
      inLanguage: item ? languageOf(item, shared) : shared.locale.code,
    };
  });
}
