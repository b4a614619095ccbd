import { add, divide, fromDecimal, fromDouble, multiply } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';

/** A tax on gains: percent, and the gain in rupees that is free of it. */
export interface GainsTax {
  readonly rate: number;
  readonly exemption: number;
}

/**
 * What is left of an investment that is sold on one day: value − rate ⁄ 100 × (gain above the exemption).
 * Cess, surcharge and losses brought forward are not reckoned. Source: long-term gains of equity, section 112A of the
 * Income-tax Act, 1961; rate and exemption are the caller's.
 *
 * @param invested everything put in, rupees
 * @returns whole rupees; the value itself where the gain is within the exemption; NaN for what is not a number
 */
export function valueAfterTax(value: number, invested: number, { rate, exemption }: GainsTax): number {
  const taxed = Math.max(0, value - invested - exemption);
  const tax = divide(multiply(fromDecimal(taxed), fromDecimal(-rate)), fromDouble(100));
  return roundRupees(add(fromDecimal(value), tax));
}
