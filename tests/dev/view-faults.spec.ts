import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { createViewFaults, placeIn, tellThrown, viewsPlugin } from '../../src/dev/view-faults.ts';

/** A development server with one view; `next` waits for what it tells the open page. */
async function serveView(text: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'page-engine-views-')));
  const file = join(folder, 'view.ts');
  writeFileSync(file, text);
  const lines: string[] = [];
  const faults = createViewFaults();
  const server = await createServer({
    root: folder,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (line) => void lines.push(line) },
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [viewsPlugin(faults)],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const sent: unknown[][] = [];
  // Vite's own set is empty where no page is open.
  const pages = new Set(['open']);
  Object.defineProperty(server.ws, 'clients', { value: pages });
  let wake = () => {};
  server.ws.send = (...message: unknown[]) => {
    sent.push(message);
    wake();
  };
  const next = async () => {
    while (sent.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return sent.shift();
  };
  await server.ssrLoadModule('/view.ts');
  const save = (now: string) => {
    writeFileSync(file, now);
    // The watcher itself is none of ours: it may still look around for the first time.
    server.watcher.emit('change', file);
  };
  return { server, faults, file, lines, pages, sent, next, save };
}

test('a mistake in a view is told at once and at its place; content keeps it there, the repair takes it away', async () => {
  const { server, faults, file, lines, next, save } = await serveView('export const a = 1;\n');
  save('export const a = 1;\nexport const b = (1;\n');
  const loc = { file, line: 2, column: 20 };
  const message = 'Expected `,` or `)` but found `;`';
  const err = { message, stack: '', frame: expect.stringContaining('export const b = (1;'), id: file, loc };
  expect(await next()).toEqual([{ type: 'error', err }]);
  expect(lines).toEqual([`view.ts:2:20 ${message}`]);
  expect(faults.newest?.payload.err).toEqual(err);
  faults.renew(server);
  expect(await next()).toEqual(['page-engine:content', { isSound: false }]);
  save('export const a = 2;\n');
  expect(await next()).toEqual(['page-engine:content', { isSound: true }]);
  expect(await server.ssrLoadModule('/view.ts')).toMatchObject({ a: 2 });
  expect(lines).toHaveLength(1);
});

test('with no page open nothing is kept for the next one, which would show a mistake that is mended by then', async () => {
  const { server, faults, pages, sent } = await serveView('export const a = 1;\n');
  pages.clear();
  faults.tell(server, new Error('Failed to load url /view.module.css.'));
  expect(sent).toEqual([]);
  expect(faults.newest?.line).toBe('Failed to load url /view.module.css.');
});

test('a page that runs a view keeps it as long as the new one is faulty', async () => {
  const { server, next, save } = await serveView('export const a = 1;\n');
  await server.environments.client.transformRequest('/view.ts');
  save('export const a = (1;\n');
  expect(await next()).toEqual([expect.objectContaining({ type: 'error' })]);
  save('export const a = 2;\n');
  expect(await next()).toEqual(['page-engine:content', { isSound: true }]);
  expect(await next()).toEqual([expect.objectContaining({ type: 'full-reload' })]);
});

test('what is told again before it is mended stands once in the terminal', async () => {
  const { server, faults, lines } = await serveView('export const a = 1;\n');
  const tell = () => faults.tell(server, new Error('“strin” is no type.'), undefined, 'schemas');
  tell();
  // One save that a watcher tells twice.
  faults.forget('schemas');
  tell();
  expect(lines).toEqual(['“strin” is no type.']);
  faults.forget('schemas');
  faults.renew(server);
  tell();
  expect(lines).toHaveLength(2);
});

test('of two that are wrong each stands once in the terminal, though they are found in turn', async () => {
  const { server, faults, lines } = await serveView('export const a = 1;\n');
  for (const name of ['one', 'two', 'one', 'two']) faults.tell(server, new Error(name), undefined, name);
  expect(lines).toEqual(['one', 'two']);
});

test.each([
  ['', '/'],
  ['', '\\'],
  ['file://', '/'],
])(
  'a page that cannot be made is told in a line, with the place that threw (%s%s), until the pages are asked for anew',
  async (scheme, slash) => {
    const { server, faults, file, lines, next } = await serveView('export const a = 1;\n');
    const view = scheme + join(server.config.root, 'src/resolve.ts').replaceAll('/', slash);
    const made = {
      message: 'No page.',
      stack: `Error: no\n    at made (/elsewhere.js:1:2)\n    at of (${view}:5:20)\n`,
    };
    const error = Object.assign(new Error(), made);
    faults.tellOfPage(server, error);
    faults.tellOfPage(server, error);
    expect(lines).toEqual(['src/resolve.ts:5:20 No page.']);
    expect(await next()).toEqual([expect.objectContaining({ type: 'error' })]);
    expect(faults.forget(file)).toBe(false);
    await next();
    faults.renew(server);
    expect(await next()).toEqual(['page-engine:content', { isSound: true }]);
  },
);

test('a style that was missing takes away what was told of no file in particular', async () => {
  const { server, faults, file, next } = await serveView('export const a = 1;\n');
  faults.tell(server, new Error('Failed to load url /view.module.css.'));
  await next();
  const style = file.replace('view.ts', 'view.module.css');
  writeFileSync(style, '');
  server.watcher.emit('add', style);
  expect(await next()).toEqual(['page-engine:content', { isSound: true }]);
  expect(faults.newest).toBeUndefined();
});

test('the place of what was thrown is that in a block, before that of what it asked', () => {
  const frames = ['node_modules/a/src/a.js:1:2', 'src/content/a.ts:3:4', 'src/blocks/resolvers.ts:5:6'];
  const stackOf = (all: readonly string[]) =>
    all.map((frame) => `    at a (file:///root/${frame})`).join('\n');
  expect(placeIn('/root', stackOf([...frames, 'src/blocks/a/resolve.ts:7:8']))).toBe(
    'src/blocks/a/resolve.ts:7:8',
  );
  expect(placeIn('/root', stackOf(frames))).toBe('src/content/a.ts:3:4');
  expect(placeIn('/root', 'Error: no')).toBeUndefined();
});

test('what a view throws in the browser is told with its place in the source, not in what the browser runs', async () => {
  const { server, file, lines } = await serveView('');
  const view = join(dirname(file), 'src/blocks/a/a.tsx');
  mkdirSync(dirname(view), { recursive: true });
  writeFileSync(
    view,
    "interface Gone {\n  readonly a: 1;\n}\nexport function A(_: Gone) {\n  throw Error('no');\n}\n",
  );
  const made = await server.environments.client.transformRequest('/src/blocks/a/a.tsx');
  const line = (made?.code ?? '').split('\n').findIndex((one) => one.includes('throw Error')) + 1;
  expect(line).toBe(2);
  const stack = `Error: no\n    at A (http://127.0.0.1:5173/src/blocks/a/a.tsx?t=17:${line}:8)`;
  tellThrown(server, { said: 'Error: no', stack });
  tellThrown(server, { said: 'hydration', stack: 'Error: hydration' });
  expect(lines).toEqual(['src/blocks/a/a.tsx:5:9 Error: no', 'hydration']);
});
