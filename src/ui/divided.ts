import { clsx } from 'clsx';
import { withoutSigns } from '../model/room.ts';

/**
 * The class of a cell that has a word wider than a column of a phone, and may divide it; addresses and numbers stay whole.
 * Another is that of a text of several lines, which no other column squeezes to a word a line.
 */
export const dividedClass = (cell: unknown): string | undefined =>
  (typeof cell === 'string' &&
    clsx(
      withoutSigns(cell)
        .split(/\s+/)
        .some((word) => /^[^@/_\d]{15,}$/u.test(word)) && 'divided',
      cell.length > 40 && 'lines',
    )) ||
  undefined;
