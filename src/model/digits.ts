/** A digit of any script as one of ours: ten of them stand side by side in Unicode, from nought on. */
export function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}
