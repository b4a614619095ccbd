import { error } from '../diagnostics/diagnostic.ts';
import { isPublic } from '../site/items.ts';
import { isObject, stringAt } from '../source/json.ts';
import type { Check } from './check.ts';

/** What a firm's compliance officer approved for a time is not shown any longer. The last day counts, in UTC. */
export const approvals: Check = ({ index }) => {
  const today = index.now.toISOString().slice(0, 10);
  const pages = index.pages.map(({ file, page }) => ({ file: file.path, pointer: '', value: page }));
  const items = [...index.collections.values()].flatMap(({ all }) =>
    all.filter((item) => isPublic(item, index.now)),
  );
  return [...pages, ...items].flatMap(({ file, pointer, value }) => {
    const until = isObject(value) ? stringAt(value, 'approvedUntil') : undefined;
    if (until === undefined || until >= today) return [];
    return [
      error(
        'text/approval-expired',
        { file, pointer: `${pointer}/approvedUntil` },
        `The approval of this text ended on ${until}. Have it approved anew and write the new date, or switch it off with "isActive": false.`,
      ),
    ];
  });
};
