/** Proofs of docs/reliability.md: whole with FULL=1, a part of them with SIZE=0.1, other cases with another SEED. */
export const FULL = process.env.FULL === '1';
export const SEED = Number(process.env.SEED ?? 20_261_122);
export const sized = (count: number): number =>
  Math.max(1, Math.round(count * Number(process.env.SIZE ?? 1)));

/** The same numbers in every run of a seed, so that a failure can be looked at again. */
export function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** Says what a whole proof measured, as docs/reliability.md has it. */
export function figure(proof: string, figures: Readonly<Record<string, number | string>>): void {
  if (!FULL) return;
  const list = Object.entries({ ...figures, seed: SEED }).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`\n${proof}: ${list.join(', ')}\n`);
}

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
