import { attempt } from '../../model/attempt.ts';
import type { Theme } from '../../model/content.gen.ts';
import { cssColor } from './color.ts';

/** A font file with the address that serves it. */
export interface FontFace {
  readonly family: string;
  readonly href: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string | undefined;
}

/** The name of a role as CSS writes it: small letters, digits and hyphens, whatever it was. */
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[^a-z0-9-]/g, '');

/** What of a theme is seen as CSS: its roles by whatever names they have. */
export type Look = Omit<Theme, '$schema' | 'colors' | 'fonts'> & {
  readonly colors: Readonly<Record<string, Theme['colors']['paper']>>;
};

/** Every colour of the theme by the name of its custom property, in one of the two schemes. */
export function themeColors(
  theme: Pick<Look, 'colors' | 'accents'>,
  scheme: 'light' | 'dark',
): Map<string, string> {
  const colors = Object.entries(theme.colors).map(
    ([name, color]) => [`--${kebab(name)}`, cssColor(color[scheme])] as const,
  );
  const accents = Object.entries(theme.accents ?? {}).flatMap(([name, color]) => [
    [`--accent-${kebab(name)}`, cssColor(color[scheme])] as const,
    [`--accent-${kebab(name)}-soft`, cssColor(scheme === 'light' ? color.soft : color.softDark)] as const,
  ]);
  return new Map([...colors, ...accents]);
}

/** Custom properties as CSS writes them. */
export const declarations = (values: Iterable<readonly [name: string, value: string]>) =>
  [...values].map(([name, value]) => `${name}:${value}`).join(';');

/** A size that grows with the window between 390 and 1280 px: from `small` to `large` pixels. */
function fluid(small: number, large: number): string {
  const slope = (large - small) / (1280 - 390);
  const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;
  const [low, high] = small < large ? [small, large] : [large, small];
  return `clamp(${rem(low)},${rem(small - slope * 390)} + ${Number((slope * 100).toFixed(4))}vw,${rem(high)})`;
}

function typeScale({ base, baseWide, ratio, ratioWide }: Theme['type']): [string, string][] {
  return [0, 1, 2, 3, 4, 5, 6].map((step) => [
    `--step-${step}`,
    fluid(base * ratio ** step, baseWide * ratioWide ** step),
  ]);
}

/** Families that every system has one of; CSS writes them without quotes. */
export const GENERIC_FAMILIES: ReadonlySet<string> = new Set(
  'serif sans-serif monospace system-ui ui-serif ui-sans-serif'.split(' '),
);

/** A text as CSS that can hold nothing else: what would end it is written by its number. */
export const cssString = (text: string) =>
  `"${text.replace(/[^\w ./~:%+-]/g, (char) => (char > '\u009f' ? char : `\\${char.codePointAt(0)?.toString(16)} `))}"`;

/** A number as CSS; what is none has no effect. */
const cssNumber = (value: number, unit = '') => (Number.isFinite(value) ? `${value}${unit}` : 'initial');

/** Words, numbers and ranges of characters: what could end a declaration is left out. */
const cssWords = (text: string) => text.replace(/[^\w +,?-]/g, '');

/** A family list in which every family with a font file is followed by its metric-matched stand-in. */
function families(names: readonly string[], withFiles: ReadonlySet<string>): string {
  return names
    .flatMap((name) =>
      withFiles.has(name)
        ? [cssString(name), cssString(`${name} fallback`)]
        : [GENERIC_FAMILIES.has(name) ? name : cssString(name)],
    )
    .join(',');
}

const IS_CODE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;

/** A code may be none. */
const scriptOf = (code: string) => attempt(() => new Intl.Locale(code).maximize().script) ?? code;

/**
 * A language's name in the selector has families of its own, lest one word fetch the whole font of another script; that of
 * the page's own script has the page's families, which are there already.
 */
function namesRules({ type, languages }: Look, withFiles: ReadonlySet<string>): string {
  if (!type.languageNames) return '';
  const names = families(type.languageNames, withFiles);
  const codes = Object.keys(languages ?? {}).filter((code) => IS_CODE.test(code));
  const own = codes.flatMap((page) =>
    codes
      .filter((code) => scriptOf(code) === scriptOf(page))
      .map((code) => `html:lang(${page}) [data-language="${code}"]{font-family:var(--font-text),${names}}`),
  );
  return `@layer base{[data-language]{font-family:${names}}${own.join('')}}`;
}

/**
 * Scripts whose signs stand above and below the letters need room, letters that are joined must not be spaced, those that
 * have no capitals need a larger label, and those that have no italics are not slanted.
 */
function languageRules(languages: Theme['languages'] = {}): string {
  const rules = Object.entries(languages)
    .filter(([code]) => IS_CODE.test(code))
    .map(([code, { lineHeight: text, headingLineHeight: heading }]) => {
      // From the height of a text at 1 rem to that of a heading at 2 rem: the larger the letters, the less room in proportion.
      const slope = Number((2 * heading - text).toFixed(3));
      const base = Number((2 * (text - heading)).toFixed(3));
      const at = `:lang(${code})`;
      return [
        `${at}{--label:.88rem;--tight:${heading};line-height:clamp(${heading}em,${slope}em + ${base}rem,${text}em)}`,
        `${at} *{letter-spacing:normal}`,
        `${at} :is(h1,h2,h3,h4),${at} :is(h1,h2,h3,h4) *{line-height:${heading}}`,
        `${at} :is(p,li,dd){text-wrap:pretty}`,
        `${at} em{font-style:normal;color:var(--ink-soft)}`,
      ].join('');
    });
  return rules.length === 0 ? '' : `@layer utilities{${rules.join('')}}`;
}

const fontFace = (font: FontFace) =>
  `@font-face{font-family:${cssString(font.family)};src:url(${cssString(font.href)}) format("woff2");font-weight:${cssWords(font.weight)};font-style:${cssWords(font.style)};font-display:swap${font.unicodeRange ? `;unicode-range:${cssWords(font.unicodeRange)}` : ''}}`;

/**
 * theme.json as CSS: custom properties for both schemes, the type scale, the font faces.
 * @param fallbacks `@font-face` rules of system fonts whose metrics match the site's fonts
 */
export function themeCss(theme: Look, fonts: readonly FontFace[], fallbacks: readonly string[]): string {
  const { type, space, scheme = 'system' } = theme;
  const withFiles = new Set(fonts.map((font) => font.family));
  const fixed: (readonly [name: string, value: string])[] = [
    ...typeScale(type),
    ['--font-heading', families(type.heading, withFiles)],
    ['--font-text', families(type.text, withFiles)],
    ['--heading-weight', cssNumber(type.headingWeight)],
    // A factor: CSS multiplies no length by a length.
    ['--room', cssNumber(space.unit / 8)],
    ['--page-width', cssNumber(space.page, 'px')],
    ['--measure', cssNumber(space.text, 'ch')],
    ['--radius', cssNumber(theme.radius, 'px')],
  ];
  if (theme.buttonRadius !== undefined) fixed.push(['--button-radius', cssNumber(theme.buttonRadius, 'px')]);
  if (theme.headerHeight !== undefined) fixed.push(['--header-wide', cssNumber(theme.headerHeight, 'px')]);
  // The logos of others are seen on a light ground: the dark scheme beside that gives them one, and a dark band in either.
  if (scheme === 'system')
    fixed.push(
      ['--logo-scheme', 'light'],
      ['--logo-ground', 'light-dark(transparent,var(--on-deep))'],
      ['--logo-ground-on-ink', 'var(--on-deep)'],
    );
  const light = `color-scheme:light;${declarations(themeColors(theme, 'light'))}`;
  const dark = `color-scheme:dark;${declarations(themeColors(theme, 'dark'))}`;
  const base = scheme === 'dark' ? dark : light;
  const system = scheme === 'system' ? `@media (prefers-color-scheme:dark){:root{${dark}}}` : '';
  return [
    '@layer reset,tokens,base,ui,blocks,page,utilities;',
    ...fonts.map(fontFace),
    ...fallbacks.map((rule) =>
      rule
        .split('\n')
        .map((line) => line.trim())
        .join(''),
    ),
    `@layer tokens{:root{${declarations(fixed)};${base}}${system}`,
    // Forced colours come with their ground: what keeps its own has to be seen on it, whatever was chosen.
    `@media not (forced-colors:active){:root[data-theme=light]{${light}}:root[data-theme=dark]{${dark}}}`,
    // Paper keeps the light scheme, whatever the screen had.
    `@media print{:root:root{${light}}}}`,
    namesRules(theme, withFiles),
    languageRules(theme.languages),
  ].join('\n');
}
