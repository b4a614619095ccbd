import { eventTimes } from '../../content/resolve/event-times.ts';
import { type BlockResolver, headOf, isPast } from '../block-resolver.ts';

/** Times as the page’s language says them. An event has its links, and on its page a file for a calendar, until it is over or cancelled. */
export const resolveEventFacts: BlockResolver<'event-facts'> = (block, context) => {
  const { startsAt, endsAt = startsAt, place, note, actions = [] } = block;
  const { item } = context;
  const file = item ? context.calendarFile(item) : undefined;
  const label = context.string('addToCalendar');
  const calendar =
    file === undefined ? [] : [{ label, href: file, newTab: false, style: 'secondary' as const }];
  const when = eventTimes(startsAt, endsAt, context.locale.format).whole;
  const said = item ? context.withStatus(item, when) : when;
  // Without an end of its own it is over with the event whose page it is on.
  const isOfEvent = block.endsAt === undefined && item !== null && context.eventTimes(item) !== undefined;
  const isOver = context.isOver(isOfEvent ? item : endsAt);
  return {
    ...headOf(block),
    iso: startsAt,
    when: isOver && said === when ? context.string('eventOver', { text: when }) : said,
    place,
    note,
    actions: isOver || isPast(context) ? [] : [...actions, ...calendar],
  };
};
