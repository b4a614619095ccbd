import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';

type Shapes = [tag: string, attributes: Record<string, string | number>][];

/** Names of ours that the icon set calls otherwise. */
const ALIASES: Record<string, string> = {
  chart: 'chart-line',
  child: 'baby',
  grid: 'layout-grid',
  home: 'house',
  more: 'ellipsis',
  music: 'eighth-notes',
  parking: 'square-parking',
  process: 'workflow',
  tree: 'tree-deciduous',
  wheelchair: 'accessibility',
};

/** Brand marks are in no maintained line set; these paths are drawn for the same grid and stroke. */
const BRANDS: Record<string, string> = {
  bluesky:
    'M12 10.8C10.6 8 7.7 5 5.2 4 3.6 3.4 2.5 4.2 2.5 6c0 1.3.5 4.6.9 5.6.8 1.9 2.6 2.5 4.8 2.2-3.2.5-4.3 2.2-2.5 4.1 2.7 2.8 5.1.4 6.3-2.9 1.2 3.3 3.6 5.7 6.3 2.9 1.8-1.9.7-3.6-2.5-4.1 2.2.3 4-.3 4.8-2.2.4-1 .9-4.3.9-5.6 0-1.8-1.1-2.6-2.7-2-2.5 1-5.4 4-6.8 6.8z',
  facebook: 'M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7.5a.9.9 0 0 1 1-.9h3V3z',
  github:
    'M9 21v-3.4c0-1 .4-1.8 1-2.4-3.3-.5-5.5-2.1-5.5-5.8 0-1.3.4-2.5 1.2-3.4-.3-1-.2-2.1.2-3.1 1.3 0 2.4.5 3.4 1.3a11.5 11.5 0 0 1 5.4 0c1-.8 2.1-1.3 3.4-1.3.4 1 .5 2.1.2 3.1.8.9 1.2 2.1 1.2 3.4 0 3.7-2.2 5.3-5.5 5.8.6.6 1 1.4 1 2.4V21M9 18.6c-2.6.7-3.8-.2-4.6-1.6-.4-.8-.9-1.1-1.6-1.2',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5v-8a5 5 0 0 1 5 -5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM17.2 6.8h.01',
  linkedin:
    'M8 10v8M12 18v-8M12 13.2a3 3 0 0 1 6 .3V18M8 6.6h.01M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12a3 3 0 0 1 3 -3z',
  mastodon:
    'M16 20.6c-6.9 1.4-12-.9-12-8.6V9c0-4 2.4-6 8-6s8 2 8 6v3.2c0 3-1.8 4.4-5 4.8-2.2.3-5.3.2-7.6-.4M8.2 13V9.6a1.9 1.9 0 0 1 3.8 0v1.9-1.9a1.9 1.9 0 0 1 3.8 0V13',
  telegram: 'M21.5 3.5 2.5 11l6 2.4 2 6.6 3.2-3.8 4.8 3.6zL8.5 13.4',
  threads:
    'M19 7.6C17.9 4.6 15.6 3 12 3c-5 0-7.8 3.4-7.8 9s2.8 9 7.8 9c4 0 7-2.1 7-5 0-3.2-3-4.7-6.4-4.7-2.6 0-4.1 1.1-4.1 2.8s1.4 2.7 3.2 2.7c2.4 0 3.8-1.7 3.8-4.6 0-2.8-1.3-4.4-3.6-4.4-1.4 0-2.5.5-3.3 1.6',
  tiktok: 'M13 3v12.5A4.5 4.5 0 1 1 8.5 11M13 3c.2 3.4 2.6 5.8 6 6',
  whatsapp:
    'M3 21l1.3-4.3a9 9 0 1 1 3.4 3.2zM9 7.8c-1 4.2 3 8.2 7.2 7.2v-1.9l-2-.8-1.1 1a5.5 5.5 0 0 1-2.4-2.4l1-1.1-.8-2z',
  x: 'M3.5 4h4l13 16h-4zM20 4l-6.6 7.3M10.6 12.7l-6.6 7.3',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-6a4 4 0 0 1 4 -4zM10 9l5 3-5 3z',
};

/** A quarter of a circle. */
const corner = (r: number, x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x * r} ${y * r}`);

/** How each element of the set is drawn as a part of one path. @throws Error where the set has another element */
function partOf([tag, given]: Shapes[number]): string {
  const at = (name: string) => Number(given[name] ?? 0);
  if (tag === 'path')
    // Alone in its element a path may begin with a relative move, and go on from there with lines.
    return String(given.d).replace(
      /^m(-?(?:\d+(?:\.\d*)?|\.\d+))(?:[ ,]+|(?=[-.]))(-?(?:\d+(?:\.\d*)?|\.\d+))[ ,]*((?:[^ ,].*)?)$/s,
      (_, x, y, rest: string) => `M${x} ${y}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`,
    );
  if (tag === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
  if (tag === 'circle') {
    const [r, x] = [at('r'), at('cx') - at('r')];
    return `M${x} ${at('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  if (tag !== 'rect') throw new Error(`The icon set has the element “${tag}”, which cannot be drawn yet.`);
  const [x, y, w, h, r] = [at('x'), at('y'), at('width'), at('height'), at('rx')];
  const right = `M${x + r} ${y}h${w - 2 * r}${corner(r, 1, 1)}v${h - 2 * r}${corner(r, -1, 1)}`;
  return `${right}h${2 * r - w}${corner(r, -1, -1)}v${2 * r - h}${corner(r, 1, -1)}z`;
}

/** The icons that the engine’s own controls show. */
const OWN =
  `arrow-left arrow-right calendar check chevron-down circle-check circle-x ellipsis external-link info link mail
  map-pin pause phone play rotate-cw search sun triangle-alert x`.split(/\s+/);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Cuts the icons that are used out of the whole set: those that content names, and those of our own controls. */
export async function iconFiles(names: readonly string[], banner: string): Promise<Map<string, string>> {
  const all: Record<string, Shapes> = JSON.parse(
    await readFile(join(root, 'node_modules/lucide-static/icon-nodes.json'), 'utf8'),
  );
  const drawn = (name: string): string => {
    const found = all[ALIASES[name] ?? name];
    if (!found) throw new Error(`The icon set has no “${name}”.`);
    return found.map(partOf).join('');
  };
  const content = names.map((name) => `  '${name}': '${BRANDS[name] ?? drawn(name)}',`).join('\n');
  const own = OWN.map((name) => `export const ${camel(name)}Icon: IconShapes = '${drawn(name)}';`).join('\n');
  const type = (up: string) => `import type { IconShapes } from '${up}/model/resolved.ts';\n\n`;
  return new Map([
    [
      'src/content/resolve/icons.gen.ts',
      `${banner}${type('../..')}export const ICONS: Readonly<Record<string, IconShapes>> = {\n${content}\n};\n`,
    ],
    ['src/ui/icons.gen.ts', `${banner}${type('..')}${own}\n`],
  ]);
}
