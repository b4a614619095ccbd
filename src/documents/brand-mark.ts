import { COLOURS, type Mark, num } from './marks.ts';

type Shape = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
};

/** The shapes of the logo's sign on its 40-unit square, without the ground. */
function shapes(ground: string): Shape[] {
  return [
    { d: 'M6.8 36C20 36 29 31.6 34 22.6', stroke: COLOURS.tealPale, width: 1.9 },
    { d: 'M20.6 27.4C17.4 19.4 25 14.2 33.6 5.8C31 13.6 27.4 22.6 20.6 27.4Z', fill: COLOURS.goldPale },
    { d: 'M20.6 27.4C28.6 27.2 33.8 17.6 33.6 5.8C31 13.6 27.4 22.6 20.6 27.4Z', fill: COLOURS.gold },
    { d: 'M6.8 31.6C13 31.4 17.4 30 21 27', stroke: COLOURS.goldPale, width: 2.7 },
    {
      d: 'M22.4 25.6C26.6 21.6 29.6 16.6 31.6 11.2M22.6 20.6L19 18.6M26.2 16L22.8 13.6',
      stroke: ground,
      width: 1.2,
    },
  ];
}

/** The rounded square of the logo. */
const TILE =
  'M11 0L29 0C35.1 0 40 4.9 40 11L40 29C40 35.1 35.1 40 29 40L11 40C4.9 40 0 35.1 0 29L0 11C0 4.9 4.9 0 11 0Z';

/** The brand's sign with its top left corner at a place. */
export function brandMark(x: number, y: number, size: number, ground: string = COLOURS.navy): Mark[] {
  const scale = size / 40;
  const moved = (d: string) =>
    d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, a: string, b: string) => `${num(x + Number(a) * scale)} ${num(y + Number(b) * scale)}`,
    );
  return [{ d: TILE, fill: ground }, ...shapes(ground)].map(
    ({ d, width, ...paint }): Mark => ({
      kind: 'path',
      d: moved(d),
      ...paint,
      ...(width === undefined ? {} : { width: width * scale }),
    }),
  );
}
