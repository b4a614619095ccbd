import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../ui/action.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkIcon } from '../../ui/icons.gen.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { BESIDE_TEXT, Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Still } from '../../ui/still.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { useLazyMachine } from '../../ui/use-lazy-machine.ts';
import type { BlockViewProps } from '../block-data.ts';
import styles from './profile-banner.module.css';

type Shown = NonNullable<BlockViewProps<'profile-banner'>['data']['shown']>;

function Detail({ detail, action, level }: Pick<Shown, 'detail' | 'action'> & { readonly level: number }) {
  const { heading, text, points = [] } = detail;
  return (
    <>
      <Heading level={level} className={styles.subheading}>
        {heading}
      </Heading>
      <div className={styles.columns}>
        <RichText text={text} level={level} />
        <div className={styles.aside}>
          {points.length > 0 ? (
            <ul className={styles.points}>
              {points.map((point) => (
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
    </>
  );
}

/** A profile: the banner, and one way, the detail. */
export function ProfileBanner({ place, data }: BlockViewProps<'profile-banner'>) {
  const { accent, readMore, shown } = data;
  const [snapshot, send] = useLazyMachine(() =>
    import('../../machines/profile-read-more.machine.ts').then((module) => module.profileReadMoreMachine),
  );
  const [failed, setFailed] = useState(false);
  const opened = failed || (snapshot?.matches('detail') ?? false);
  const detailView = useRef<HTMLElement>(null);
  const detailId = `${place.id}-detail`;

  useEffect(() => {
    if (opened) detailView.current?.focus();
  }, [opened]);

  return (
    <Section place={place} className={styles.profile}>
      <div className={styles.view} style={toneStyle(accent)} data-opened={opened}>
        <div className={styles.banner}>
          <div className={styles.words}>
            <Still>
              {shown && (
                <>
                  <p className={styles.label}>{shown.label}</p>
                  <SectionHeading place={place} className={styles.heading}>
                    {shown.heading}
                  </SectionHeading>
                  <RichText text={shown.text} level={place.level} className={styles.text} />
                </>
              )}
            </Still>
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
          <Still className={styles.frame}>
            {shown && <Picture image={shown.image} eager sizes={BESIDE_TEXT} className={styles.image} />}
          </Still>
        </div>
        <Still id={detailId} ref={detailView} tabIndex={-1} className={styles.detail}>
          {shown && <Detail {...shown} level={place.level + 1} />}
        </Still>
      </div>
    </Section>
  );
}
