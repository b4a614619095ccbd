import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transformSync } from 'rolldown/experimental';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The floors, ground first; a room imports only from rooms below it, or from those named beside it. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  model: [],
  calculators: ['model'],
  contact: ['model'],
  machines: ['model'],
  content: ['model'],
  ui: ['model', 'calculators', 'machines'],
  blocks: ['model', 'calculators', 'contact', 'machines', 'content', 'ui'],
  page: ['model', 'calculators', 'machines', 'ui', 'blocks'],
  app: ['model', 'calculators', 'machines', 'ui', 'blocks', 'page'],
  server: ['model', 'calculators', 'contact', 'machines'],
  catalogue: [],
};

interface Arrow {
  readonly from: string;
  readonly to: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** All relative imports of a file, those of types too: they are found in the text, since compiling drops them. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    relative(root, join(root, dirname(file), match[1] ?? '')).replaceAll('\\', '/'),
  );
}

const sources = filesBelow('src');
const arrows: Arrow[] = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
const roomOf = (file: string) => file.split('/')[1] ?? '';

describe('the floors', () => {
  it('knows every room', () => {
    expect([...new Set(sources.map(roomOf))].sort()).toEqual(Object.keys(BELOW).sort());
  });

  it('has no arrow that runs up', () => {
    const up = arrows.filter(({ from, to }) => {
      const [room, target] = [roomOf(from), roomOf(to)];
      return !to.startsWith('src/') || (room !== target && !BELOW[room]?.includes(target));
    });
    expect(up).toEqual([]);
  });

  it('keeps blocks apart from each other', () => {
    const across = arrows.filter(({ from, to }) => {
      const [block, other] = [from.split('/')[2], to.split('/')[2]];
      const both =
        from.startsWith('src/blocks/') &&
        to.startsWith('src/blocks/') &&
        from.split('/').length > 3 &&
        to.split('/').length > 3;
      return both && block !== other;
    });
    expect(across).toEqual([]);
  });

  it('keeps the compiler out of the browser: only resolvers import it', () => {
    const views = arrows.filter(
      ({ from, to }) => to.startsWith('src/content/') && !from.startsWith('src/content/'),
    );
    const wrong = views.filter(({ from }) => !/^src\/blocks\/([a-z-]+\/resolve|resolvers)\.ts$/.test(from));
    expect(wrong).toEqual([]);
  });

  it('has no circle', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[][] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
      if (path.includes(file) || done.has(file)) return;
      for (const target of next.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe('a block type is one name', () => {
  const schemas = readdirSync(join(root, 'schemas/blocks')).map((file) => file.replace('.schema.json', ''));
  const folders = readdirSync(join(root, 'src/blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it('has a schema and a folder for each', () => {
    expect(folders.sort()).toEqual([...schemas].sort());
  });

  it.each(schemas)('%s: schema, type, view and style share the name', (name) => {
    const schema: { properties: { type: { const: string } } } = JSON.parse(
      readFileSync(join(root, `schemas/blocks/${name}.schema.json`), 'utf8'),
    );
    const files = readdirSync(join(root, 'src/blocks', name));
    expect(schema.properties.type.const).toBe(name);
    expect(files).toContain(`${name}.tsx`);
  });
});

describe('the ground rules', () => {
  it('names nothing of the shipped firm in src', () => {
    const words = /kesarquill|mutual fund|get in touch|pune/i;
    const found = sources.filter(
      (file) => !file.endsWith('.gen.ts') && words.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('has no default export, no barrel and no dangerouslySetInnerHTML', async () => {
    await init;
    const bad = sources.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [, exported] = parse(transformSync(file, text).code);
      return (
        exported.some((entry) => 'name' in entry && entry.name === 'default') ||
        /^export \*/m.test(text) ||
        text.includes('dangerouslySetInnerHTML=')
      );
    });
    expect(bad).toEqual([]);
  });

  it('imports nothing of scripts/ into src/', () => {
    expect(arrows.filter(({ to }) => !to.startsWith('src/'))).toEqual([]);
  });
});
