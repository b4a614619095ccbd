import { error } from '../diagnostics/diagnostic.ts';
import { isObject, own, stringAt } from '../json/json.ts';
import { isPublic } from '../site/items.ts';
import type { Check } from './check.ts';

/** What a firm's compliance officer approved for a time is not shown any longer. The last day counts, in UTC. */
export const approvals: Check = ({ index }) => {
  const today = index.now.toISOString().slice(0, 10);
  // A preview shows drafts, whose approval may still be to come.
  const pages = index.pages
    .filter(({ page }) => own(page, 'isActive') !== false)
    .map(({ file, page }) => ({ file: file.path, pointer: '', value: page }));
  const items = [...index.collections.values()].flatMap(({ all }) =>
    all.filter((item) => isPublic(item, { now: index.now, drafts: false })),
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
