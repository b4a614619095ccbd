/**
 * What a nominal rate earns in a year when it compounds within it: (1 + rate ⁄ m)ᵐ − 1.
 * 12 % nominal, monthly, is 12.68 % effective. Source: the definition of the effective annual rate.
 *
 * @param nominalRate percent a year
 * @param periodsPerYear how often it compounds; 12 where left out
 * @returns percent a year, unrounded; `expm1` and `log1p` keep it right at tiny rates
 */
export function effectiveAnnualRate(nominalRate: number, periodsPerYear = 12): number {
  return 100 * Math.expm1(periodsPerYear * Math.log1p(nominalRate / 100 / periodsPerYear));
}
