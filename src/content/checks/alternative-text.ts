import { type Finding, quote, warning } from '../diagnostics/diagnostic.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, own, stringAt } from '../json/json.ts';
import type { ContentFile } from '../site/read-files.ts';

const LONGEST = 250;
const LEADS = /^(an? )?(image|picture|photo|photograph|graphic|icon|illustration) of\b/i;
const NOTHING = /^(an? |the )?(image|picture|photo|photograph|graphic|icon|illustration)$/i;
const FILE_NAME = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

function fault(alt: string): string | undefined {
  if (FILE_NAME.test(alt))
    return `${quote(alt)} is a file’s name. Say what the picture shows, or write "" where it only decorates.`;
  if (NOTHING.test(alt))
    return `${quote(alt)} says nothing. Say what the picture shows, or write "" where it only decorates.`;
  if (LEADS.test(alt))
    return `A screen reader says by itself that it is a picture. Begin with what it shows.`;
  if (alt.length > LONGEST)
    return `It has ${alt.length} characters: a screen reader reads it in one breath. Say it in at most ${LONGEST}, and the rest in the text.`;
  return undefined;
}

function* imagesIn(value: JsonValue, pointer: string): Generator<readonly [alt: string, pointer: string]> {
  if (isArray(value))
    for (const [index, item] of value.entries()) yield* imagesIn(item, pointerTo(pointer, index));
  if (!isObject(value)) return;
  const alt = stringAt(value, 'alt');
  if (alt !== undefined && stringAt(value, 'src') !== undefined) yield [alt, `${pointer}/alt`];
  for (const key of Object.keys(value)) {
    const item = own(value, key);
    if (item !== undefined) yield* imagesIn(item, pointerTo(pointer, key));
  }
}

/** Texts for those who cannot see a picture: what it shows, said shortly. Whether there is one, the schema asks. */
export function alternativeText(file: ContentFile): Finding[] {
  if (file.value === undefined) return [];
  return [...imagesIn(file.value, '')].flatMap(([alt, pointer]) => {
    const message = fault(alt);
    return message === undefined
      ? []
      : [warning('media/alternative-text', { file: file.path, pointer }, message)];
  });
}
