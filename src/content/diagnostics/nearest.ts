import { distance } from 'fastest-levenshtein';

/** The candidate nearest to a misspelt word, or undefined where none is near enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
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

/** For paths: the nearest whole path, else the one whose last part is the same, as after a move. */
export function nearestPath(path: string, candidates: readonly string[]): string | undefined {
  const near = nearest(path, candidates);
  if (near !== undefined) return near;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last === '') return undefined;
  const sameEnd = candidates.filter((candidate) => candidate.endsWith(`/${last}`));
  if (sameEnd.length === 1) return sameEnd[0];
  return nearest(
    last,
    candidates.map((candidate) => candidate.slice(candidate.lastIndexOf('/') + 1)),
  ) === undefined
    ? undefined
    : candidates.find((candidate) => {
        const end = candidate.slice(candidate.lastIndexOf('/') + 1);
        return end === nearest(last, [end]);
      });
}
