import type { MediaFile } from '../site/input.ts';

/** Kinds that are held against their bytes, by the ending that they should have: in words, and by which marks they begin where. */
const KINDS = new Map<string, readonly [words: string, at: number, ...marks: string[]]>([
  ['png', ['a PNG picture', 0, '\x89PNG']],
  ['jpg', ['a JPEG picture', 0, '\xff\xd8\xff']],
  ['gif', ['a GIF picture', 0, 'GIF8']],
  ['webp', ['a WebP picture', 8, 'WEBP']],
  ['avif', ['an AVIF picture', 4, 'ftypavi']],
  ['heic', ['a HEIC picture, which telephones take and browsers do not show', 4, 'ftyphei', 'ftypmif1']],
  ['bmp', ['a BMP picture', 0, 'BM']],
  ['tiff', ['a TIFF picture', 0, 'II*\0', 'MM\0*']],
  ['pdf', ['a PDF document', 0, '%PDF-']],
  ['woff2', ['a WOFF2 font', 0, 'wOF2']],
  ['ico', ['an icon', 0, '\0\0\x01\0']],
  ['ttf', ['a TrueType font', 0, '\0\x01\0\0', 'true']],
  ['otf', ['an OpenType font', 0, 'OTTO']],
  ['woff', ['a WOFF font', 0, 'wOFF']],
]);

/** Git LFS leaves a few lines in the place of a file that nobody has fetched. */
export const isPointer = (bytes: Buffer) =>
  bytes.subarray(0, 64).includes('version https://git-lfs.github.com/spec/');
export const POINTER = {
  words: 'is only a pointer, as Git LFS writes it',
  remedy: 'Fetch the file: git lfs pull. In a workflow write “lfs: true” at actions/checkout.',
};

export const EMPTY = { words: 'is empty' };

/** Pictures that the build reads. */
export const isPhotograph = (path: string) => /\.(png|jpe?g|webp|avif|gif)$/i.test(path);
/** An animated picture of a kind that may be still: a WebP by a flag of its header, an AVIF by its brand, a PNG by what stands before its first frame. */
export function isMoving(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 16);
  if (head.endsWith('WEBPVP8X')) return ((bytes[20] ?? 0) & 2) !== 0;
  if (head.startsWith('ftypavis', 4)) return true;
  return head.startsWith('\x89PNG') && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}
export const isDrawing = (path: string) => /\.svg$/i.test(path);

/** In the one folder below `public/` whose name begins with a dot machines look by name (RFC 8615). */
export const isWellKnown = (address: string) => address.startsWith('/.well-known/');

export const endingOf = (path: string): string => /\.([a-z0-9]{1,12})$/i.exec(path)?.[1] ?? '';

/** True where the end of a file is there: each kind says in its own way how long it is. */
function isWhole(kind: string, bytes: Buffer): boolean {
  switch (kind) {
    case 'png':
      return bytes.subarray(-64).includes('IEND');
    case 'jpg':
      // A camera may write something of its own after the picture’s end.
      return bytes.includes(Buffer.from([0xff, 0xd9]), 2);
    case 'gif':
      return bytes.subarray(-16).includes(0x3b);
    case 'webp':
      return bytes.length >= 8 && bytes.readUInt32LE(4) + 8 <= bytes.length;
    case 'woff2':
      return bytes.length >= 12 && bytes.readUInt32BE(8) <= bytes.length;
    case 'avif': {
      let at = 0;
      while (at + 8 <= bytes.length) {
        const size = bytes.readUInt32BE(at);
        if (size < 8) return size === 0;
        at += size;
      }
      return at === bytes.length;
    }
    default:
      return kind !== 'pdf' || bytes.subarray(-2048).includes('%%EOF');
  }
}

/** A picture under the name of another kind is often the right one. */
function remedyFor(path: string, found: string, wanted: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/[a-z0-9]{1,12}$/i, found);
  const isRenamed = isPhotograph(path) && isPhotograph(name);
  return `${isRenamed ? `Rename it “${name}”, also where it is used, or save` : 'Save'} it as ${wanted}.`;
}

/** Why a file is not what its name says, in words after that name; undefined where it is, or where nobody can tell. */
export function misnamed(path: string, bytes: Buffer): MediaFile['broken'] {
  const ending = endingOf(path).toLowerCase().replace('jpeg', 'jpg');
  const wanted = KINDS.get(ending);
  if (!wanted) return undefined;
  if (bytes.length === 0) return EMPTY;
  const head = bytes.subarray(0, 16).toString('latin1');
  // Some programs write a few bytes before a document’s own beginning.
  const isDocument = ending === 'pdf' && bytes.subarray(0, 1024).includes('%PDF-');
  const begins = ([at, ...marks]: [number, ...string[]]) => marks.some((mark) => head.startsWith(mark, at));
  const found = isDocument ? 'pdf' : [...KINDS].find(([, [, ...marks]]) => begins(marks))?.[0];
  if (found === undefined) return { words: `is something else, not ${wanted[0]}` };
  if (found !== ending) {
    const words = `is ${KINDS.get(found)?.[0]}, not ${wanted[0]}`;
    return { words, remedy: remedyFor(path, found, wanted[0]) };
  }
  return isWhole(ending, bytes) ? undefined : { words: 'is cut off: its end is missing' };
}
