import { atTop, quote } from '../../diagnostics/fault.ts';
import { stringAt } from '../../json/json.ts';
import { endingOf, isWellKnown } from '../../load/media-kind.ts';
import { unportable } from '../../site/portable-names.ts';
import { withoutMarks } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { isWritten } from '../../site/written.ts';
import { mistake } from '../rule.ts';

/** What visitors may be given as it is. What a browser would run, or the build itself writes, is not among it. */
const KINDS = new Set(
  'svg png jpg jpeg webp avif gif ico pdf woff2 txt csv ics vcf vtt mp3 m4a ogg opus wav mp4 webm zip docx xlsx pptx epub'.split(
    ' ',
  ),
);
const OTHERWISE: Readonly<Record<string, string>> = {
  heic: 'Browsers do not show it: save it as JPEG or WebP',
  heif: 'Browsers do not show it: save it as JPEG or WebP',
  bmp: 'It is many times too heavy: save it as PNG or WebP',
  tif: 'Browsers do not show it: save it as JPEG or WebP',
  tiff: 'Browsers do not show it: save it as JPEG or WebP',
  html: 'Pages are written as JSON below pages/',
  htm: 'Pages are written as JSON below pages/',
  js: 'Scripts come from the engine alone',
  ttf: 'Save the font as WOFF2',
  otf: 'Save the font as WOFF2',
  woff: 'Save the font as WOFF2',
};

/** What to do with a kind of file that is not served. */
export const otherwiseFor = (kind: string): string =>
  stringAt(OTHERWISE, kind) ?? 'Use another kind of file, or pack it as .zip';

/** True for a kind of file that visitors may be given. */
export const isServed = (path: string): boolean => KINDS.has(endingOf(path).toLowerCase());

/** The name that a file of this one is to have. */
export const withSmallEnding = (path: string): string => {
  const { length } = endingOf(path);
  return path.slice(0, path.length - length) + path.slice(path.length - length).toLowerCase();
};

/** A path with the signs alone that its address takes; undefined where nothing of a name would be left, as of one in another script. */
function inPlainSigns(path: string): string | undefined {
  const plain = withSmallEnding(withoutMarks(path).replace(/[^A-Za-z0-9/._-]+/g, '-'));
  return plain.split('/').some((part) => /^-+(?:\.[a-z0-9]{1,12})?$/.test(part)) ? undefined : plain;
}

/** What is wrong with a path, in words, and the path that was probably meant. */
function faultOf(
  path: string,
  index: SiteIndex,
  unfit: string | undefined,
): readonly [message: string, suggestion?: string | undefined] | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (isWritten(path, index)) return ['The build writes this file itself. Remove yours.'];
  const folder = /^\/(?:assets|media|_data)\//.exec(path)?.[0];
  if (folder !== undefined)
    return [
      `Below ${folder} lies what the build writes, and browsers keep it for a year. Choose another folder.`,
    ];
  const ending = endingOf(name);
  const isKnown = name === 'LICENSE' || (isWellKnown(path) && /^(?:json)?$/.test(ending));
  if (ending === '' && !isKnown)
    return ['The name has no ending, such as “.pdf”: nobody could tell what it is.'];
  const small = ending.toLowerCase();
  if (!KINDS.has(small) && !isKnown)
    return [`Files that end with “.${ending}” are not served. ${otherwiseFor(small)}.`];
  // After its kind: a file that is to be saved as another has another name then.
  const strange = /[^A-Za-z0-9/._-]/u.exec(path)?.[0];
  if (strange !== undefined)
    return [
      `A file’s name is part of its address: ${strange === ' ' ? 'a blank' : `“${strange}”`} in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores.`,
      inPlainSigns(path),
    ];
  if (small === ending || isKnown) return unfit === undefined ? undefined : [unfit];
  const all = `for f in *.${ending}; do mv "$f" "\${f%.${ending}}.${small}"; done`;
  return [
    `Rename the file: its ending is written in small letters. All of a folder: ${quote(all)}.`,
    withSmallEnding(path),
  ];
}

export const mediaKind = mistake({
  says: 'A file of this kind, or of this name, cannot lie below public/.',
  wrong: 'public/team photo.HEIC',
  right: 'public/team-photo.jpg',
  remedy: 'Save it as another kind, or give it another name.',
  site: ({ index }) => {
    const paths = [...index.input.media.keys()];
    const unfit = unportable(paths);
    return paths.flatMap((path) => {
      const [message, suggestion] = faultOf(path, index, unfit.get(path)) ?? [];
      return message === undefined ? [] : { ...atTop(`public${path}`), message, suggestion };
    });
  },
});
