import { Action } from '../../ui/action.tsx';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './sheet.module.css';

/** A page of paper shown large: a plan, a letter or a form. */
export function Sheet({ place, data }: BlockViewProps<'sheet'>) {
  const { heading, text, link, title, mark, body, signed } = data;
  return (
    <Section place={place} className={styles.section}>
      <div className={styles.words} data-tone="ink">
        <SectionHead place={place} head={{ heading, text }} />
        {link ? <Action link={link} /> : null}
      </div>
      <div className={styles.sheet}>
        {mark ? <p className={styles.mark}>{mark}</p> : null}
        <Heading level={place.level + 1} className={styles.title}>
          {title}
        </Heading>
        <RichText text={body} level={place.level + 1} className={styles.body} />
        {signed ? (
          <ul className={styles.signed}>
            {signed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
