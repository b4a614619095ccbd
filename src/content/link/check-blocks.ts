import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import type { ContentFile } from '../site/read-files.ts';

type BlockCheck = (block: JsonObject, at: { file: string; pointer: string }) => Finding[];

const hundredths = (value: JsonValue | undefined) => {
  const found = isObject(value) ? own(value, 'percentage') : undefined;
  return typeof found === 'number' ? Math.round(found * 100) : Number.NaN;
};

/** The rows of a table with a total must sum to it; compared in hundredths, since decimals do not add exactly. */
const allocationTotal: BlockCheck = (block, at) => {
  const rows = own(block, 'rows');
  if (!isArray(rows)) return [];
  const sum = rows.reduce<number>((acc, row) => acc + hundredths(row), 0);
  const stated = hundredths(own(block, 'total'));
  // A share that is no number is the schema's business.
  if (sum === stated || Number.isNaN(sum + stated)) return [];
  return [
    error(
      'text/total',
      { file: at.file, pointer: `${at.pointer}/total/percentage` },
      `The rows sum to ${sum / 100}, not to ${stated / 100}. Correct a row or the total.`,
    ),
  ];
};

/** The accented words must be a part of the heading, else nothing would be accented. */
const accentInHeading: BlockCheck = (block, at) => {
  const accent = stringAt(block, 'accent');
  const heading = stringAt(block, 'heading');
  if (accent === undefined || heading === undefined || heading.includes(accent)) return [];
  return [
    error(
      'text/accent',
      { file: at.file, pointer: `${at.pointer}/accent` },
      `${quote(accent)} does not stand in the heading letter for letter.`,
    ),
  ];
};

const CHECKS: Readonly<Record<string, BlockCheck>> = {
  'allocation-table': allocationTotal,
  banner: accentInHeading,
};

/** Rules of single blocks that a schema cannot say. */
export function checkBlocks(file: ContentFile): Finding[] {
  if (!isObject(file.value)) return [];
  const page = file.value;
  return ['sections', 'body'].flatMap((key) => {
    const list = own(page, key);
    if (!isArray(list)) return [];
    return list.flatMap((block, index) => {
      const type = stringAt(block, 'type') ?? '';
      const check = Object.hasOwn(CHECKS, type) ? CHECKS[type] : undefined;
      return check && isObject(block)
        ? check(block, { file: file.path, pointer: pointerTo(`/${key}`, index) })
        : [];
    });
  });
}
