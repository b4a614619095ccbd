import { PAGE } from './marks.ts';
import { type Line, type Style, setLines, spaced } from './set-text.ts';
import type { Typefaces } from './typefaces.ts';

const WIDTH = PAGE.width - 2 * 56;
/** How high the title of a cover may stand. */
const HEIGHT = 206;
/** What one line more is worth in points of size. */
const LINE_COST = 4.5;
/** What it costs that a half's last line is a single word. */
const LONE_COST = 5;

export type TitleLine = { readonly line: Line; readonly second: boolean };

/** A title's lines; what follows its colon begins a line of its own. */
export function titleLines(faces: Typefaces, style: Style, title: string, width: number): TitleLine[] {
  const at = title.search(/[:?] /);
  const halves = at < 0 ? [title] : [title.slice(0, at + 1), title.slice(at + 2)];
  return halves.flatMap((half, index) => {
    const lines = setLines(faces, style, half, width, true);
    const open = index < halves.length - 1;
    return lines.map((line, at) => ({
      line: open && at === lines.length - 1 ? spaced(line) : line,
      second: index > 0,
    }));
  });
}

/** The cover's title: as large as may be, in as few lines as may be. */
export function coverTitle(
  faces: Typefaces,
  title: string,
  colour: string,
): { style: Style; lines: TitleLine[] } {
  const choices = [52, 49, 46, 43, 40, 37, 34, 30, 26].map((size) => {
    const style: Style = { face: 'display', size, leading: size * 1.1, colour, tracking: -14 };
    const lines = titleLines(faces, style, title, WIDTH);
    const fits = lines.length * style.leading <= HEIGHT && lines.every(({ line }) => line.width <= WIDTH);
    const lone = lines.some(({ line, second }, index) => {
      const before = lines[index - 1];
      const closes = before?.second === second && lines[index + 1]?.second !== second;
      return closes && line.glyphs.slice(0, -1).every(({ char }) => char !== ' ');
    });
    const cost = (fits ? 0 : 1000) + lines.length * LINE_COST + (lone ? LONE_COST : 0) - size;
    return { style, lines, cost };
  });
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
}
