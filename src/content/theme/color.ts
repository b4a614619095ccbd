import { COLOR_NAMES } from './color-names.ts';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const FUNCTION = /^(rgb|hsl)a?\(([0-9.,%/ +-]{1,60})\)$/;
const NUMBER = /^[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})%?$/;

function hex(digits: string): Rgba {
  const wide = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return [part(0), part(2), part(4), wide.length === 8 ? part(6) / 255 : 1];
}

/** Red, green and blue of a hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4). */
function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return (
      255 *
      (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** Reads a colour as CSS does: `#rgb`, `#rrggbb`, both with opacity, `rgb()`, `hsl()` or a name; undefined where it is none. */
export function parseColor(written: string): Rgba | undefined {
  const text = written.toLowerCase();
  if (HEX.test(text)) return hex(text.slice(1));
  const named = COLOR_NAMES.get(text);
  if (named !== undefined) return hex(named);
  const [, kind, inner = ''] = FUNCTION.exec(text) ?? [];
  const parts = inner.split(/[ ,/]+/).filter((part) => part !== '');
  const [a = '', b = '', c = '', opacity = '1'] = parts;
  if (kind === undefined || parts.length < 3 || parts.length > 4 || !parts.every((part) => NUMBER.test(part)))
    return undefined;
  const share = (part: string, whole: number) =>
    Math.min(Math.max(part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part) / whole, 0), 1);
  const last = share(opacity, 1);
  if (kind === 'rgb') return [share(a, 255) * 255, share(b, 255) * 255, share(c, 255) * 255, last];
  return a.endsWith('%') ? undefined : [...fromHsl(Number(a), share(b, 100), share(c, 100)), last];
}

/** A colour as CSS that can hold nothing else; what is none has no effect. */
export function cssColor(written: string): string {
  const color = parseColor(written);
  if (!color) return 'initial';
  const text = written.toLowerCase();
  if (HEX.test(text) || COLOR_NAMES.has(text)) return text;
  const two = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  const [red, green, blue, opacity] = color;
  return `#${two(red)}${two(green)}${two(blue)}${opacity < 1 ? two(opacity * 255) : ''}`;
}
