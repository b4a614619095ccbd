import type { Embed } from '../../../model/content.gen.ts';
import type { Fault } from '../../diagnostics/fault.ts';
import { asText, type UncheckedObject } from '../../json/unchecked.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { isPlayed, playerOf } from '../../text/outer-forms.ts';
import { advice } from '../rule.ts';

function* faultsOf({ src, kind, captions }: UncheckedObject<Embed>, at: string): Generator<Fault> {
  const address = asText(src);
  // What a field of the item says, only the item knows.
  if (address === undefined) return;
  const isVideo = isPlayed(address) && playerOf(address, asText(kind) ?? '') === 'video';
  if (isVideo && captions === undefined)
    yield {
      pointer: `${at}/src`,
      message: 'The video has no captions: people who cannot hear miss what is said.',
    };
  if (!isVideo && captions !== undefined)
    yield {
      pointer: `${at}/captions`,
      message: 'Captions belong to a video of the site’s own: these are never shown.',
    };
}

export const mediaCaptions = advice({
  says: 'Advice: a video of the site’s own has no captions, or captions stand beside something else.',
  wrong: '"kind": "video", "src": "/video/tour.mp4"',
  right: '"kind": "video", "src": "/video/tour.mp4", "captions": "/video/tour.vtt"',
  remedy:
    'Write what is said and heard as WebVTT, and name the file in “captions”. A player of another site shows its own; of a sound write the text into the section.',
  file: (file) => blocksOf(file, 'embed').flatMap(({ block, pointer }) => [...faultsOf(block, pointer)]),
});
