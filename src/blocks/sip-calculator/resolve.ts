import { formatMoney } from '../../calculators/format-money.ts';
import { investResult } from '../../calculators/sip.ts';
import type { ResolveContext, Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { CommonCase, SipCalculatorData } from './data.ts';

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
export const resolveSipCalculator: Resolver<BlockOf<'sip-calculator'>, SipCalculatorData> = (
  block,
  context,
) => ({
  ...block,
  grouping: context.grouping,
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
  },
});
