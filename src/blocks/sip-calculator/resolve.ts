import { formatMoney } from '../../calculators/format-money.ts';
import { investResult } from '../../calculators/sip.ts';
import type { ResolveContext } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { BlockResolver } from '../block-resolver.ts';
import type { CommonCase } from './data.ts';

type Case = NonNullable<BlockOf<'sip-calculator'>['commonCases']>['cases'][number];

function row({ monthly, lumpSum, years, rate }: Case, context: ResolveContext): CommonCase {
  const money = (amount: number) =>
    formatMoney(amount, { grouping: context.grouping, locale: context.locale.format });
  return {
    monthly: money(monthly),
    lumpSum: money(lumpSum),
    years: String(years),
    rate: `${rate}%`,
    invested: money(monthly * 12 * years + lumpSum),
    value: money(investResult({ monthly, lumpSum, years, rate })),
  };
}

/** The block's own configuration, and the table of common cases computed when the site is built. */
export const resolveSipCalculator: BlockResolver<'sip-calculator'> = (block, context) => ({
  ...block,
  amounts: {
    format: { grouping: context.grouping, locale: context.locale.format },
    names: {
      thousand: context.string('thousand'),
      lakh: context.string('lakh'),
      crore: context.string('crore'),
      space: ' ',
    },
    shortNames: {
      thousand: context.string('thousandShort'),
      lakh: context.string('lakhShort'),
      crore: context.string('croreShort'),
      space: ' ',
    },
  },
  commonCases: block.commonCases
    ? {
        heading: block.commonCases.heading,
        head: {
          monthly: context.string('monthly'),
          lumpSum: context.string('lumpSum'),
          years: context.string('years'),
          rate: context.string('rate'),
          invested: context.string('invested'),
          value: context.string('value'),
        },
        rows: block.commonCases.cases.map((entry) => row(entry, context)),
      }
    : null,
  labels: {
    result: context.string('result'),
    back: context.string('back'),
    close: context.string('close'),
    noScript: context.string('noScriptCalculator'),
    copyLink: context.string('copyLink', { title: context.string('thisCalculation') }),
    compounding: context.string('compounding'),
    year: context.string('year'),
    rate: context.string('rate'),
    invested: context.string('invested'),
    returns: context.string('returns'),
    value: context.string('value'),
    moneySources: context.string('moneySources'),
    growthByYear: context.string('growthByYear'),
    growthText: context.string('growthText'),
    noGrowth: context.string('noGrowth'),
    yearByYear: context.string('yearByYear'),
    downloadCsv: context.string('downloadCsv'),
  },
});
