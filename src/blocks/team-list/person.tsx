import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BlockData } from '../block-data.ts';
import styles from './team-list.module.css';

interface PersonProps {
  readonly person: BlockData<'team-list'>['people'][number];
  readonly id: string;
  readonly level: number;
  readonly opened: boolean;
  readonly close: string;
  readonly closeHref: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** One person, as entry and as card: the style shows the one or the other. */
export function Person({ person, id, level, opened, close, closeHref, onOpen, onClose }: PersonProps) {
  return (
    <article
      id={id}
      className={styles.person}
      aria-label={person.fullName}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Picture image={person.image} className={styles.portrait} />
      <div className={styles.words} lang={person.lang} dir={person.dir}>
        <Heading level={level} className={styles.name}>
          {opened ? (
            person.fullName
          ) : (
            <LinkButton href={`#${id}`} className={styles.open} onPress={onOpen}>
              {person.fullName}
            </LinkButton>
          )}
        </Heading>
        <p className={styles.designation}>{person.designation}</p>
        <div className={styles.story}>
          {person.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <LinkButton href={closeHref} className={styles.close} label={close} onPress={onClose}>
        <Icon shapes={xIcon} />
      </LinkButton>
    </article>
  );
}
