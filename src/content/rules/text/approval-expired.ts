import { asText } from '../../json/unchecked.ts';
import { isOver } from '../../site/clock.ts';
import { allItems, isPublic } from '../../site/items.ts';
import { mistake } from '../rule.ts';

export const textApprovalExpired = mistake({
  says: 'The last day of a text’s approval is over.',
  wrong: '"approvedUntil": (a day of the past)',
  right: '"approvedUntil": (the day that the new approval names)',
  remedy: 'Have the text approved anew, or switch it off.',
  /** The last day counts. */
  *site({ index }) {
    const { pages, documents, collections } = index;
    // A preview shows drafts, whose approval may still be to come.
    const shown = [
      ...[...pages, ...documents]
        .filter(({ page }) => page.isActive !== false)
        .map(({ file, page }) => ({ file: file.path, pointer: '', value: page })),
      ...allItems(collections).filter((item) => isPublic(item, { ...index, drafts: false })),
    ];
    for (const { file, pointer, value } of shown) {
      const until = asText(value.approvedUntil);
      const message = `The approval of this text ended on ${until}. Have it approved anew and write the new date, or switch it off with "isActive": false.`;
      if (until !== undefined && isOver(until, index))
        yield { file, pointer: `${pointer}/approvedUntil`, message };
    }
  },
});
