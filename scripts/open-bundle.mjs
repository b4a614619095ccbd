// Runs what the launcher bundled. What the machine compiled of it is kept beside it: a command lives for a second, and
// a tenth of that went into compiling the same code again.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** From here, packages are found as from the bundle. */
const outerImport = (id) => import(id);

/** Opens a folder of modules in the form of CommonJS, in which alone the machine can be told what it compiled. */
export function openBundle(folder) {
  const modules = new Map();
  const compiledNow = [];

  function load(name) {
    const known = modules.get(name);
    if (known) return known;
    const exports = {};
    modules.set(name, exports);
    const file = join(folder, name);
    const kept = `${file}.compiled`;
    const script = new Script(
      `(exports, require, outerImport, __filename) => {'use strict';${readFileSync(file, 'utf8')}\n}`,
      {
        filename: file,
        cachedData: existsSync(kept) ? readFileSync(kept) : undefined,
      },
    );
    if (script.cachedDataRejected !== false) compiledNow.push([kept, script]);
    const outer = createRequire(file);
    const require = (id) => (id.startsWith('./') ? load(id.slice(2)) : outer(id));
    script.runInThisContext()(exports, require, outerImport, file);
    return exports;
  }

  /** Keeps what was compiled, of functions those that were called; where that cannot be, it is compiled again. */
  function keep() {
    for (const [kept, script] of compiledNow)
      try {
        const fresh = `${kept}.${process.pid}`;
        writeFileSync(fresh, script.createCachedData());
        renameSync(fresh, kept);
      } catch {}
  }
  return { load, keep };
}
