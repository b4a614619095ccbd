import { effectiveAnnualRate } from '../../calculators/effective-rate.ts';
import { formatGrouped } from '../../calculators/format-money.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import type { Calculator } from './fields.ts';
import { fill } from './fill.ts';

const DIGITS = 2;

/** How it compounds, at the visitor's rate. */
export function Compounding({
  data,
  state,
}: {
  readonly data: Calculator;
  readonly state: CalculatorContext;
}) {
  const { rate } = state[state.mode];
  const percent = (value: number) => formatGrouped(value, data.amounts.format, DIGITS);
  const text = fill(data.labels.compounding, {
    rate: percent(rate),
    effective: percent(effectiveAnnualRate(rate)),
  });
  return <p className="needs-script">{text}</p>;
}
