import type { Thing } from './organization.ts';
import { allBlocks } from './sections.ts';
import type { PageParts } from './shared.ts';

/** Search engines take the last minute of a day for its end. */
const endOf = (closes: string) => (closes === '24:00' ? '23:59' : closes);

/** The hours of a page’s first list of them. Of several on a page that stands for no item none are the firm’s. */
export function openingHours({ entry }: PageParts): Thing | undefined {
  const [block, ...others] = allBlocks(entry.page.sections).flatMap((one) =>
    one.type === 'opening-hours' && one.isOpening !== false ? [one] : [],
  );
  if (!block || (others.length > 0 && !entry.item)) return undefined;
  const days = (names: readonly string[]) => names.map((name) => name[0]?.toUpperCase() + name.slice(1));
  const type = { '@type': 'OpeningHoursSpecification' };
  const special = (block.exceptions ?? []).map(({ from, to = from, opens = '00:00', closes = '00:00' }) => ({
    ...type,
    validFrom: from,
    validThrough: to,
    opens,
    closes: endOf(closes),
  }));
  return {
    openingHoursSpecification: block.hours.map(({ days: names, opens, closes }) => ({
      ...type,
      dayOfWeek: days(names),
      opens,
      closes: endOf(closes),
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
