import type { AmountNames } from '../../calculators/amount-in-words.ts';
import type { MoneyFormat } from '../../calculators/format-money.ts';
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

/** How amounts are written: digits and commas, and the words for large ones, whole and in short. */
export interface Amounts {
  readonly format: Required<MoneyFormat>;
  readonly names: AmountNames;
  readonly shortNames: AmountNames;
}

export type SipCalculatorData = Omit<BlockOf<'sip-calculator'>, 'commonCases'> & {
  readonly amounts: Amounts;
  readonly commonCases: {
    readonly heading: string;
    readonly head: Readonly<Record<keyof CommonCase, string>>;
    readonly rows: readonly CommonCase[];
  } | null;
  /** Words of the engine. In some of them `{name}` is filled in by the view. */
  readonly labels: {
    readonly result: string;
    readonly back: string;
    readonly close: string;
    readonly noScript: string;
    readonly copyLink: string;
    readonly compounding: string;
    readonly year: string;
    readonly rate: string;
    readonly invested: string;
    readonly returns: string;
    readonly value: string;
    readonly moneySources: string;
    readonly growthByYear: string;
    readonly growthText: string;
    readonly noGrowth: string;
    readonly yearByYear: string;
    readonly downloadCsv: string;
  };
};
