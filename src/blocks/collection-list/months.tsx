import { Anchor } from '../../ui/anchor.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ListEntry } from './data.ts';
import styles from './months.module.css';

interface MonthsProps {
  readonly entries: readonly ListEntry[];
  readonly level: number;
}

function Entry({
  entry: { title, subtitle, text, link, when, lang, dir },
  level,
}: {
  readonly entry: ListEntry;
  readonly level: number;
}) {
  return (
    <article className={styles.entry} aria-label={title} lang={lang} dir={dir}>
      <p className={styles.date}>
        <time dateTime={when?.iso}>
          <span>{when?.weekday}</span> <strong>{when?.day}</strong>
        </time>
      </p>
      <div>
        <Heading level={level} className={styles.title}>
          <Anchor link={link}>{title}</Anchor>
        </Heading>
        <p className={styles.facts}>
          {when?.time ? <span>{when.time}</span> : null}
          {when?.place ? <bdi>{when.place}</bdi> : null}
          {subtitle ? <bdi>{subtitle}</bdi> : null}
        </p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </article>
  );
}

/** What begins, month by month, each with its day beside it. */
export function Months({ entries, level }: MonthsProps) {
  const months = [...new Set(entries.map(({ when }) => when?.month))];
  return months.map((month) => (
    <div key={month} className={styles.month}>
      <Heading level={level} className={styles.name}>
        {month}
      </Heading>
      <ul>
        {entries
          .filter(({ when }) => when?.month === month)
          .map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} level={level + 1} />
            </li>
          ))}
      </ul>
    </div>
  ));
}
