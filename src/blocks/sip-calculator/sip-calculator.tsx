import { Back } from '../../ui/back.tsx';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import { CalculatorPanel } from './calculator.tsx';
import { CommonCases } from './common-cases.tsx';
import { disclaimerId } from './disclaimer-button.tsx';
import styles from './sip-calculator.module.css';

/** The calculator, what it assumes, and common cases for those who want no calculator. */
export function SipCalculator({ place, data }: BlockViewProps<'sip-calculator'>) {
  const { heading, subtitle, disclaimer, formula, commonCases, labels } = data;
  const level = place.level + 1;
  return (
    <Section place={place} className={styles.calculator}>
      <Back label={labels.back} />
      <SectionHead place={place} head={{ heading }} className={styles.head} />
      <p className={styles.subtitle}>{subtitle}</p>
      <noscript>
        <p>{labels.noScript}</p>
      </noscript>
      <CalculatorPanel data={data} id={place.id} headingId={headingId(place)} level={level} />
      <div className={styles.background}>
        {commonCases ? <CommonCases cases={commonCases} id={`${place.id}-cases`} level={level} /> : null}
        {formula ? (
          <div className={styles.part}>
            <Heading level={level} className={styles.heading}>
              {formula.heading}
            </Heading>
            <RichText text={formula.text} level={level} />
          </div>
        ) : null}
      </div>
      <div id={disclaimerId(place.id)} className={styles.disclaimer}>
        <Heading level={level} className={styles.heading}>
          {disclaimer.heading}
        </Heading>
        <RichText text={disclaimer.text} level={level} />
      </div>
    </Section>
  );
}
