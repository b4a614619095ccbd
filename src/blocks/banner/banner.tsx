import { Actions } from '../../ui/action.tsx';
import { BESIDE_TEXT, Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './banner.module.css';

interface TextWithAccentProps {
  readonly text: string;
  /** A part of the text, letter for letter. */
  readonly accent?: string | undefined;
}

/** A text of which one part is set in the accent colour. */
function TextWithAccent({ text, accent }: TextWithAccentProps) {
  const at = accent ? text.indexOf(accent) : -1;
  if (!accent || at === -1) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <span className="accent">{accent}</span>
      {text.slice(at + accent.length)}
    </>
  );
}

/** The opening of a page: what the firm does, what to do next, and a picture that grows out of the ground. */
export function Banner({ place, data }: BlockViewProps<'banner'>) {
  const { eyebrow, heading, accent, text, actions, facts, image, figure, layout } = data;
  const isBehind = layout === 'behind' && image !== undefined;
  return (
    <Section
      place={place}
      tone={isBehind ? 'ink' : 'paper'}
      className={isBehind ? styles.hero : styles.banner}
    >
      {isBehind ? <Picture image={image} eager className={styles.ground} /> : null}
      <div className={image && !isBehind ? styles.grid : undefined}>
        <div className={styles.words}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <SectionHeading place={place} className={styles.heading}>
            <TextWithAccent text={heading} accent={accent} />
          </SectionHeading>
          <RichText text={text} level={place.level} className={styles.lead} />
          <Actions links={actions} />
          {facts ? (
            <dl className={styles.facts}>
              {facts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {image && !isBehind ? (
          <figure className={styles.figure}>
            <Picture image={image} eager sizes={BESIDE_TEXT} className={styles.picture} />
            {figure ? (
              <figcaption>
                <strong>{figure.value}</strong> {figure.label}
              </figcaption>
            ) : null}
          </figure>
        ) : null}
      </div>
    </Section>
  );
}
