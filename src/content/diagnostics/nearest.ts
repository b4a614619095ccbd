import { distance } from 'fastest-levenshtein';

/** The most changed letters that still read as a slip: one in a short word, a third of a long one. */
const slips = (length: number) => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The candidate nearest to a misspelt word, or undefined where none is near enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  // A word of one letter is a slip of nothing but itself.
  let least = Math.min(slips(wanted.length), wanted.length - 1) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (Math.abs(other.length - wanted.length) >= least) continue;
    const steps = distance(wanted, other);
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

interface PathParts {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  /** The name without its extension: that alone decides whether two names in one folder are alike. */
  readonly stem: string;
}

function partsOf(path: string): PathParts {
  const end = path.lastIndexOf('/') + 1;
  const name = path.slice(end).toLowerCase();
  return { path, folder: path.slice(0, end).toLowerCase(), name, stem: name.replace(/\.[a-z0-9]{2,5}$/, '') };
}

/** For paths: the nearest name in the same folder, else the same name in the nearest folder, or in the only one that has it. */
export function nearestPath(path: string, candidates: readonly string[]): string | undefined {
  const wanted = partsOf(path.replace(/(?<=.)\/$/, ''));
  if (wanted.stem === '') return undefined;
  const all = candidates.map(partsOf);
  const siblings = all.filter(({ folder }) => folder === wanted.folder);
  const stem = nearest(
    wanted.stem,
    siblings.map((sibling) => sibling.stem),
  );
  if (stem !== undefined) return siblings.find((sibling) => sibling.stem === stem)?.path;
  const namesakes = all.filter(({ name }) => name === wanted.name);
  const folder = nearest(
    wanted.folder,
    namesakes.map((namesake) => namesake.folder),
  );
  if (folder !== undefined) return namesakes.find((namesake) => namesake.folder === folder)?.path;
  return namesakes.length === 1 ? namesakes[0]?.path : undefined;
}
