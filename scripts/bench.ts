import { goalsOf } from '../src/bench/goals.ts';
import { SHAPES } from '../src/bench/make-site.ts';
import { measure, PARTS } from '../src/bench/measure.ts';
import { printed } from '../src/bench/print.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { progressLine } from '../src/command/progress.ts';
import { pathOf } from '../src/command/site-path.ts';
import { writeWhole } from '../src/command/write-whole.ts';

const SMALLEST = 40;

/** Measures what DESIGN section 10 names. Exit 0 measured, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const {
    only,
    pages = '40,1000,5000',
    shape = 'both',
    out,
  } = parseOptions(args, {
    pages: 'string',
    shape: 'string',
    out: 'string',
    only: 'string',
  });
  const parts = PARTS.filter((part) => only === undefined || part === only);
  if (parts.length === 0) throw new UsageError(`There is no part “${only}”. Possible: ${PARTS.join(', ')}.`);
  const shapes = SHAPES.filter((known) => shape === 'both' || shape === known);
  if (shapes.length === 0) throw new UsageError('--shape takes pages, items or both.');
  const sizes = pages.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < SMALLEST))
    throw new UsageError(`--pages takes whole numbers from ${SMALLEST} on, with commas between.`);
  const line = progressLine(process.stderr);
  const figures = await measure(new Set(parts), sizes, shapes, line.show);
  line.clear();
  const file = pathOf(out, '.cache/bench.json');
  const text = `${JSON.stringify({ ...figures, goals: goalsOf(figures) }, null, 2)}\n`;
  await writeWhole(file, Buffer.from(text));
  process.stdout.write(`${printed(figures)}\n`);
  return 0;
}
