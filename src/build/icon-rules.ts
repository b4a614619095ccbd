import type { Navigation, Site } from '../model/content.gen.ts';
import { ICON_BLOCKS, ICON_RULES } from './icons.gen.ts';

interface NamesIcons {
  readonly navigation: Pick<Navigation, 'mobileBar' | 'moreSheet'>;
  readonly site: Pick<Site, 'social'>;
}

interface Typed {
  readonly type: string;
}

/** The drawings of all icons that content may name beside the engine’s own. */
export const allIconRules = (): string => Object.values(ICON_RULES).join('\n');

/**
 * The drawings of the icons that a site names beside the engine’s own; all of them where a section shows what its item names.
 * @param pages the blocks of each page
 */
export function iconRules({ navigation, site }: NamesIcons, pages: Iterable<readonly Typed[]>): string {
  const names = new Set<string>([
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
  return [...names]
    .sort()
    .flatMap((name) => (Object.hasOwn(ICON_RULES, name) ? (ICON_RULES[name] ?? []) : []))
    .join('\n');
}
