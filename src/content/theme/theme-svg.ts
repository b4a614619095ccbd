import { declarations, type Look, themeColors } from './theme-css.ts';

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
  // The fallbacks are for the eyes of whoever draws; the theme has the last word.
  const bare = svg.replace(/var\(\s{0,9}(--[a-z0-9-]{1,64})\s{0,9},[^()]{1,64}\)/g, 'var($1)');
  return bare.replace(/<svg\b[^<>]*>/, (open) => `${open}<style>${css}</style>`);
}
