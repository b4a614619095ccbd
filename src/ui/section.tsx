import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SectionModel } from '../model/page-model.ts';
import type { Headed } from '../model/resolved.ts';
import { Heading } from './heading.tsx';
import { RichText } from './rich-text.tsx';
import styles from './section.module.css';

/** What the page tells a section about its place. */
export type SectionPlace = Pick<SectionModel, 'id' | 'tone' | 'level' | 'lang' | 'dir' | 'headLanguage'>;

interface SectionProps {
  readonly place: SectionPlace;
  /** What it begins with, where nothing stands beside that. */
  readonly head?: Headed;
  /** The ground that the block stands on where the content names none. */
  readonly tone?: NonNullable<SectionModel['tone']>;
  /** True where it opens a page, close below the way that leads there. */
  readonly opens?: boolean;
  readonly className?: string | undefined;
  /** True where the section has a heading of its own that names it; else it is a mere box. */
  readonly named?: boolean;
  readonly children: ReactNode;
}

export const headingId = (place: SectionPlace) => `${place.id}_heading`;

/** A band of the page: ground, space and the width of the content. */
export function Section({
  place,
  head,
  tone = 'paper',
  opens,
  className,
  named = true,
  children,
}: SectionProps) {
  const Band = named ? 'section' : 'div';
  return (
    <Band
      id={place.id}
      lang={place.lang}
      dir={place.dir}
      className={clsx(styles.section, opens && styles.opens, className)}
      data-tone={place.tone ?? tone}
      aria-labelledby={named ? headingId(place) : undefined}
    >
      <div className={styles.wrap}>
        {head && <SectionHead place={place} head={head} />}
        {children}
      </div>
    </Band>
  );
}

interface SectionHeadingProps {
  readonly place: SectionPlace;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The heading that names a section. */
export const SectionHeading = ({ place, className, children }: SectionHeadingProps) => (
  <Heading level={place.level} id={headingId(place)} className={className}>
    {children}
  </Heading>
);

interface SectionHeadProps {
  readonly place: SectionPlace;
  readonly head: Headed;
  /** What stands at the end of the heading's line, for example a carousel's buttons. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
}

/** Eyebrow, heading and lead of a section. */
export function SectionHead({ place, head, aside, className }: SectionHeadProps) {
  const { eyebrow, heading, text } = head;
  return (
    <div className={clsx(styles.head, className)}>
      <div {...place.headLanguage}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <SectionHeading place={place} className={place.level === 1 ? styles.title : styles.heading}>
          {heading}
        </SectionHeading>
        <RichText text={text} level={place.level} className={styles.lead} />
      </div>
      {aside}
    </div>
  );
}
