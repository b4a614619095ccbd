// The launcher of every command: plain JavaScript on Node built-ins, since Node 20 strips no types
// and nothing may be installed yet. It installs what is missing, bundles `scripts/` once, and runs the command.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { bundle, sourceKeys } from './bundle.mjs';
import { commands } from './commands.mjs';
import { helpOf, keptByNpm, noCommand, overview } from './help.mjs';
import { install } from './install.mjs';
import { openBundles, placeInSource } from './open-bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);

function stop(message, code = 2) {
  // The bundler paints what it says, whoever reads it.
  const isPainted = process.stderr.isTTY && !process.env.NO_COLOR;
  process.stderr.write(`${isPainted ? message : stripVTControlCharacters(message)}\n`);
  process.exit(code);
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
// Those between load no module of today's packages by `require`, or say that it is an experiment.
const oldest = { 20: 19, 21: Infinity, 22: 13 }[major] ?? 0;
if (major < 20 || minor < oldest)
  stop(`Node 20.19 or newer is needed, of 22 at least 22.13, and not 21; this is ${process.versions.node}.`);
const asksFor = (words) => words.includes('--help') || words.includes('-h');
// The bundler takes what stands behind them for a query or an anchor, and finds no style sheet.
if (/[#?]/.test(root))
  stop(`The engine cannot work in “${root}”. Rename the folder that has “#” or “?” in its name.`);
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
  install(root);
} catch (error) {
  stop(error.message);
}
process.env.PAGE_ENGINE_ROOT = root;
try {
  const keys = sourceKeys(root);
  process.env.PAGE_ENGINE_SOURCES = keys.all;
  const bundles = openBundles();
  const path = join(await bundle(root, name, keys.code), `${name}.cjs`);
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
