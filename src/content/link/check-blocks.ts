import { error, type Finding } from '../diagnostics/diagnostic.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import type { ContentFile } from '../site/read-files.ts';
import { isArray, isObject, type JsonObject, own, stringAt } from '../source/json.ts';

type BlockCheck = (block: JsonObject, at: { file: string; pointer: string }) => Finding[];

const numberAt = (value: JsonObject, key: string) => {
  const found = own(value, key);
  return typeof found === 'number' ? found : 0;
};

/** The rows of a table with a total must sum to it; compared in hundredths, since decimals do not add exactly. */
const allocationTotal: BlockCheck = (block, at) => {
  const rows = own(block, 'rows');
  const total = own(block, 'total');
  if (!isArray(rows) || !isObject(total)) return [];
  const sum = rows.reduce<number>(
    (acc, row) => acc + Math.round((isObject(row) ? numberAt(row, 'percentage') : 0) * 100),
    0,
  );
  const stated = Math.round(numberAt(total, 'percentage') * 100);
  if (sum === stated) return [];
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
  if (accent === undefined || (stringAt(block, 'heading') ?? '').includes(accent)) return [];
  return [
    error(
      'text/accent',
      { file: at.file, pointer: `${at.pointer}/accent` },
      `“${accent}” does not stand in the heading letter for letter.`,
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
