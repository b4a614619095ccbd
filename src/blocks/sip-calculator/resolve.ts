import { amountSizes } from '../../calculators/amount-sizes.ts';
import { formatGrouped, type MoneyFormat } from '../../calculators/format-money.ts';
import { moneyFormat } from '../../calculators/money-format.ts';
import { investResult } from '../../calculators/sip.ts';
import { unitForms } from '../../content/resolve/unit-forms.ts';
import type { BlockOf } from '../block-of.ts';
import { type BlockResolver, wordsOf } from '../block-resolver.ts';
import { COLUMNS, type CommonCase, FORMULA_PARTS, WORDS } from './data.ts';

type Case = NonNullable<BlockOf<'sip-calculator'>['commonCases']>['cases'][number];

const row = ({ monthly, lumpSum, years, rate }: Case, format: MoneyFormat): CommonCase => ({
  monthly,
  lumpSum,
  years: String(years),
  rate: `${formatGrouped(rate, format, 2)}%`,
  invested: monthly * 12 * years + lumpSum,
  value: investResult({ monthly, lumpSum, years, rate }),
});

/** The block's own configuration, and the table of common cases computed when the site is built. */
export const resolveSipCalculator: BlockResolver<'sip-calculator'> = (
  { note, formula, disclaimer: { text, ...disclaimer }, commonCases, ...block },
  context,
) => {
  const format = moneyFormat(context.money);
  const { locale } = format;
  return {
    ...block,
    ...(block.withdraw && {
      lasting: { year: unitForms('year', locale), month: unitForms('month', locale) },
    }),
    disclaimer,
    formula: formula
      ? { heading: formula.heading, parts: FORMULA_PARTS.filter((part) => formula.parts?.[part]) }
      : null,
    parent: context.parent,
    amounts: {
      format,
      names: {
        ...(format.point === ',' && { hasComma: true }),
        ...wordsOf(context, ['thousand', 'lakh', 'crore']),
        ...amountSizes(context.money),
        short: {
          thousand: context.string('thousandShort'),
          lakh: context.string('lakhShort'),
          crore: context.string('croreShort'),
          ...amountSizes(context.money),
        },
      },
    },
    labels: {
      ...wordsOf(context, WORDS),
      noScript: context.string('noScriptCalculator'),
      copyLink: context.string('copyLink', { title: context.string('thisCalculation') }),
    },
    shown: {
      note,
      disclaimer: text,
      formula,
      commonCases: commonCases
        ? {
            heading: commonCases.heading,
            head: wordsOf(context, COLUMNS),
            rows: commonCases.cases.map((one) => row(one, format)),
          }
        : null,
    },
  };
};
