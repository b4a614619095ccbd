import { eventTimes } from '../../content/resolve/event-times.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';

/** Times as the page’s language says them, and the file for a calendar as long as the page’s event is to come. */
export const resolveEventFacts: BlockResolver<'event-facts'> = (block, context) => {
  const { startsAt, endsAt = startsAt, place, note, actions = [] } = block;
  const file = context.item ? context.calendarFile(context.item) : undefined;
  const calendar = file === undefined ? [] : [context.link(context.string('addToCalendar'), file)];
  return {
    ...headOf(block),
    iso: startsAt,
    when: eventTimes(startsAt, endsAt, context.locale.format).whole,
    place,
    note,
    actions: [...actions, ...calendar.map((link) => ({ ...link, style: 'secondary' as const }))],
  };
};
