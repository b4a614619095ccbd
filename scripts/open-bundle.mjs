// Runs what the launcher bundled. What the machine compiled of it is kept beside it: a command lives for a second, and
// a tenth of that went into compiling the same code again.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

// A command runs for a second or a few: what is called often is compiled anew later than in a server, which pays for it.
// One that runs for longer is better off as one. Later versions have no such flag, and say so.
const SETTINGS = process.version.startsWith('v20.')
  ? { short: ['--interrupt-budget=1000000', '--heap-growing-percent=0'], long: ['--interrupt-budget=200000'] }
  : { short: [], long: [] };
SETTINGS.short.forEach(setFlagsFromString);
setTimeout(() => SETTINGS.long.forEach(setFlagsFromString), 1000).unref();

/** Loads bundles in the form of CommonJS, in which alone the machine can be told what it compiled. */
export function openBundles() {
  const modules = new Map();
  const compiledNow = new Map();

  /** What a bundle asks for while it runs: another bundle, or a package, which is found from here as from there. */
  const outerImport = async (id) => (/^file:.*\.cjs$/.test(id) ? load(fileURLToPath(id)) : import(id));

  function load(file) {
    const known = modules.get(file);
    if (known) return known;
    const exports = {};
    modules.set(file, exports);
    // Under other settings of the machine it is of no use.
    const kept = `${file}.${cachedDataVersionTag()}`;
    const script = new Script(
      `(exports, require, outerImport, __filename) => {'use strict';${readFileSync(file, 'utf8')}\n}`,
      {
        filename: file,
        cachedData: existsSync(kept) ? readFileSync(kept) : undefined,
      },
    );
    if (script.cachedDataRejected !== false) compiledNow.set(kept, script);
    const outer = createRequire(file);
    const require = (id) => (id.startsWith('./') ? load(join(dirname(file), id)) : outer(id));
    script.runInThisContext()(exports, require, outerImport, file);
    return exports;
  }

  function keepCompiled() {
    for (const [kept, script] of compiledNow)
      try {
        if (!kept.endsWith(`.${cachedDataVersionTag()}`)) continue;
        const fresh = `${kept}.${process.pid}`;
        writeFileSync(fresh, script.createCachedData());
        renameSync(fresh, kept);
      } catch {}
  }

  /** Keeps what was compiled, of functions those that were called; where that cannot be, it is compiled again. */
  function keep() {
    keepCompiled();
    // What was loaded before they were changed.
    SETTINGS.short.forEach(setFlagsFromString);
    keepCompiled();
  }
  return { load, keep };
}

/** The places in the source that a stack goes through, as far as there are maps of them, inmost first. */
function* placesOf(stack, root) {
  for (const frame of stack.split(join(root, '.cache')).slice(1)) {
    const [name, place] = `${join(root, '.cache')}${frame}`.split('.cjs:');
    if (place === undefined || !existsSync(`${name}.cjs.map`)) continue;
    const map = new SourceMap(JSON.parse(readFileSync(`${name}.cjs.map`, 'utf8')));
    const [line, column] = place.split(/[:)\n]/);
    const { originalSource, originalLine } = map.findEntry(line - 1, column - 1);
    if (originalSource === undefined) continue;
    const source = relative(root, join(dirname(name), originalSource)).replaceAll('\\', '/');
    yield `${source}:${originalLine + 1}`;
  }
}

/**
 * Where the source has a mistake that only code can make, such as to read of what is not there; else nothing.
 * @param isOfSection true for what a block threw: whatever that is, it is told where, in the block before what that asked
 */
export function placeInSource({ stack = '' }, root, isOfSection = false) {
  if (!isOfSection && !/^(?:Type|Reference|Range)Error/.test(stack)) return '';
  const places = [...placesOf(stack, root)];
  const inBlock = places.find((place) => /^src\/blocks\/.+\//.test(place));
  const place = (isOfSection && inBlock) || places[0];
  return place === undefined ? '' : `\n    at ${place}`;
}
