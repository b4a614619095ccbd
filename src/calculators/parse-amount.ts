import { digitOf } from '../model/digits.ts';
import type { AmountNames } from './amount-in-words.ts';

/** The powers of ten that people write behind a number, in English and Hindi. */
const POWERS: readonly (readonly [power: number, words: readonly string[]])[] = [
  [
    0,
    [
      ...['', 'rs', 'inr', 'rupee', 'rupees', 'रुपये', 'रुपए', 'रु'],
      ...['%', 'percent', 'प्रतिशत', 'yr', 'yrs', 'year', 'years', 'साल', 'वर्ष'],
    ],
  ],
  [3, ['k', 'thousand', 'हज़ार', 'हजार']],
  [5, ['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख']],
  [6, ['m', 'mn', 'million']],
  [7, ['cr', 'crore', 'crores', 'करोड़', 'करोड']],
];

/** Thousands between points, apostrophes or blanks, where a comma can only be the point: `1.234.567,50`, `1 234 567,50`. */
const THOUSANDS = /(?<![\d.,'’] ?)(\d{1,3}(?:(?:\.\d{3}){2,}|(?:[ '’]\d{3})+))(?:,(\d{1,2}))?(?![\d.,])/g;

/** What rates are named by: `12% p.a.` */
const A_YEAR =
  /(?<=%|percent|प्रतिशत) ?(?:p\.? ?a\.?|per (?:annum|year)|a year|yearly|सालाना|वार्षिक|प्रति ?वर्ष)$/;

const POWER_OF_WORD = new Map(POWERS.flatMap(([power, words]) => words.map((word) => [plain(word), power])));

/**
 * Typed or pasted text in plain characters: digits, commas and points of any script become those of English, `½`
 * becomes `.5`, every space a single blank, invisible marks nothing.
 */
function plain(text: string): string {
  return text
    .replace(/(?<=\p{Nd})\s(?=[¼½¾])/gu, '')
    .replaceAll('¼', '.25')
    .replaceAll('½', '.5')
    .replaceAll('¾', '.75')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/\u2212/g, '-')
    .replace(/\s+/g, ' ')
    .replace(THOUSANDS, (_, whole: string, fraction = '') => `${whole.replace(/\D/g, '')}.${fraction}`)
    .trim()
    .toLowerCase()
    .replaceAll('٪', '%')
    .replace('per cent', 'percent')
    .replace(A_YEAR, '');
}

/** Of a language with a comma before decimals: `1.500` is 1500 there, and `27,90` is less than 28. Several commas are those of English. */
const inPoints = (text: string): string =>
  text.split(',').length > 2
    ? text
    : text
        .replace(/(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/g, (whole) => whole.replaceAll('.', ''))
        .replace(',', '.');

/** No amount is longer; what is pasted may be a whole document. */
const LONGEST = 64;

// Each part begins with a character that the part before cannot end with, or is at most one character long:
// no backtracking, hence linear.
const AMOUNT = new RegExp(
  [
    '^(?<minus>-?) ?',
    '(?:[€$£\\u20b9]|rs\\.?|inr|रु\\.?)? ?',
    '(?<whole>\\d+(?:,\\d*| \\d{2,3}(?!\\d))*)?',
    '(?:\\.(?<fraction>\\d*))?',
    ' ?(?<word>[\\p{L}\\p{M}%]*)\\.?',
    '(?: ?(?:\\/[-=]|rs\\.?|inr|rupees?|रुपये|रुपए|रु\\.?))?$',
  ].join(''),
  'u',
);

/** Between `1 crore` and `20 lakh`. */
const SEAM = /(?<=[a-z\u0900-\u097f])(?<!rs|inr|रु) (?:and )?(?=\d)/u;

interface Size {
  readonly size: number;
  readonly power: number;
}

function sizeOf(text: string, names?: AmountNames): Size | null {
  const parts = AMOUNT.exec(text)?.groups;
  if (parts === undefined) return null;
  const { word = '' } = parts;
  // The point of `3 Mio.` may be left out. What English has of the same letters comes after: a Turkish `B` is a thousand.
  const own = names?.sizes?.find((size) => plain(size.word).replace('.', '') === word);
  const power = own ? Math.round(Math.log10(own.size)) : POWER_OF_WORD.get(word);
  if (power === undefined) return null;
  const written = parts.whole ?? '';
  // No group that ends a number has fewer than three digits: in `1,5 crore` the comma is a point.
  const [digits = '', decimals = ''] = power > 0 ? written.split(/,(?=\d{1,2}$)/) : [written];
  const whole = digits.replace(/[, ]/g, '');
  const fraction = parts.fraction ?? decimals;
  if (whole + fraction === '') return null;
  // Shifting the point in the text: 1.15 × 100000 would be 114999.99999999999.
  const size = Number(`${whole}.${fraction}e${power}`);
  return { size: parts.minus === '-' && size > 0 ? -size : size, power };
}

/** What follows a larger part must be named, and smaller than one of it: `5 lakh 3` and `1 lakh 2 crore` say nothing. */
const goesOn = ({ size, power }: Size, before: Size) =>
  power > 0 && before.size > 0 && size < 10 ** before.power;

/** The names of a page's language, as English has them. */
const inEnglish = (text: string, names: AmountNames) =>
  (['crore', 'lakh', 'thousand'] as const).reduce(
    (said, name) => said.replaceAll(plain(names[name]), name),
    text,
  );

function sumOf(text: string, names?: AmountNames): number | null {
  let sum = 0;
  let before: Size | undefined;
  for (const part of text.split(SEAM)) {
    const now = sizeOf(part, names);
    if (now === null || (before && !goesOn(now, before))) return null;
    sum += now.size;
    before = now;
  }
  return sum;
}

/**
 * Reads what a person types or pastes as a number: `5,00,000`, `5 lakh`, `1.2 cr`, `½ crore`, `1 crore 20 lakh`, `25k`,
 * `₹ 5,00,000/- only`, `12% p.a.`, the digits of every script, Hindi words, and what the page itself says beside the box
 * (`3 Mio.`, `120万`).
 *
 * @param names what the page's language calls large amounts, where that is neither English nor Hindi
 * @returns the number, exact to its last decimal (`1.15 lakh` is 115000); null where the text is none (empty,
 *   `abc`, `1e9`, longer than 64 characters). It never throws and never returns NaN.
 */
export function parseAmount(text: string, names?: AmountNames): number | null {
  if (text.length > LONGEST) return null;
  const said = plain(names?.hasComma ? inPoints(text) : text).replace(/ ?only$/, '');
  if (!names) return sumOf(said);
  const translated = inEnglish(said, names);
  // The short ones last: they may be letters of the long ones.
  return (
    sumOf(said, names) ??
    sumOf(translated) ??
    (names.short ? sumOf(inEnglish(translated, names.short)) : null)
  );
}
