/** A digit of any script as one of ours: ten of them stand side by side in Unicode, from nought on. */
export function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}

/** The digits of a whole number with a sign between their groups: `western` is 1,000,000; `indian` is 10,00,000. */
export function grouped(digits: string, grouping: 'western' | 'indian', sign: string): string {
  const rest = [...digits];
  const groups = [rest.splice(-3)];
  while (rest.length > 0) groups.unshift(rest.splice(grouping === 'indian' ? -2 : -3));
  return groups.map((group) => group.join('')).join(sign);
}
