import { Neighbours } from '../../ui/neighbours.tsx';
import { Picture } from '../../ui/picture.tsx';
import { headingId, Section, SectionHeading } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './article-body.module.css';

/** An article: its opening, and the blocks of its text as one column. */
export function ArticleBody({ place, data, children }: BlockViewProps<'article-body'>) {
  const { heading, description, authors, date, readingTime, topics, image, contents, neighbours } = data;
  return (
    <Section place={place} named={false} opens>
      <article aria-labelledby={headingId(place)}>
        <header className={styles.opening}>
          {topics.length > 0 ? (
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          ) : null}
          <SectionHeading place={place} className={styles.heading}>
            {heading}
          </SectionHeading>
          <p className={styles.meta}>
            {authors.map(({ name, href }) => (
              <span key={name}>
                {href === undefined ? (
                  name
                ) : (
                  <a href={href} rel="author">
                    {name}
                  </a>
                )}
              </span>
            ))}
            {date ? <time dateTime={date.iso}>{date.text}</time> : null}
            <span>{readingTime}</span>
          </p>
        </header>
        {image ? (
          <Picture image={image} eager sizes="(min-width: 60rem) 60rem, 100vw" className={styles.cover} />
        ) : null}
        {description === undefined ? null : <p className={styles.standfirst}>{description}</p>}
        {contents ? (
          <nav className={styles.contents} aria-labelledby={`${place.id}_contents`}>
            <p id={`${place.id}_contents`}>{contents.name}</p>
            <ol>
              {contents.parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div className={styles.inner} data-inner="">
          {children}
        </div>
      </article>
      <Neighbours neighbours={neighbours} />
    </Section>
  );
}
