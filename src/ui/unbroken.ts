import { createElement, type ReactNode } from 'react';

/** Numbers that a browser would break within: `ARN-000000`, `2025–26`, `+91 20 5550 0142`, `1.400 €`, `98 %`. */
const NUMBERS =
  /((?<![A-Z\d–-])[A-Z\d]+(?:[–-][A-Z\d]+)+|\+\d[\d ]+\d|(?<![\d.,’])\d[\d.,’]* [\p{Sc}%‰]|\p{Sc} \d[\d.,’]*)/u;
/** A longer one breaks rather than leave the page. */
const LONGEST = 24;

/** A text whose numbers of registrations, telephones, years and amounts stay on one line each. */
export function unbroken(text: string): ReactNode {
  // Most texts hold none of its signs, and a site has very many texts.
  if (!/[–+-]|\d [\p{Sc}%‰]|\p{Sc} \d/u.test(text)) return text;
  const parts = text.split(NUMBERS);
  if (parts.length === 1) return text;
  // Every second part is a number, or a name such as `AMFI-SEBI`.
  return parts.map((part, at) =>
    at % 2 === 1 && /\d/.test(part) && part.length <= LONGEST
      ? createElement('span', { key: at, className: 'unbroken' }, part)
      : part,
  );
}
