import { glyphOutline } from './glyph-outline.ts';
import { type Mark, num, type PathMark, type TextMark } from './marks.ts';
import { type FaceName, partFor, type Typefaces } from './typefaces.ts';

const WIDTH = 595;
const HEIGHT = 842;
/** From this size on, type is drawn as outlines; what is smaller is set by the reader's own sans, as wide as ours. */
const OUTLINED = 12;

/** Units of an em: as fine as the size needs on a screen. */
const unitsFor = (size: number) => (size > 24 ? 320 : 160);

/** A short name of the file, so that ids do not clash where two pictures share a page. */
function prefixOf(id: string): string {
  let hash = 0;
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 46_655;
  return `p${hash.toString(36)}`;
}

type Glyphs = Map<string, { readonly id: string; readonly d: string }>;

function glyphFor(
  glyphs: Glyphs,
  faces: Typefaces,
  face: FaceName,
  char: string,
  units: number,
  prefix: string,
) {
  const key = `${face} ${char}`;
  const known = glyphs.get(key);
  if (known) return known;
  const { font } = partFor(faces[face], char);
  const path = font.glyphForCodePoint(char.codePointAt(0) ?? 0).path.toSVG();
  const glyph = {
    id: `${prefix}-${glyphs.size.toString(36)}`,
    d: glyphOutline(path, units / font.unitsPerEm),
  };
  glyphs.set(key, glyph);
  return glyph;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Small type; on the right half of the page it hangs from its end, since not every reader minds `textLength`. */
function smallText({ x, y, size, face, colour, glyphs }: TextMark): string {
  const text = escaped(glyphs.map(({ char }) => char).join(''));
  const width = (glyphs.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000;
  const weight = face === 'strong' ? ' font-weight="600"' : '';
  const font = `font-family="Inter, Arial, sans-serif" font-size="${size}"${weight} textLength="${num(width, 1)}"`;
  const [start, anchor] = x > WIDTH / 2 ? [x + width, ' text-anchor="end"'] : [x, ''];
  return `<text x="${num(start, 1)}" y="${num(y, 1)}" ${font}${anchor} fill="${colour}">${text}</text>`;
}

function drawText(mark: TextMark, faces: Typefaces, glyphs: Glyphs, prefix: string): string {
  if (mark.size < OUTLINED) return smallText(mark);
  const units = unitsFor(mark.size);
  let x = 0;
  let uses = '';
  for (const { char, advance } of mark.glyphs) {
    const { id, d } = glyphFor(glyphs, faces, mark.face, char, units, prefix);
    if (d !== '') uses += `<use href="#${id}"${x === 0 ? '' : ` x="${Math.round(x)}"`}/>`;
    x += (advance * units) / 1000;
  }
  const place = `translate(${num(mark.x, 1)} ${num(mark.y, 1)})scale(${num(mark.size / units, 4)})`;
  return `<g fill="${mark.colour}" transform="${place}">${uses}</g>`;
}

function drawPath({ d, fill, stroke, width, dash }: PathMark): string {
  const short = d.replace(/-?\d+\.\d+/g, (value) => num(Number(value), 1));
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${num(width ?? 1, 1)}" stroke-linecap="round"`
    : '';
  return `<path d="${short}" fill="${fill ?? 'none'}"${line}${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`;
}

/** A page as a picture, its type as outlines, so that it looks the same everywhere. */
export function writeSvg(faces: Typefaces, marks: readonly Mark[], id: string): string {
  const glyphs: Glyphs = new Map();
  const prefix = prefixOf(id);
  const drawn = marks.map((mark) => {
    if (mark.kind === 'text') return drawText(mark, faces, glyphs, prefix);
    return mark.kind === 'path' ? drawPath(mark) : '';
  });
  const shapes = [...glyphs.values()]
    .filter(({ d }) => d !== '')
    .map((glyph) => `<path id="${glyph.id}" d="${glyph.d}"/>`);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`;
  return `${open}<defs>${shapes.join('')}</defs>${drawn.join('')}</svg>\n`;
}
