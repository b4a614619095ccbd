import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';

/** A font file with the address that serves it. */
export interface FontFace {
  readonly family: string;
  readonly href: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string | undefined;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const numberAt = (value: JsonObject, key: string, otherwise: number): number => {
  const found = own(value, key);
  return typeof found === 'number' ? found : otherwise;
};
const objectAt = (value: JsonValue | undefined, key: string): JsonObject => {
  const found = isObject(value) ? own(value, key) : undefined;
  return isObject(found) ? found : {};
};

/** Every colour of the theme by the name of its custom property, in one of the two schemes. */
export function themeColors(theme: JsonValue | undefined, scheme: 'light' | 'dark'): Map<string, string> {
  const colors = Object.entries(objectAt(theme, 'colors')).map(
    ([name, color]) => [`--${kebab(name)}`, stringAt(color, scheme) ?? ''] as const,
  );
  const accents = Object.entries(objectAt(theme, 'accents')).flatMap(([name, color]) => [
    [`--accent-${name}`, stringAt(color, scheme) ?? ''] as const,
    [`--accent-${name}-soft`, stringAt(color, scheme === 'light' ? 'soft' : 'softDark') ?? ''] as const,
  ]);
  return new Map([...colors, ...accents]);
}

const declarations = (values: ReadonlyMap<string, string>) =>
  [...values].map(([name, value]) => `${name}:${value}`).join(';');

/** A size that grows with the window between 390 and 1280 px: from `small` to `large` pixels. */
function fluid(small: number, large: number): string {
  const slope = (large - small) / (1280 - 390);
  const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;
  const [low, high] = small < large ? [small, large] : [large, small];
  return `clamp(${rem(low)},${rem(small - slope * 390)} + ${Number((slope * 100).toFixed(4))}vw,${rem(high)})`;
}

function typeScale(type: JsonObject): [string, string][] {
  const [base, wide] = [numberAt(type, 'base', 16), numberAt(type, 'baseWide', 17)];
  const [ratio, ratioWide] = [numberAt(type, 'ratio', 1.2), numberAt(type, 'ratioWide', 1.25)];
  return [-1, 0, 1, 2, 3, 4, 5, 6].map((step) => [
    `--step-${step}`,
    fluid(base * ratio ** step, wide * ratioWide ** step),
  ]);
}

const SYSTEM = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif']);

/** A family list in which every family with a font file is followed by its metric-matched stand-in. */
function families(list: JsonValue | undefined, withFiles: ReadonlySet<string>): string {
  const names = isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  return names
    .flatMap((name) =>
      withFiles.has(name) ? [`"${name}"`, `"${name} fallback"`] : [SYSTEM.has(name) ? name : `"${name}"`],
    )
    .join(',');
}

/** A language's name in the selector has families of its own, lest one word fetch the whole font of another script. */
const namesRule = (list: JsonValue | undefined, withFiles: ReadonlySet<string>) =>
  isArray(list) ? `@layer base{[data-language]{font-family:${families(list, withFiles)}}}` : '';

/**
 * Scripts whose signs stand above and below the letters need room, letters that are joined must not be spaced, those that
 * have no capitals need a larger label, and those that have no italics are not slanted.
 */
function languageRules(theme: JsonValue | undefined): string {
  const languages = objectAt(theme, 'languages');
  const rules = Object.keys(languages)
    .filter((code) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(code))
    .map((code) => {
      const measures = objectAt(languages, code);
      const [text, heading] = [
        numberAt(measures, 'lineHeight', 1.6),
        numberAt(measures, 'headingLineHeight', 1.3),
      ];
      // From the height of a text at 1 rem to that of a heading at 2 rem: the larger the letters, the less room in proportion.
      const slope = Number((2 * heading - text).toFixed(3));
      const base = Number((2 * (text - heading)).toFixed(3));
      const at = `:lang(${code})`;
      return [
        `${at}{--label:.88rem;line-height:clamp(${heading}em,${slope}em + ${base}rem,${text}em)}`,
        `${at} *{letter-spacing:normal}`,
        `${at} :is(h1,h2,h3,h4),${at} :is(h1,h2,h3,h4) *{line-height:${heading}}`,
        `${at} :is(p,li,dd){text-wrap:pretty}`,
        `${at} em{font-style:normal;color:var(--ink-soft)}`,
      ].join('');
    });
  return rules.length === 0 ? '' : `@layer utilities{${rules.join('')}}`;
}

const fontFace = (font: FontFace) =>
  `@font-face{font-family:"${font.family}";src:url(${font.href}) format("woff2");font-weight:${font.weight};font-style:${font.style};font-display:swap${font.unicodeRange ? `;unicode-range:${font.unicodeRange}` : ''}}`;

/**
 * theme.json as CSS: custom properties for both schemes, the type scale, the font faces.
 * @param fallbacks `@font-face` rules of system fonts whose metrics match the site's fonts
 */
export function themeCss(
  theme: JsonValue | undefined,
  fonts: readonly FontFace[],
  fallbacks: readonly string[],
): string {
  const type = objectAt(theme, 'type');
  const space = objectAt(theme, 'space');
  const withFiles = new Set(fonts.map((font) => font.family));
  const fixed: [string, string][] = [
    ...typeScale(type),
    ['--font-heading', families(own(type, 'heading'), withFiles)],
    ['--font-text', families(own(type, 'text'), withFiles)],
    ['--heading-weight', String(numberAt(type, 'headingWeight', 500))],
    ['--unit', `${numberAt(space, 'unit', 8)}px`],
    ['--page-width', `${numberAt(space, 'page', 1200)}px`],
    ['--measure', `${numberAt(space, 'text', 68)}ch`],
    ['--radius', `${isObject(theme) ? numberAt(theme, 'radius', 8) : 8}px`],
  ];
  const scheme = stringAt(theme, 'scheme') ?? 'system';
  const light = `color-scheme:light;${declarations(themeColors(theme, 'light'))}`;
  const dark = `color-scheme:dark;${declarations(themeColors(theme, 'dark'))}`;
  const base = scheme === 'dark' ? dark : light;
  const system = scheme === 'system' ? `@media (prefers-color-scheme:dark){:root{${dark}}}` : '';
  return [
    '@layer reset,tokens,base,ui,blocks,page,utilities;',
    ...fonts.map(fontFace),
    ...fallbacks.map((rule) => rule.replace(/\s*\n\s*/g, '')),
    `@layer tokens{:root{${declarations(new Map(fixed))};${base}}${system}:root[data-theme=light]{${light}}:root[data-theme=dark]{${dark}}`,
    // Paper keeps the light scheme, whatever the screen had.
    `@media print{:root:root{${light}}}}`,
    namesRule(own(type, 'languageNames'), withFiles),
    languageRules(theme),
  ].join('\n');
}
