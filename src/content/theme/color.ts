/** The names of CSS Color 4 and what they stand for. */
const WRITTEN = `
aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4
black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a burlywood:deb887
cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc
crimson:dc143c cyan:00ffff darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9
darkgreen:006400 darkgrey:a9a9a9 darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f
darkorange:ff8c00 darkorchid:9932cc darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f
darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3
deeppink:ff1493 deepskyblue:00bfff dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222
floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700
goldenrod:daa520 gray:808080 green:008000 greenyellow:adff2f grey:808080 honeydew:f0fff0 hotpink:ff69b4
indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5
lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff
lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3 lightpink:ffb6c1
lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899 lightslategrey:778899
lightsteelblue:b0c4de lightyellow:ffffe0 lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff
maroon:800000 mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db
mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc
mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5
navajowhite:ffdead navy:000080 oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500
orchid:da70d6 palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093
papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080
rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072
sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee sienna:a0522d silver:c0c0c0 skyblue:87ceeb
slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa springgreen:00ff7f steelblue:4682b4
tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0 violet:ee82ee wheat:f5deb3
white:ffffff whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32 transparent:00000000`;

export const COLOR_NAMES: ReadonlyMap<string, string> = new Map(
  [...WRITTEN.matchAll(/(?<![a-z])([a-z]+):([0-9a-f]+)/g)].map(([, name = '', hex = '']) => [name, hex]),
);

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
