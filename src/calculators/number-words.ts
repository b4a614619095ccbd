const DEVANAGARI_ZERO = 0x0966;

/** The powers of ten that people write behind a number, in English and Hindi. */
const POWERS: readonly (readonly [power: number, words: readonly string[]])[] = [
  [0, ['', '%', 'rs', 'inr', 'rupee', 'rupees', 'रुपये', 'yr', 'yrs', 'year', 'years', 'साल', 'वर्ष']],
  [3, ['k', 'thousand', 'हज़ार', 'हजार']],
  [5, ['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख']],
  [6, ['mn', 'million']],
  [7, ['cr', 'crore', 'crores', 'करोड़', 'करोड']],
];

const POWER_OF_WORD = new Map(POWERS.flatMap(([power, words]) => words.map((word) => [plain(word), power])));

/** The power of ten that a word behind a number stands for, undefined where it stands for none. */
export function powerOfWord(word: string): number | undefined {
  return POWER_OF_WORD.get(word);
}

/**
 * Typed or pasted text in plain characters: full-width and Devanagari digits become 0-9, every space a single
 * blank, invisible marks nothing.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\u2212/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
