// Bundles a command from its source for the launcher, once for each state of that.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** What lies below a folder, but for hidden files, such as those in which an editor keeps what is not saved. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => !/(?:^|[\\/])\./.test(path))
    .map((path) => join(folder, path));

/**
 * Two keys: `code` changes with Node and every source file that a command could be made of, `all` with whatever a build is made
 * of besides the site.
 */
export function sourceKeys(root) {
  const own = ['package-lock.json', 'vite.config.ts', 'index.html'].map((file) => join(root, file));
  const all = [...own, ...['scripts', 'src', 'schemas'].flatMap((at) => filesBelow(join(root, at)))];
  const traces = all.map((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    // A folder's time is that of any file that came and went in it.
    return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size}` : path;
  });
  const isCode = (trace) => /(?:\.tsx?|\.mjs|package-lock\.json) [\d.]+ \d+$/.test(trace);
  const keyOf = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  // What is kept under it is of this Node alone: one of the same V8 crashes by its compiled code, and one with other data
  // of languages and zones finds another site sound.
  return { code: keyOf([process.version, ...traces.filter(isCode)]), all: keyOf(traces) };
}

/** Packages of many small files, which most commands need: as a part of the bundle they are one file to open. */
const BUNDLED =
  /^(?:remark-|rehype-|unified$|ajv(?:\/|$)|sax$|diff$|fastest-levenshtein$|jsonc-parser$|lru-cache$|hono\/utils\/mime$|@babel\/code-frame$)/;

// Asked again with the path that a name leads to, which on Windows begins as a package’s name does.
export const external = (id, importer, isPath) =>
  !isPath && /^[^./\0]|^\.[^./]/.test(id) && !BUNDLED.test(id) && !importer?.includes('node_modules');

/** Replaces what imports a package while it runs: code that the machine kept compiled cannot do that itself. */
const outerImports = {
  name: 'outer-imports',
  transform: {
    filter: { id: /^(?!.*node_modules).*\.ts$/, code: /\bimport\(/ },
    handler(code) {
      const places = [];
      const visit = (node) => {
        if (node.type === 'ImportExpression' && external(node.source.value ?? 'unknown'))
          places.push(node.start);
        for (const inner of Object.values(node))
          if (inner !== null && typeof inner === 'object') visit(inner);
      };
      visit(this.parse(code, { lang: 'ts' }));
      const replace = (text, at) => `${text.slice(0, at)}outerImport${text.slice(at + 'import'.length)}`;
      return { code: places.reduceRight(replace, code), map: null };
    },
  },
};

/** Leaves out rules that are gone, since `generate` writes the list anew: it could not run by the one of before. */
const rulesOfNow = {
  name: 'rules-of-now',
  transform: {
    filter: { id: /rules\.gen\.ts$/ },
    handler(code, id) {
      const isThere = (rule, path) => {
        const file = join(dirname(id), path);
        return existsSync(file) && readFileSync(file, 'utf8').includes(`export const ${rule} =`);
      };
      const gone = [...code.matchAll(/^import \{ (\w+) \} from '([^']+)';$/gm)].filter(
        ([, rule, path]) => !isThere(rule, path),
      );
      const entry = (rule, path) => `  { code: '${path.slice(2, -3)}', ...${rule} },\n`;
      return gone.reduce(
        (rest, [line, rule, path]) => rest.replace(line, '').replace(entry(rule, path), ''),
        code,
      );
    },
  },
};

/** Writes what is no ASCII by its number: a text of one byte a sign is read, and found compiled, sooner. */
const asciiOf = (code) =>
  code.replace(/\\.|[^\0-\x7f]/gs, (found) => {
    const sign = found.at(-1);
    return sign < '\x80' ? found : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/**
 * Bundles one command; each has a bundle of its own, so that a mistake in one leaves the others usable.
 * @returns the folder in which it lies
 */
export async function bundle(root, name, key) {
  const parent = join(root, '.cache', 'commands');
  const target = join(parent, `${name}-${key}`);
  if (existsSync(target)) return target;
  const { rolldown } = await import('rolldown');
  const input = { [name]: join(root, 'scripts', `${name}.ts`) };
  // What a command does not use of a package is not opened for its side effects: none of them has any.
  const treeshake = { moduleSideEffects: 'no-external' };
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external,
    logLevel: 'silent',
    treeshake,
    plugins: name === 'generate' ? [rulesOfNow, outerImports] : [outerImports],
    // Some packages bear no bundling but as modules.
    resolve: { mainFields: ['module', 'main'] },
  });
  const fresh = `${target}.${process.pid}`;
  const names = { entryFileNames: '[name].cjs', chunkFileNames: 'chunk-[hash].cjs' };
  const maps = { dir: target, sourcemap: 'hidden', sourcemapExcludeSources: true };
  const { output } = await build.generate({ format: 'cjs', ...names, ...maps });
  mkdirSync(fresh, { recursive: true });
  for (const { fileName, code, source } of output)
    writeFileSync(join(fresh, fileName), code === undefined ? source : asciiOf(code));
  // Another process may be quicker, and Windows refuses for a moment what a virus scanner has open.
  for (let tries = 0; !existsSync(target) && tries < 100; tries++)
    try {
      renameSync(fresh, target);
    } catch {
      await setTimeout(20);
    }
  rmSync(fresh, { recursive: true, force: true });
  for (const old of readdirSync(parent)) {
    const path = join(parent, old);
    // Another command may remove it meanwhile.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (path !== target && old.startsWith(`${name}-`) && age > 3_600_000)
      rmSync(path, { recursive: true, force: true });
  }
  return target;
}
