import { diffArrays } from 'diff';

/** A stretch of a text, whole words. */
export interface Part {
  readonly how: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * The words that differ between two texts. A word is what stands between blanks, so that a mark can be put around it in
 * any notation.
 */
export function wordParts(before: string | null, after: string | null): Part[] {
  if (before === null || after === null)
    return [before === null ? { how: 'added', text: after ?? '' } : { how: 'removed', text: before }];
  const runs = diffArrays(before.split(/\s+/), after.split(/\s+/));
  return runs.map(({ removed, added, value }) => ({
    how: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(' '),
  }));
}

const CONTEXT = 12;

/** Leaves of what is the same only the words beside a change. */
export function shortened(parts: readonly Part[], context = CONTEXT): Part[] {
  return parts.map((part, index) => {
    const list = part.text.split(' ');
    const [head, tail] = [index === 0 ? 0 : context, index === parts.length - 1 ? 0 : context];
    if (part.how !== 'same' || parts.length === 1 || list.length <= head + tail + 2) return part;
    const kept = [...list.slice(0, head), '…', ...(tail === 0 ? [] : list.slice(-tail))];
    return { how: 'same', text: kept.join(' ') };
  });
}
