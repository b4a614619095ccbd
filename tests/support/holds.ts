import fc from 'fast-check';
import { FULL, SEED } from './proof.ts';

/** That a property holds: the same cases in each run, for a change must not fail by another's; with FULL=1 ten times as many, other ones each time. */
export function holds<T>(property: fc.IProperty<T>, runs = 100): void {
  fc.assert(property, FULL ? { numRuns: 10 * runs } : { numRuns: runs, seed: SEED });
}
