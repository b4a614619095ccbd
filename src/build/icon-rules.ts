import type { Navigation, Site } from '../model/content.gen.ts';
import { ICON_BLOCKS, ICON_PATHS, OWN_ICONS } from './icons.gen.ts';

interface NamesIcons {
  readonly navigation: Pick<Navigation, 'mobileBar' | 'moreSheet'>;
  readonly site: Pick<Site, 'social'>;
}

interface Typed {
  readonly type: string;
}

/** From one drawing to the next, on their grid of 24: none shows at the edge of another. */
const STEP = 26;

/**
 * Rules for some icons, whose drawings are one mask: a browser makes a document of its own of each picture that is an SVG,
 * so that one for each icon took four times as long to style a page.
 */
function rulesFor(names: readonly string[]): string {
  const height = STEP * (names.length - 1) + 24;
  const paths = names.map((name, row) => {
    const fill = name.endsWith('-filled') ? " fill='#000'" : '';
    return `<path transform='translate(0 ${row * STEP})'${fill} d='${ICON_PATHS.get(name)}'/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${height}' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${paths.join('')}</svg>`;
  const url = `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
  const mask = `${url} 0 var(--row)/100% ${((100 * height) / 24).toFixed(3)}%`;
  const rows = names.map(
    (name, row) => `.i-${name}{--row:${((100 * row) / (names.length - 1)).toFixed(3)}%}`,
  );
  return `.icon{-webkit-mask:${mask};mask:${mask}}\n${rows.join('\n')}`;
}

/** The rules of all icons that there are. */
export const allIconRules = (): string => rulesFor([...ICON_PATHS.keys()]);

/**
 * The rules of the engine’s own icons and of those that a site names; of all where a section shows what its item names.
 * @param pages the blocks of each page
 */
export function iconRules({ navigation, site }: NamesIcons, pages: Iterable<readonly Typed[]>): string {
  const names = new Set<string>([
    ...OWN_ICONS,
    ...[...navigation.mobileBar, ...navigation.moreSheet].map(({ icon }) => icon),
    ...(site.social ?? []).map(({ network }) => network),
  ]);
  for (const blocks of pages)
    for (const block of blocks) {
      if (!ICON_BLOCKS.has(block.type)) continue;
      const text = JSON.stringify(block);
      if (text.includes('"{item.')) return allIconRules();
      for (const [, name] of text.matchAll(/"([a-z-]+)"/g)) if (name) names.add(name);
    }
  return rulesFor([...ICON_PATHS.keys()].filter((name) => names.has(name)));
}
