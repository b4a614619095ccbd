import { useRef } from 'react';
import { Back } from '../../ui/back.tsx';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import { Still } from '../../ui/still.tsx';
import type { BlockViewProps } from '../block-data.ts';
import { CalculatorPanel } from './calculator.tsx';
import { COLUMNS } from './data.ts';
import { disclaimerId } from './disclaimer-button.tsx';
import type { PartProps, Shown } from './fields.ts';
import { FigureTable } from './figure-table.tsx';
import { Formula, formulaId } from './formula.tsx';
import styles from './sip-calculator.module.css';

interface CommonCasesProps extends Pick<PartProps, 'data' | 'id' | 'level'> {
  readonly cases: NonNullable<Shown['commonCases']>;
}

/** Where the columns that are reckoned are told. */
const FORMULAS: Partial<Record<(typeof COLUMNS)[number], 'figures' | 'invest'>> = {
  invested: 'figures',
  value: 'invest',
};

/** Results worked out when the site was built: they need no script. */
function CommonCases({ data, cases, id, level }: CommonCasesProps) {
  const headingId = `${id}_cases`;
  return (
    <div className={styles.part}>
      <Heading level={level} id={headingId} className={styles.heading}>
        {cases.heading}
      </Heading>
      <FigureTable
        data={data}
        head={COLUMNS.map((column) => cases.head[column])}
        formulas={COLUMNS.map((column) => FORMULAS[column] && formulaId(data, id, FORMULAS[column]))}
        rows={cases.rows.map((row) => COLUMNS.map((column) => row[column]))}
        aria-labelledby={headingId}
      />
    </div>
  );
}

/** The calculator, what it assumes, and common cases for those who want no calculator. */
export function SipCalculator({ place, data }: BlockViewProps<'sip-calculator'>) {
  const { heading, subtitle, labels, shown } = data;
  const disclaimer = useRef<HTMLElement>(null);
  const level = place.level + 1;
  return (
    <Section place={place} opens className={styles.calculator}>
      <Back label={labels.back} parent={data.parent} />
      <SectionHead place={place} head={{ heading }} className={styles.head} />
      <p className={styles.subtitle}>{subtitle}</p>
      <noscript>
        <p className={styles.plain}>{labels.noScript}</p>
      </noscript>
      <CalculatorPanel
        data={data}
        id={place.id}
        headingId={headingId(place)}
        level={level}
        disclaimer={disclaimer}
      />
      <Still className={styles.background}>
        {shown && (
          <>
            {shown.commonCases && (
              <CommonCases data={data} cases={shown.commonCases} id={place.id} level={level} />
            )}
            {shown.formula && <Formula data={data} formula={shown.formula} id={place.id} level={level} />}
          </>
        )}
      </Still>
      <Still ref={disclaimer} id={disclaimerId(place.id)} className={styles.disclaimer}>
        {shown && (
          <>
            <Heading level={level} className={styles.heading}>
              {data.disclaimer.heading}
            </Heading>
            <RichText text={shown.disclaimer} level={level} />
          </>
        )}
      </Still>
    </Section>
  );
}
