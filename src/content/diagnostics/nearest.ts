import { distance } from 'fastest-levenshtein';
import { groupBy } from './group-by.ts';

/** The most changed letters that still read as a slip: one in a short word, a third of a long one. */
const slips = (length: number) => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/** True where two neighbouring letters have changed places: the commonest slip of all. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    at < a.length - 1 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

/** True of two that differ in a number alone, such as two flats of a house: one is no slip of the other. */
function isOtherNumber(a: string, b: string): boolean {
  const withNumbers = (text: string, as: (digits: string) => string) => text.replace(/\d+/g, as);
  const isAlike = (as: (digits: string) => string) => withNumbers(a, as) === withNumbers(b, as);
  return isAlike(() => '0') && !isAlike((digits) => String(Number(digits))) && !isSwap(a, b);
}

/** Letters that must change to make one word of the other; two that changed places count as one. */
const slipsBetween = (a: string, b: string): number => (isSwap(a, b) ? 1 : distance(a, b));

/** The candidate nearest to a misspelt word, or undefined where none is near enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const beginsAs = (other: string) => other.charAt(0) === wanted.charAt(0);
  let best: string | undefined;
  // A word of one letter is a slip of nothing but itself.
  let least = Math.min(slips(wanted.length), wanted.length - 1) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (Math.abs(other.length - wanted.length) > least) continue;
    const steps = slipsBetween(wanted, other);
    if (steps > least || isOtherNumber(wanted, other)) continue;
    // Of two letters one is half the word: fr is no slip of ar.
    if (wanted.length === 2 && !beginsAs(other) && !isSwap(wanted, other)) continue;
    // Of two that are as near, the one that begins alike: slips are seldom made at the beginning.
    const isLikelier =
      steps === least && best?.charAt(0).toLowerCase() !== other.charAt(0) && beginsAs(other);
    if (steps < least || (best !== undefined && isLikelier)) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** The most names that a message lists: more are no help, there the editor's own list is. */
export const MOST_NAMED = 40;

/** The names that there are, where none is near enough to be suggested: ` Possible: a, b.`; nothing where they are too many. */
export function possible(word: string, known: Iterable<string>): string {
  const names = [...known];
  const isNear = nearest(word, names) !== undefined;
  return isNear || names.length === 0 || names.length > MOST_NAMED ? '' : ` Possible: ${names.join(', ')}.`;
}

/** The stem, a name without its extension, alone decides whether two names in one folder are alike. */
function partsOf(path: string) {
  const end = path.lastIndexOf('/') + 1;
  const name = path.slice(end).toLowerCase();
  return { path, folder: path.slice(0, end).toLowerCase(), name, stem: name.replace(/\.[a-z0-9]{2,5}$/, '') };
}

type PathParts = ReturnType<typeof partsOf>;

function nearestBy(word: string, candidates: readonly PathParts[], key: 'folder' | 'stem') {
  const names = candidates.map((candidate) => candidate[key]);
  const best = nearest(word, names);
  return candidates.find((candidate) => candidate[key] === best)?.path;
}

/** So many wrong paths are no slips any more: comparing each with every page would only cost time. */
const MOST_ANSWERS = 1000;

/**
 * Suggests paths: the nearest name in the same folder or the only longer one, else the same name in the nearest folder, or in the only one that has it.
 * The candidates are sorted once, when they are first needed, and every answer is remembered.
 */
export function pathFinder(candidates: Iterable<string>): (path: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  const groupsOf = () => {
    const all = [...candidates].map(partsOf);
    return { folder: groupBy(all, ({ folder }) => folder), name: groupBy(all, ({ name }) => name) };
  };
  let groups: ReturnType<typeof groupsOf> | undefined;

  function find(path: string): string | undefined {
    const bare = path.replace(/\/(?:index)?$/, '') || '/';
    const wanted = partsOf(bare);
    groups ??= groupsOf();
    const siblings = groups.folder.get(wanted.folder) ?? [];
    if (wanted.stem === '') return siblings.find((one) => one.path === bare && bare !== path)?.path;
    const [longer, ...more] = siblings.filter(({ stem }) => stem.startsWith(`${wanted.stem}-`));
    const sibling =
      nearestBy(wanted.stem, siblings, 'stem') ?? (more.length === 0 ? longer?.path : undefined);
    if (sibling !== undefined) return sibling;
    const namesakes = groups.name.get(wanted.name) ?? [];
    return (
      nearestBy(wanted.folder, namesakes, 'folder') ??
      (namesakes.length === 1 ? namesakes[0]?.path : undefined)
    );
  }

  return (path) => {
    if (!answers.has(path) && answers.size < MOST_ANSWERS) answers.set(path, find(path));
    return answers.get(path);
  };
}

/** The same for a single question. */
export const nearestPath = (path: string, candidates: Iterable<string>): string | undefined =>
  pathFinder(candidates)(path);
