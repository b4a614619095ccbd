import { isArray, type JsonValue } from '../../json/json.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';

const hundredths = (value: JsonValue | undefined) =>
  typeof value === 'number' ? Math.round(value * 100) : Number.NaN;

export const textTotal = mistake({
  says: 'The rows of a table do not sum to its total.',
  wrong: 'rows of 60 and 30, a total of 100',
  right: 'rows of 60 and 40, a total of 100',
  remedy: 'Correct a row or the total.',
  /** Compared in hundredths, since decimals do not add exactly. */
  file: (file) =>
    blocksOf(file, 'allocation-table').flatMap(({ block, pointer }) => {
      const { rows, total } = block;
      if (!isArray(rows)) return [];
      const sum = rows.reduce<number>((acc, row) => acc + hundredths(row?.percentage), 0);
      const stated = hundredths(total?.percentage);
      // A share that is no number is the schema's business.
      if (sum === stated || Number.isNaN(sum + stated)) return [];
      return {
        pointer: `${pointer}/total/percentage`,
        message: `The rows sum to ${sum / 100}, not to ${stated / 100}. Correct a row or the total.`,
      };
    }),
});
