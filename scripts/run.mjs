// The launcher of every command: plain JavaScript on Node built-ins, since Node 20 strips no types
// and nothing may be installed yet. It installs what is missing, bundles `scripts/` once, and runs the command.
import { spawnSync } from 'node:child_process';
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
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { commands } from './commands.mjs';
import { helpOf, keptByNpm, noCommand, overview } from './help.mjs';
import { openBundles, placeInSource } from './open-bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);

function stop(message, code = 2) {
  // The bundler paints what it says, whoever reads it.
  const isPainted = process.stderr.isTTY && !process.env.NO_COLOR;
  process.stderr.write(`${isPainted ? message : stripVTControlCharacters(message)}\n`);
  process.exit(code);
}

const isInstalled = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Waits a moment without a timer, since nothing else may go on meanwhile. */
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Whether the process that a lock names runs no longer; one of another user's does. In a container each may bear our number. */
function isGone(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid === process.pid || !process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'EPERM';
  }
}

/** Two commands that start together must not install at once: the second waits for the first. */
function takeTurn(lock, isDone) {
  for (let waited = 0; ; waited += 250) {
    try {
      mkdirSync(dirname(lock), { recursive: true });
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST' || error.syscall !== 'open')
        throw new Error(`The packages cannot be installed: ${error.message}.`);
      if (isDone()) return false;
      // Whoever held the turn for ten minutes is another one with that number.
      if (isGone(lock) || waited > 600_000) rmSync(lock, { recursive: true, force: true });
      else if (waited === 0) process.stderr.write('Waiting for another install …\n');
      pause(250);
    }
  }
}

function install() {
  const lock = join(root, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  const isDone = () => isInstalled(stamp, wanted);
  if (isDone()) return;
  const turn = join(root, '.cache', 'installing');
  if (!takeTurn(turn, isDone)) return;
  try {
    if (isDone()) return;
    if (!hasInstalled(lock)) runInstall();
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** True where `npm ci` or `npm install` has been run by hand: npm keeps a record of what it put there. */
function hasInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const wanted = packagesOf(lock);
  let found;
  try {
    found = packagesOf(record);
  } catch {
    return false; // npm is writing it, or was ended meanwhile
  }
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || found[path]?.version === version || (optional && found[path] === undefined),
  );
}

function runInstall() {
  process.stderr.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(program, [...first, 'ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('The packages could not be installed: `npm ci` failed, see above.');
}

/** What lies below a folder, but for hidden files, such as those in which an editor keeps what is not saved. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => !/(?:^|[\\/])\./.test(path))
    .map((path) => join(folder, path));

/**
 * Two keys: `code` changes with every source file that a command could be made of, `all` with whatever a build is made
 * of besides the site.
 */
function sourceKeys() {
  const own = ['package-lock.json', 'vite.config.ts', 'index.html'].map((file) => join(root, file));
  const all = [...own, ...['scripts', 'src', 'schemas'].flatMap((at) => filesBelow(join(root, at)))];
  const traces = all.map((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    // A folder's time is that of any file that came and went in it.
    return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size}` : path;
  });
  const isCode = (trace) => /(?:\.tsx?|\.mjs|package-lock\.json) [\d.]+ \d+$/.test(trace);
  const keyOf = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  return { code: keyOf(traces.filter(isCode)), all: keyOf(traces) };
}

/** Packages of many small files, which most commands need: as a part of the bundle they are one file to open. */
const BUNDLED =
  /^(?:remark-|rehype-|unified$|ajv(?:\/|$)|sax$|diff$|fastest-levenshtein$|jsonc-parser$|lru-cache$|hono\/utils\/mime$|@babel\/code-frame$)/;

const external = (id, importer) =>
  /^[^./\0]|^\.[^./]/.test(id) && !BUNDLED.test(id) && !importer?.includes('node_modules');

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

/** Bundles one command; each has a bundle of its own, so that a mistake in one leaves the others usable. */
async function bundle(key) {
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
  try {
    renameSync(fresh, target);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another process was quicker
  }
  for (const old of readdirSync(parent)) {
    const path = join(parent, old);
    // Another command may remove it meanwhile.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (path !== target && old.startsWith(`${name}-`) && age > 3_600_000)
      rmSync(path, { recursive: true, force: true });
  }
  return target;
}

// A reader that has seen enough, such as `head`, closes its pipe, or the disk is full that a log lies on: the command still
// ends what it began, and a server goes on.
let lost;
process.stderr.on('error', () => {});
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') lost = error;
});

/** What to do where something that is kept in `.cache` cannot be used; else nothing. */
const ofCache = ({ code, path, stack }) =>
  code !== 'ENOSPC' && String(path ?? stack).startsWith(join(root, '.cache'))
    ? '. Remove the folder “.cache” if it is damaged or another user’s: what lies there is made anew.'
    : '';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
const asksFor = (words) => words.includes('--help') || words.includes('-h');
if (asksFor([name])) {
  process.stdout.write(`${overview()}\n`);
  process.exit(0);
}
if (!Object.hasOwn(commands, name)) stop(noCommand(name));
if (asksFor(args)) {
  process.stdout.write(`${helpOf(name)}\n`);
  process.exit(0);
}
const kept = keptByNpm(name, process.env);
if (kept) stop(kept);
try {
  install();
} catch (error) {
  stop(error.message);
}
process.env.PAGE_ENGINE_ROOT = root;
try {
  const keys = sourceKeys();
  process.env.PAGE_ENGINE_SOURCES = keys.all;
  const bundles = openBundles();
  const path = join(await bundle(keys.code), `${name}.cjs`);
  const { main } = bundles.load(path);
  if (!main) throw Object.assign(new Error(`“${path}” is not whole`), { path });
  const code = await main(args);
  bundles.keep();
  // A library that still waits for something of its own, as the form's tools do, must not keep anybody waiting.
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))),
  );
  if (lost) stop(`What the command says cannot be written: ${lost.message}.`);
  process.exit(code);
} catch (error) {
  const kind = error?.constructor?.name;
  const isShort = kind === 'UsageError' || !process.env.DEBUG;
  const isOfSections = kind === 'SectionError';
  const said = ((isOfSections && error.errors) || [error]).map((each) => {
    if (isShort) return each.message + ofCache(each) + placeInSource(each, root, isOfSections);
    return isOfSections ? `${each.message}\n${each.stack}` : each.stack;
  });
  stop(said.join('\n'), isOfSections ? 1 : 2);
}
