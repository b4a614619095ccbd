import { clsx } from 'clsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import { initialsOf } from '../../ui/initials.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Still } from '../../ui/still.tsx';
import type { TeamListData } from './data.ts';
import styles from './team-list.module.css';

interface PersonProps {
  readonly person: TeamListData['people'][number];
  readonly story: NonNullable<TeamListData['shown']>['stories'][number] | undefined;
  readonly id: string;
  readonly level: number;
  readonly opened: boolean;
  readonly close: string;
  readonly closeHref: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** One person, as entry and as card: the style shows the one or the other. */
export function Person({ person, story, id, level, opened, close, closeHref, onOpen, onClose }: PersonProps) {
  return (
    <article
      id={person.plain ? undefined : id}
      className={styles.person}
      aria-label={person.name}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Still className={styles.frame}>
        {story?.image ? (
          <Picture image={story.image} sizes="(min-width: 40rem) 25rem, 75vw" className={styles.portrait} />
        ) : (
          story && (
            <div className={clsx(styles.portrait, styles.initials)} aria-hidden="true">
              {initialsOf(person.name)}
            </div>
          )
        )}
      </Still>
      <div lang={person.lang} dir={person.dir}>
        <Heading level={level} className={styles.name}>
          {person.href !== undefined ? (
            <a href={person.href} className={styles.open}>
              {person.name}
            </a>
          ) : opened || person.plain ? (
            person.name
          ) : (
            <LinkButton href={`#${id}`} className={styles.open} onPress={onOpen}>
              {person.name}
            </LinkButton>
          )}
        </Heading>
        <Still as="p" className={styles.designation}>
          {story?.position}
        </Still>
        <Still className={styles.story}>
          {story?.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Still>
      </div>
      {person.plain ? null : (
        <LinkButton href={closeHref} className={styles.close} label={close} onPress={onClose}>
          <Icon shapes={xIcon} />
        </LinkButton>
      )}
    </article>
  );
}
