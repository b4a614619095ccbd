import type { BlockOf } from '../block-of.ts';

/** One row of the table of common cases, written out as visitors read it. */
export interface CommonCase {
  readonly monthly: string;
  readonly lumpSum: string;
  readonly years: string;
  readonly rate: string;
  readonly invested: string;
  readonly value: string;
}

export type SipCalculatorData = Omit<BlockOf<'sip-calculator'>, 'commonCases'> & {
  readonly grouping: 'western' | 'indian';
  readonly commonCases: {
    readonly heading: string;
    readonly head: Readonly<Record<keyof CommonCase, string>>;
    readonly rows: readonly CommonCase[];
  } | null;
  readonly labels: {
    readonly result: string;
    readonly back: string;
    readonly close: string;
    readonly noScript: string;
  };
};
