import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** In bytes of source: what is smaller is no request of its own. */
const SMALL_FILE = 4_000;
const SMALL_BLOCK = 12_000;

const isPackage = (names: string, id: string) => new RegExp(`/node_modules/(${names})/`).test(id);

const isSmall = (id: string) => id.includes('/src/') && /\.tsx?$/.test(id) && statSync(id).size < SMALL_FILE;

/** Machines come with the library that runs them, and so do the small files that start one. */
const isMachine = (id: string) =>
  isPackage('xstate|@xstate/react', id) ||
  (/\/machines\/|\/debug-log\./.test(id) && isSmall(id)) ||
  (id.endsWith('.ts') && isSmall(id) && /^import \{.*\/machines\//m.test(readFileSync(id, 'utf8')));

/** The small views that are nothing but a dialog come with it. */
const isDialog = (id: string) =>
  isPackage('@radix-ui/react-(dialog|focus-.*)|aria-hidden|react-remove-scroll.*', id) ||
  /\/(more-sheet|disclaimer-dialog|use-close-request)\.tsx?$/.test(id);

const usesLibrary = (id: string) => /from '(?!\.|react'|clsx')/.test(readFileSync(id, 'utf8'));

/** A small block's view, or what views are made of. */
function isSmallPart(id: string): boolean {
  if (/\/src\/ui\//.test(id)) return isSmall(id) && !usesLibrary(id);
  if (!/\/src\/blocks\/[^/]+\/[^/]+\.tsx?$/.test(id)) return false;
  const files = readdirSync(dirname(id)).filter((file) => /\.tsx?$/.test(file));
  return files.reduce((sum, file) => sum + statSync(`${dirname(id)}/${file}`).size, 0) < SMALL_BLOCK;
}

/**
 * Which scripts come together, since a request costs more than a small file: the app at the first sign of a visitor,
 * React with the first island, and the views of small blocks with what views are made of.
 */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\/|island-root/, priority: 8 },
  { name: 'machines', test: isMachine, priority: 7 },
  { name: 'radix', test: /@radix-ui\/(?!react-(dialog|focus))/, minShareCount: 2, priority: 6 },
  // Before the dialogs, which are made of its parts too: what a group needs comes with it.
  { name: 'islands', test: isSmallPart, priority: 5 },
  { name: 'dialog', test: isDialog, priority: 4 },
  { name: 'site-finder', test: /\/ui\/(site|parts)-finder/, priority: 3 },
  { name: 'analytics', test: /\/app\/analytics\//, priority: 2 },
];
