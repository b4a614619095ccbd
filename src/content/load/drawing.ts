import sax from 'sax';
import { attempt } from '../../model/attempt.ts';
import type { Position } from '../diagnostics/fault.ts';
import { lineStarts, placeOf } from '../diagnostics/locate.ts';
import { decode } from '../json/parse.ts';
import type { MediaFile } from '../site/input.ts';
import { declarations, type Look, themeColors } from '../theme/theme-css.ts';
import {
  isNote,
  NAMELESS,
  OF_PROGRAM,
  OTHERWISE,
  SIZELESS,
  SVG,
  saidBy,
  type Why,
  XLINK,
} from './drawing-faults.ts';
import { EMPTY } from './media-kind.ts';

/** What a drawing may hold. Scripts, links, other documents, animations and what asks other servers are not in the list. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker image switch view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `id class style lang role tabindex version viewBox preserveAspectRatio transform x y x1 y1 x2 y2 cx cy r rx ry fx fy
  fr dx dy d points pathLength width height rotate textLength lengthAdjust startOffset method spacing side href
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2
  result type values tableValues slope intercept amplitude exponent mode operator k1 k2 k3 k4 order kernelMatrix
  divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  kernelUnitLength azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle stdDeviation radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles media enable-background
  requiredFeatures systemLanguage alignment-baseline baseline-shift clip clip-path clip-rule color
  color-interpolation color-interpolation-filters color-rendering cursor direction display dominant-baseline fill
  fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight image-rendering isolation letter-spacing lighting-color marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi
  vector-effect visibility white-space word-spacing writing-mode`.split(/\s+/),
);
const OPTIONS = { xmlns: true, position: true, strictEntities: true };
const XML = 'http://www.w3.org/XML/1998/namespace';

/** An address inside the drawing, or a photograph in it. */
const isInside = (address: string) => /^(#|data:image\/(png|jpe?g|webp|gif|avif)[;,])/.test(address.trim());

/** What a style, or a value that may be one, asks for outside, as it is written. A backslash could write any word unseen. */
function outsideIn(css: string): string | undefined {
  const word = /\\|@import|@font-face|image-set|expression\(|src\(|javascript:|-moz-binding/i.exec(css);
  if (word) return /^[^;{}]+/.exec(css.slice(word.index))?.[0].trim();
  const asked = [...css.matchAll(/url\(/gi)].map(({ index }) => css.slice(index));
  return asked
    .find((from) => !isInside(from.slice('url('.length).toLowerCase().trimStart().replace(/^["']/, '')))
    ?.replace(/\).*$/s, ')');
}

const asksOutside = (css: string): boolean => outsideIn(css) !== undefined;

function mayStand({ prefix, local, uri, name, value }: sax.QualifiedAttribute): boolean {
  if (prefix === 'xmlns' || name === 'xmlns') return true;
  if (local === 'href' && (uri === '' || uri === XLINK)) return isInside(value);
  if (uri === XLINK || uri === XML) return ['title', 'type', 'show', 'space', 'lang', 'id'].includes(local);
  return uri === '' && (ATTRIBUTES.has(local) || /^(data|aria)-[a-z-]+$/.test(local)) && !asksOutside(value);
}

/** Ends the reading of a drawing at its first fault: from one offset to another. */
class Stop extends Error {
  constructor(
    readonly kind: 'unsafe' | 'broken',
    readonly from: number,
    readonly to: number,
    readonly why: Why,
  ) {
    super();
  }
}

/** Where an attribute of the tag that begins at `from` is written. */
function attributeAt(text: string, name: string, from: number, end: number): number {
  for (let at = text.indexOf(name, from); at >= 0 && at < end; at = text.indexOf(name, at + 1))
    if (/\s/.test(text[at - 1] ?? '') && /^[\s=]/.test(text[at + name.length] ?? '')) return at;
  return from;
}

function sizeOf({ attributes }: sax.QualifiedTag): MediaFile['size'] {
  const valueAt = (name: string) => attributes[name]?.value ?? '';
  const pixels = (name: string) => Number(/^\s*([0-9.]{1,12})(?:px)?\s*$/.exec(valueAt(name))?.[1]);
  const [, , wide, high] = valueAt('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [pixels('width') || Number(wide), pixels('height') || Number(high)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Reads the drawing to its end, or to its first fault. */
function parse(text: string, onRoot: (tag: sax.QualifiedTag, end: number, start: number) => void): void {
  const parser = sax.parser(true, OPTIONS);
  // Its own limit would refuse a long path; ours is the weight of the file.
  Object.assign(parser, { bufferCheckPosition: Number.POSITIVE_INFINITY });
  let depth = 0;
  /** A style sheet that is being read, whole: a comment may part its words. */
  let sheet: { readonly from: number; css: string } | undefined;
  const stop = (kind: Stop['kind'], from: number, to = parser.position, why: Why = {}) => {
    throw new Stop(kind, from, Math.max(to, from + 1), why);
  };
  const tagStart = () => parser.startTagPosition - 1;
  parser.onerror = ({ message }) => {
    const last = Math.max(parser.position - 1, 0);
    const { sign = '', why } = saidBy(message) ?? {};
    const from = sign === '' ? last : text.lastIndexOf(sign, last);
    stop('broken', from, sign === '' ? parser.position : from + sign.length, why);
  };
  parser.ondoctype = (written: string) => {
    if (written.includes('[')) stop('unsafe', text.indexOf('['), text.indexOf('[') + 1, OF_PROGRAM);
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(body)?.[1] ?? 'utf-8';
    if (name !== 'xml' || encoding.toLowerCase() !== 'utf-8') stop('unsafe', tagStart());
  };
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return;
    const { uri, local, name, attributes } = tag;
    if (depth === 0 && (uri !== SVG || local !== 'svg'))
      stop('broken', tagStart(), parser.position, uri === '' && local === 'svg' ? NAMELESS : {});
    // What follows an element in a style sheet belongs to that still.
    if (uri !== SVG || !ELEMENTS.has(local) || sheet)
      stop('unsafe', tagStart(), tagStart() + name.length + 1, isNote(uri) ? OF_PROGRAM : {});
    for (const attribute of Object.values(attributes)) {
      if (mayStand(attribute)) continue;
      const from = attributeAt(text, attribute.name, tagStart(), parser.position);
      const quoted = text.indexOf(attribute.value, from + attribute.name.length);
      const isPlain = quoted >= 0 && quoted < parser.position;
      const to = isPlain ? quoted + attribute.value.length + 1 : from + attribute.name.length;
      stop('unsafe', from, to, isNote(attribute.uri) ? OF_PROGRAM : {});
    }
    if (depth === 0) onRoot(tag, parser.position, tagStart());
    depth += 1;
    if (local === 'style') sheet = { from: tagStart(), css: '' };
  };
  parser.onclosetag = () => {
    depth -= 1;
    const asked = sheet && outsideIn(sheet.css);
    if (sheet && asked !== undefined) {
      const at = text.indexOf(asked, sheet.from);
      // What a comment parts is written nowhere.
      if (at < 0 || at > parser.position) stop('unsafe', sheet.from, sheet.from + 6);
      stop('unsafe', at, at + asked.length);
    }
    sheet = undefined;
  };
  const words = (written: string) => {
    if (sheet) sheet.css += written;
  };
  parser.ontext = words;
  parser.oncdata = words;
  parser.write(text).close();
}

/** Where the first tag of a drawing ends, behind which its content begins; undefined where it has none. */
function rootEnd(text: string): number | undefined {
  let found: number | undefined;
  attempt(() =>
    parse(text, ({ isSelfClosing }, end) => {
      if (!isSelfClosing) found = end;
    }),
  );
  return found;
}

/** The size of a drawing, and the first thing in it that keeps it from being shown or could do harm. */
export function readDrawing(bytes: Uint8Array): Pick<MediaFile, 'size' | 'unsafe' | 'broken'> {
  const decoded = decode(bytes, Number.POSITIVE_INFINITY);
  if ('problem' in decoded) return { size: null, broken: { words: 'is not written in UTF-8' } };
  const { text } = decoded;
  if (text.trim() === '') return { size: null, broken: EMPTY };
  let size: MediaFile['size'] = null;
  let root: readonly [number, number] = [0, 0];
  try {
    parse(text, (tag, end, start) => {
      size = sizeOf(tag);
      root = [start, end];
    });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const { from, to, why } = error;
    const position: Position = placeOf(lineStarts(text), [from, to]);
    return error.kind === 'unsafe'
      ? { size, unsafe: { text: text.slice(from, to), ...why, ...position } }
      : { size: null, broken: { ...OTHERWISE, ...why, position } };
  }
  return size ? { size } : { size, broken: { ...SIZELESS, position: placeOf(lineStarts(text), root) } };
}

/**
 * Gives an SVG picture the theme's colours: `var(--accent, #c8871e)` in it follows theme.json, and the dark scheme
 * where the page does. A picture that names no custom property stays as it is.
 */
export function themeSvg(svg: string, theme: Pick<Look, 'colors' | 'accents' | 'scheme'>): string {
  const used = new Set([...svg.matchAll(/var\(\s*(--[a-z0-9-]{1,64})/g)].flatMap((match) => match[1] ?? []));
  if (used.size === 0) return svg;
  const rule = (scheme: 'light' | 'dark') =>
    `:root{${declarations([...themeColors(theme, scheme)].filter(([name]) => used.has(name)))}}`;
  const { scheme: choice = 'system' } = theme;
  const css =
    choice === 'system'
      ? `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`
      : rule(choice === 'dark' ? 'dark' : 'light');
  // The fallbacks are for the eyes of whoever draws; the theme has the last word. None may take markup with it: a script
  // that a `<![CDATA[` had made text would be one.
  const bare = svg.replace(/var\(\s{0,9}(--[a-z0-9-]{1,64})\s{0,9},[^()<>"']{1,64}\)/g, 'var($1)');
  const end = rootEnd(bare);
  return end === undefined ? bare : `${bare.slice(0, end)}<style>${css}</style>${bare.slice(end)}`;
}

/** The same for what draws it and knows no custom property: each is written as the first scheme of the theme has it. */
export function inColors(svg: string, theme: Pick<Look, 'colors' | 'accents' | 'scheme'>): string {
  const colors = themeColors(theme, theme.scheme === 'dark' ? 'dark' : 'light');
  return svg.replace(
    /var\(\s{0,9}(--[a-z0-9-]{1,64})\s{0,9}(?:,[^()<>"']{1,64})?\)/g,
    (whole, name: string) => colors.get(name) ?? whole,
  );
}
