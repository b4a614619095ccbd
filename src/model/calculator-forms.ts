/** The fields of each form of the calculator; the names are those of the block's fields. */
export const FIELDS = {
  goal: ['goal', 'years', 'rate'],
  invest: ['monthly', 'lumpSum', 'years', 'rate'],
  withdraw: ['corpus', 'monthly', 'rate'],
  /** What a block may ask for beside goal and investment, the same in both. */
  extras: ['stepUp', 'stepUpRupees', 'inflation', 'payable'],
} as const;

export type FormName = keyof typeof FIELDS;
export type FieldName<Form extends FormName> = (typeof FIELDS)[Form][number];
export type CalculatorMode = Exclude<FormName, 'extras'>;
