import { eventTimes } from '../../content/resolve/event-times.ts';
import { type BlockResolver, headOf, isPast } from '../block-resolver.ts';

/** Times as the page’s language says them. The page of an event has its links, and a file for a calendar, until it is over or cancelled. */
export const resolveEventFacts: BlockResolver<'event-facts'> = (block, context) => {
  const { startsAt, endsAt = startsAt, place, note, actions = [] } = block;
  const { item } = context;
  const file = item ? context.calendarFile(item) : undefined;
  const label = context.string('addToCalendar');
  const calendar =
    file === undefined ? [] : [{ label, href: file, newTab: false, style: 'secondary' as const }];
  const when = eventTimes(startsAt, endsAt, context.locale.format).whole;
  return {
    ...headOf(block),
    iso: startsAt,
    when: item ? context.withStatus(item, when) : when,
    place,
    note,
    actions: isPast(context) ? [] : [...actions, ...calendar],
  };
};
