import { COLOURS, PAGE } from './marks.ts';
import type { Style } from './set-text.ts';
import type { Typefaces } from './typefaces.ts';

/** The inner pages' grid, in points. */
export const GRID = {
  left: 56,
  /** Where the text stands; the margin to its left holds the numbers. */
  text: 148,
  right: PAGE.width - 56,
  top: 92,
  bottom: 768,
} as const;

const { ink, inkSoft, goldDeep } = COLOURS;
const body = '#2a3a56';

/** The styles that a tight setting leaves as they are. */
export const FIXED = {
  title: { face: 'display', size: 33, leading: 37, colour: ink, tracking: -8 },
  byline: { face: 'strong', size: 7.6, leading: 12, colour: goldDeep, tracking: 80 },
  heading: { face: 'heading', size: 17, leading: 21.5, colour: ink, tracking: -4 },
  number: { face: 'strong', size: 9.5, leading: 16, colour: goldDeep },
  small: { face: 'text', size: 8, leading: 12.4, colour: inkSoft },
  smallStrong: { face: 'strong', size: 8, leading: 12.4, colour: ink },
  smallHeading: { face: 'heading', size: 12, leading: 16, colour: ink },
  running: { face: 'text', size: 7.2, leading: 10, colour: inkSoft, tracking: 8 },
  folio: { face: 'strong', size: 8.4, leading: 12, colour: ink },
} as const satisfies Readonly<Record<string, Style>>;

/** How a document is set. */
export type Setting = {
  readonly faces: Typefaces;
  readonly lead: Style;
  readonly body: Style;
  readonly cell: Style;
  readonly cellHead: Style;
  readonly cellStrong: Style;
  /** Space above and below the line that opens a section. */
  readonly gap: readonly [number, number];
  readonly cellPad: number;
};

/** The setting of a document; `ease` says how roomy it is: 1 is as drawn, less is tighter. */
export function settingFor(faces: Typefaces, ease: number): Setting {
  const fitted = (style: Style): Style => ({
    ...style,
    size: style.size * (1 + (ease - 1) * 0.65),
    leading: style.leading * ease,
  });
  return {
    faces,
    lead: fitted({ face: 'text', size: 11.6, leading: 18.4, colour: ink }),
    body: fitted({ face: 'text', size: 9.7, leading: 15.4, colour: body }),
    cell: fitted({ face: 'text', size: 8.8, leading: 12.8, colour: body }),
    cellHead: fitted({ face: 'strong', size: 7.9, leading: 11.4, colour: ink }),
    cellStrong: fitted({ face: 'strong', size: 8.8, leading: 12.8, colour: ink }),
    gap: [24 * ease ** 3, 17 * ease ** 2],
    cellPad: 5.2 * ease ** 3,
  };
}
