import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../ui/action.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkIcon } from '../../ui/icons.gen.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headingId, Section } from '../../ui/section.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { useLazyMachine } from '../../ui/use-lazy-machine.ts';
import type { BlockViewProps } from '../block-data.ts';
import styles from './profile-banner.module.css';

/** A profile: the banner, and one way, the detail. */
export function ProfileBanner({ place, data }: BlockViewProps<'profile-banner'>) {
  const { heading, label, accent, text, image, readMore, detail, action } = data;
  const [snapshot, send] = useLazyMachine(() =>
    import('../../machines/profile-read-more.machine.ts').then((module) => module.profileReadMoreMachine),
  );
  const [failed, setFailed] = useState(false);
  const opened = failed || (snapshot?.matches('detail') ?? false);
  const detailView = useRef<HTMLDivElement>(null);
  const detailId = `${place.id}-detail`;

  useEffect(() => {
    if (opened) detailView.current?.focus();
  }, [opened]);

  return (
    <Section place={place} className={styles.profile}>
      <div className={styles.view} style={toneStyle(accent)} data-opened={opened}>
        <div className={styles.banner}>
          <div className={styles.words}>
            <p className={styles.label}>{label}</p>
            <Heading level={place.level} id={headingId(place)} className={styles.heading}>
              {heading}
            </Heading>
            <RichText text={text} level={place.level} className={styles.text} />
            {opened ? null : (
              <LinkButton
                href={`#${detailId}`}
                className={`${styles.more} needs-script`}
                onPress={() => void send({ type: 'readMore' }).catch(() => setFailed(true))}
              >
                {readMore}
              </LinkButton>
            )}
          </div>
          <Picture image={image} eager className={styles.image} />
        </div>
        <div id={detailId} ref={detailView} tabIndex={-1} className={styles.detail}>
          <Heading level={place.level + 1} className={styles.subheading}>
            {detail.heading}
          </Heading>
          <div className={styles.columns}>
            <RichText text={detail.text} level={place.level + 1} />
            <div className={styles.aside}>
              {detail.points.length > 0 ? (
                <ul className={styles.points}>
                  {detail.points.map((point) => (
                    <li key={point}>
                      <Icon shapes={checkIcon} />
                      {point}
                    </li>
                  ))}
                </ul>
              ) : null}
              <Actions links={[action]} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
