import { asText } from '../../json/unchecked.ts';
import { isOver } from '../../site/clock.ts';
import { advice } from '../rule.ts';

export const textNoticeOver = advice({
  says: 'Advice: the last day of the site’s notice is over, so that no page shows it.',
  wrong: '"until": (a day of the past)',
  right: '"until": (the day to come on which it ends)',
  remedy: 'Remove the notice, or write a later day.',
  /** The last day counts. */
  *site({ index }) {
    const until = asText(index.navigation.notice?.until);
    if (until === undefined || !isOver(until, index)) return;
    const message = `The last day of this notice was ${until}: no page shows it. Remove the notice, or write a later day.`;
    yield { file: 'navigation.json', pointer: '/notice/until', message };
  },
});
