import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transformSync } from 'rolldown/experimental';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The floors, ground first; a room imports only from the rooms named beside it, all of which lie below. */
const COMMANDS = ['ground', 'command', 'content', 'model'] as const;
const VIEWS = ['model', 'calculators', 'contact', 'machines'] as const;
const BELOW: Readonly<Record<string, readonly string[]>> = {
  model: [],
  ground: [],
  calculators: ['model'],
  contact: ['model'],
  machines: ['model'],
  content: ['ground', 'model'],
  ui: [...VIEWS],
  blocks: [...VIEWS, 'content', 'ui'],
  page: [...VIEWS, 'ui', 'blocks'],
  app: [...VIEWS, 'ui', 'blocks', 'page'],
  server: ['ground', ...VIEWS],
  command: ['ground', 'model', 'content'],
  operator: ['command', 'ground', 'model', 'server'],
  generate: COMMANDS,
  changes: [...COMMANDS, 'generate'],
  build: [...COMMANDS, 'contact', 'ui', 'blocks', 'page', 'app', 'server'],
  catalogue: [...COMMANDS, 'blocks', 'app', 'server', 'build'],
  dev: [
    ...COMMANDS,
    'editing',
    'machines',
    'blocks',
    'page',
    'app',
    'server',
    'generate',
    'build',
    'catalogue',
  ],
  report: [...COMMANDS, 'server', 'build'],
  documents: [...COMMANDS, 'blocks', 'app', 'server', 'build'],
  editing: [...COMMANDS, 'generate', 'changes'],
  assist: [...COMMANDS, 'changes', 'catalogue', 'editing'],
  bench: [...COMMANDS, 'contact', 'server', 'build'],
};

/** The rooms of the compiler, ground first: each imports only from those before it. */
const COMPILER = [
  ...[
    'diagnostics',
    'json',
    'edit',
    'theme',
    'text',
    'schema',
    'overlay',
    'site',
    'load',
    'link',
    'rules',
    'findings',
    'locales',
    'search',
  ],
  ...['uses', 'resolve', 'compile.ts', 'origins', 'rename', 'migrate'],
];

/** What runs in a browser: never the compiler, nor what only builds. */
const BROWSER =
  /^src\/(calculators|machines|ui|page|app|dev\/page|catalogue\/page)\/|^src\/blocks\/(?!([a-z-]+\/resolve|block-resolver|resolvers(\.gen)?)\.ts$)/;
const NODE = [
  'ground',
  'content',
  'server',
  'command',
  'operator',
  'generate',
  'changes',
  'build',
  'report',
  'bench',
  'editing',
  'assist',
];

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

/** The circles of a graph of files, each as the files on its way. */
function circlesOf(all: readonly Arrow[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
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

  it('keeps the compiler and the build out of the browser: only resolvers import them', () => {
    const wrong = arrows.filter(({ from, to }) => BROWSER.test(from) && NODE.includes(roomOf(to)));
    expect(wrong).toEqual([]);
  });

  it('orders the rooms of the compiler', () => {
    const inner = arrows.filter(
      ({ from, to }) => from.startsWith('src/content/') && to.startsWith('src/content/'),
    );
    const floor = (file: string) => COMPILER.indexOf(file.split('/')[2] ?? '');
    expect(inner.filter(({ from }) => floor(from) < 0)).toEqual([]);
    expect(inner.filter(({ from, to }) => floor(to) > floor(from))).toEqual([]);
  });

  it('has no circle, type imports included', () => {
    expect(circlesOf(arrows)).toEqual([]);
  });
});

describe('the roof', () => {
  const commands = filesBelow('scripts');

  it('is one thin file a command', () => {
    const long = commands.filter(
      (file) =>
        file.split('/').length > 2 ||
        readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > 60,
    );
    expect(long).toEqual([]);
  });
});

it('has no module that nothing but a test imports', () => {
  const code = [...sources, ...filesBelow('scripts'), 'vite.config.ts'];
  const imported = new Set(code.flatMap(importsOf));
  // What a page or a bundle begins with is named by its path.
  const texts = code.map((file) => readFileSync(join(root, file), 'utf8')).join();
  expect(sources.filter((file) => !imported.has(file) && !texts.includes(file))).toEqual([]);
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
  it('names no content type in src or scripts: items are read by their roles', () => {
    const blocks = readdirSync(join(root, 'src/blocks'));
    const types = readdirSync(join(root, 'schemas/collections')).map((file) => file.split('.')[0] ?? '');
    const names = types.filter((name) => !blocks.includes(name)).join('|');
    const literal = new RegExp(`['"\`](?:collections/)?(?:${names})(?:\\.json|/[^'"\`]*)?['"\`]`);
    const code = [...sources, ...readdirSync(join(root, 'scripts')).map((file) => `scripts/${file}`)];
    // Comments and the examples of rules speak to people.
    const isSpoken = (line: string) => /^\s*(?:\/?\*|\/\/|wrong:|right:)/.test(line);
    const found = code.flatMap((file) =>
      file.endsWith('.gen.ts')
        ? []
        : readFileSync(join(root, file), 'utf8')
            .split('\n')
            .flatMap((line, i) => (literal.test(line) && !isSpoken(line) ? `${file}:${i + 1} ${line}` : [])),
    );
    expect(found).toEqual([]);
  });
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
