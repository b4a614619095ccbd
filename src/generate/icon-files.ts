import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';

type Shapes = [tag: string, attributes: Record<string, string | number>][];

/** Names of ours that the icon set calls otherwise. */
const ALIASES: Record<string, string> = {
  chart: 'chart-line',
  grid: 'layout-grid',
  home: 'house',
  more: 'ellipsis',
  process: 'workflow',
};

/** Brand marks are in no maintained line set; these are drawn for the same grid and stroke. */
const BRANDS: Record<string, Shapes> = {
  facebook: [['path', { d: 'M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7.5a.9.9 0 0 1 1-.9h3V3z' }]],
  instagram: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ['circle', { cx: 12, cy: 12, r: 4 }],
    ['path', { d: 'M17.2 6.8h.01' }],
  ],
  linkedin: [
    ['path', { d: 'M8 10v8M12 18v-8M12 13.2a3 3 0 0 1 6 .3V18M8 6.6h.01' }],
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 3 }],
  ],
  youtube: [
    ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4 }],
    ['path', { d: 'm10 9 5 3-5 3z' }],
  ],
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
  `arrow-left arrow-right calendar check chevron-down chevron-left chevron-right circle-check circle-x copy
  ellipsis external-link file-text info link mail map-pin monitor moon pause phone play plus rotate-cw
  search sun triangle-alert x`.split(/\s+/);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Cuts the icons that are used out of the whole set: those that content names, and those of our own controls. */
export async function iconFiles(names: readonly string[], banner: string): Promise<Map<string, string>> {
  const all: Record<string, Shapes> = JSON.parse(
    await readFile(join(root, 'node_modules/lucide-static/icon-nodes.json'), 'utf8'),
  );
  const drawn = (name: string): string => {
    const found = BRANDS[name] ?? all[ALIASES[name] ?? name];
    if (!found) throw new Error(`The icon set has no “${name}”.`);
    return found.map(partOf).join('');
  };
  const content = names.map((name) => `  '${name}': '${drawn(name)}',`).join('\n');
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
