import { type Mark, num, type PathMark, type TextMark } from './marks.ts';
import { type FaceName, partFor, type Typefaces } from './typefaces.ts';

const WIDTH = 595;
const HEIGHT = 842;
/** Units of an em in the picture: fine enough for a page on a screen. */
const EM = 500;

/** A glyph's outline in relative commands and whole units, upright for `y` downwards. */
function outline(path: string, scale: number): string {
  let [x, y] = [0, 0];
  let result = '';
  let before = '';
  for (const [, letter = '', text = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (letter === 'Z') {
      result += 'z';
      before = 'z';
      continue;
    }
    const points = (text.match(/-?[\d.]+/g) ?? []).map((value, index) =>
      Math.round(Number(value) * scale * (index % 2 ? -1 : 1)),
    );
    const moved = points.map((value, index) => value - (index % 2 ? y : x));
    const [endX = x, endY = y] = points.slice(-2);
    const flat = letter === 'L' && (endY === y || endX === x);
    const command = flat ? (endY === y ? 'h' : 'v') : letter === 'M' ? 'M' : letter.toLowerCase();
    const values = flat ? [endY === y ? endX - x : endY - y] : letter === 'M' ? points : moved;
    [x, y] = [endX, endY];
    if (flat && values[0] === 0) continue;
    const joined = values
      .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`))
      .join('');
    result += command === before ? `${(values[0] ?? 0) < 0 ? '' : ' '}${joined}` : command + joined;
    before = command;
  }
  return result;
}

type Glyphs = Map<string, { readonly id: string; readonly d: string }>;

function glyphFor(glyphs: Glyphs, faces: Typefaces, face: FaceName, char: string, prefix: string) {
  const key = `${face} ${char}`;
  const known = glyphs.get(key);
  if (known) return known;
  const { font } = partFor(faces[face], char);
  const path = font.glyphForCodePoint(char.codePointAt(0) ?? 0).path.toSVG();
  const glyph = { id: `${prefix}-${glyphs.size.toString(36)}`, d: outline(path, EM / font.unitsPerEm) };
  glyphs.set(key, glyph);
  return glyph;
}

function drawText(mark: TextMark, faces: Typefaces, glyphs: Glyphs, prefix: string): string {
  let x = 0;
  let uses = '';
  for (const { char, advance } of mark.glyphs) {
    const { id, d } = glyphFor(glyphs, faces, mark.face, char, prefix);
    if (d !== '') uses += `<use href="#${id}"${x === 0 ? '' : ` x="${Math.round(x)}"`}/>`;
    x += (advance * EM) / 1000;
  }
  const place = `translate(${num(mark.x, 1)} ${num(mark.y, 1)})scale(${num(mark.size / EM, 4)})`;
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
  const drawn = marks.map((mark) => {
    if (mark.kind === 'text') return drawText(mark, faces, glyphs, id);
    return mark.kind === 'path' ? drawPath(mark) : '';
  });
  const shapes = [...glyphs.values()]
    .filter(({ d }) => d !== '')
    .map((glyph) => `<path id="${glyph.id}" d="${glyph.d}"/>`);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`;
  return `${open}<defs>${shapes.join('')}</defs>${drawn.join('')}</svg>\n`;
}
