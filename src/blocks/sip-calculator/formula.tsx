import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { FORMULA_PARTS, type FormulaPart } from './data.ts';
import type { Calculator, PartProps, Shown } from './fields.ts';
import styles from './sip-calculator.module.css';

/** Where the formula of a figure stands on the page: its own part, or the whole; undefined where there is none. */
export const formulaId = ({ formula }: Calculator, id: string, part: FormulaPart): string | undefined =>
  formula ? (formula.parts.includes(part) ? `${id}-formula-${part}` : `${id}-formula`) : undefined;

interface FigureNameProps {
  /** The id of its formula. */
  readonly formula: string | undefined;
  readonly children: ReactNode;
}

/** A figure's name leads to its formula. */
export const FigureName = ({ formula, children }: FigureNameProps) =>
  formula ? (
    <a className={styles.named} href={`#${formula}`}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );

interface FormulaProps extends Pick<PartProps, 'data' | 'id' | 'level'> {
  readonly formula: NonNullable<Shown['formula']>;
}

/** How it is computed, part by part, for whoever wants to check. */
export function Formula({ data, formula, id, level }: FormulaProps) {
  return (
    <div id={`${id}-formula`} className={styles.part}>
      <Heading level={level} className={styles.heading}>
        {formula.heading}
      </Heading>
      <RichText text={formula.text} level={level} />
      <div className={styles.formulas}>
        {FORMULA_PARTS.map((name) => {
          const part = formula.parts?.[name];
          return part ? (
            <div key={name} id={formulaId(data, id, name)}>
              <Heading level={level + 1} className={styles.chartHeading}>
                {part.heading}
              </Heading>
              <RichText text={part.text} level={level + 1} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
