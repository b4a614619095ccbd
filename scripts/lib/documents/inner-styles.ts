import { COLOURS, PAGE } from './marks.ts';
import type { Style } from './set-text.ts';

/** The inner pages' grid, in points. */
export const GRID = {
  left: 56,
  /** Where the text stands; the margin to its left holds the numbers. */
  text: 148,
  right: PAGE.width - 56,
  top: 92,
  bottom: 764,
} as const;

const { ink, inkSoft, gold, goldDeep } = COLOURS;

export const STYLES = {
  title: { face: 'display', size: 33, leading: 37, colour: ink, tracking: -12 },
  byline: { face: 'strong', size: 7.6, leading: 12, colour: goldDeep, tracking: 80 },
  heading: { face: 'heading', size: 17, leading: 21.5, colour: ink, tracking: -4 },
  number: { face: 'heading', size: 12, leading: 16, colour: goldDeep },
  lead: { face: 'text', size: 11.6, leading: 18.4, colour: ink },
  body: { face: 'text', size: 9.7, leading: 15.4, colour: '#2a3a56' },
  small: { face: 'text', size: 8.1, leading: 12.6, colour: inkSoft },
  smallStrong: { face: 'strong', size: 8.1, leading: 12.6, colour: ink },
  smallHeading: { face: 'heading', size: 12, leading: 16, colour: ink },
  cellHead: { face: 'strong', size: 7.9, leading: 11.4, colour: ink },
  cell: { face: 'text', size: 8.8, leading: 12.8, colour: '#2a3a56' },
  cellStrong: { face: 'strong', size: 8.8, leading: 12.8, colour: ink },
  running: { face: 'text', size: 7.2, leading: 10, colour: inkSoft, tracking: 8 },
  folio: { face: 'heading', size: 10, leading: 12, colour: ink },
  bullet: { face: 'text', size: 9.7, leading: 15.4, colour: gold },
} as const satisfies Readonly<Record<string, Style>>;
