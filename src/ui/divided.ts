import { createElement, type ReactNode } from 'react';

/** A word that may be wider than a column of a phone. */
const LONG = /(\S{15,})/;

/** A text whose long words divide where a column has no room for them; the others stay whole. */
export const divided = (text: string): ReactNode =>
  LONG.test(text)
    ? text.split(LONG).map((part, at) =>
        // Every second part is a long word.
        at % 2 === 1 ? createElement('span', { key: at, className: 'divided' }, part) : part,
      )
    : text;
