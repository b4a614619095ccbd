/** `price-table` as `PriceTable`. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
