import { useEffect, useState } from 'react';
import { fill } from '../../model/fill.ts';
import { Heading } from '../../ui/heading.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import type { Interval, OpeningHoursData } from './data.ts';
import { dayName, type Opening, openingAt } from './open-now.ts';
import styles from './opening-hours.module.css';

/** What is said of the moment; the clock is the visitor's, so nothing is until the page lives. */
function useOpening(data: OpeningHoursData): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const look = () => setOpening(openingAt(new Date(), data));
    look();
    const timer = setInterval(look, 30_000);
    // One comes back to a page as it was left.
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', look);
    };
  }, [data]);
  return opening;
}

function said(opening: Opening, data: OpeningHoursData): string {
  const { words } = data;
  if (opening.isOpen)
    return opening.until === null ? words.openLong : fill(words.openNow, { time: opening.until });
  if (!opening.next) return words.closed;
  const { at, days } = opening.next;
  return fill(words.closedNow, {
    time: days === 0 ? at : `${dayName(new Date(), days, data)}${data.comma}${at}`,
  });
}

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The longest thing that the week can have said of it: it takes its room before anything is. */
function longestSaid({ week, words, comma }: OpeningHoursData): string {
  const hours = week.flatMap((day) => day.hours);
  const opens = longestOf(hours.map((one) => one.opens));
  const day = longestOf(week.map(({ name }) => name));
  return longestOf([
    fill(words.openNow, { time: longestOf(hours.map((one) => one.closes)) }),
    fill(words.closedNow, { time: `${day}${comma}${opens}` }),
  ]);
}

interface HoursProps {
  readonly hours: readonly Interval[];
  readonly data: OpeningHoursData;
}

const Hours = ({ hours, data: { words, comma } }: HoursProps) => (
  <dd>
    {hours.length === 0 ? words.closed : hours.map(({ opens, closes }) => `${opens}–${closes}`).join(comma)}
  </dd>
);

/** The hours of a week, and whether it is open now. */
export function OpeningHours({ place, data }: BlockViewProps<'opening-hours'>) {
  const opening = useOpening(data);
  const { week, firstDay, words } = data;
  const exceptions = data.exceptions.filter(({ isOver }) => !isOver);
  return (
    <Section place={place}>
      <div className={styles.frame}>
        <div className={styles.open}>
          <div>
            <SectionHead place={place} head={data} />
            <p className={styles.now} data-open={opening?.isOpen} data-longest={longestSaid(data)}>
              <span>{opening ? said(opening, data) : null}</span>
            </p>
          </div>
          <div>
            <dl className={styles.days}>
              {[...week.slice(firstDay), ...week.slice(0, firstDay)].map((day) => (
                <div key={day.name} data-today={day === week[opening?.today ?? -1] || undefined}>
                  <dt>{day.name}</dt>
                  <Hours hours={day.hours} data={data} />
                </div>
              ))}
            </dl>
            {exceptions.length > 0 ? (
              <>
                <Heading level={place.level + 1} className={styles.other}>
                  {words.otherHours}
                </Heading>
                <dl className={styles.days}>
                  {exceptions.map(({ name, days, from, hours }) => (
                    <div key={from}>
                      <dt>
                        <bdi {...place.headLanguage}>{name}</bdi>
                        <span>{days}</span>
                      </dt>
                      <Hours hours={hours} data={data} />
                    </div>
                  ))}
                </dl>
              </>
            ) : null}
          </div>
        </div>
      </div>
    </Section>
  );
}
