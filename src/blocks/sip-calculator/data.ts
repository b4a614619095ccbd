import type { AmountNames } from '../../calculators/amount-in-words.ts';
import type { MoneyFormat } from '../../calculators/format-money.ts';
import type { PluralText } from '../../model/resolved.ts';
import type { BlockOf } from '../block-of.ts';

/** Words of the engine that the calculator says, by their own keys. */
const BUTTON_WORDS = ['result', 'back', 'close', 'putRight'] as const;
const AMOUNT_WORDS = ['compounding', 'year', 'rate', 'invested', 'returns', 'value'] as const;
const CHART_WORDS = ['moneySources', 'growthByYear', 'growthText', 'noGrowth'] as const;
const TABLE_WORDS = ['yearByYear', 'downloadCsv'] as const;

export const WORDS = [...BUTTON_WORDS, ...AMOUNT_WORDS, ...CHART_WORDS, ...TABLE_WORDS] as const;

/** The columns of the table of common cases. */
export const COLUMNS = ['monthly', 'lumpSum', 'years', 'rate', 'invested', 'value'] as const;

/** One row of it: texts, and amounts of money. */
export type CommonCase = Readonly<Record<(typeof COLUMNS)[number], string | number>>;

/** How amounts are written: digits and commas, and the words for large ones. */
export interface Amounts {
  readonly format: MoneyFormat;
  readonly names: AmountNames & Required<Pick<AmountNames, 'short'>>;
}

/** What the formulas compute. */
export const FORMULA_PARTS = ['goal', 'invest', 'refine', 'withdraw', 'figures'] as const;
export type FormulaPart = (typeof FORMULA_PARTS)[number];

type Block = BlockOf<'sip-calculator'>;

export type SipCalculatorData = Omit<Block, 'commonCases' | 'disclaimer' | 'formula' | 'note'> & {
  /** Of the page, for its way back. */
  readonly parent: string | undefined;
  readonly amounts: Amounts;
  /** How long withdrawals last, where the calculator has them. */
  readonly lasting?: Readonly<Record<'year' | 'month', PluralText>>;
  readonly disclaimer: Omit<Block['disclaimer'], 'text'>;
  /** Its heading, and which of the formulas have a part of their own. */
  readonly formula: { readonly heading: string; readonly parts: readonly FormulaPart[] } | null;
  readonly shown?: {
    readonly note: Block['note'];
    readonly disclaimer: Block['disclaimer']['text'];
    readonly formula: Block['formula'];
    readonly commonCases: {
      readonly heading: string;
      readonly head: Readonly<Record<keyof CommonCase, string>>;
      readonly rows: readonly CommonCase[];
    } | null;
  };
  /** Words of the engine. In some of them `{name}` is filled in by the view. */
  readonly labels: Readonly<Record<(typeof WORDS)[number] | 'noScript' | 'copyLink', string>>;
};
