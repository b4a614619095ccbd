import { escapeText } from '../ground/escape.ts';
import type { Part } from './words.ts';

/** HTML that is written as it stands. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[];

function written(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return value.map(({ text }) => text).join('');
}

/** A template whose values are escaped, but for those that are HTML already. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(strings.reduce((all, part, index) => all + written(values[index - 1] ?? '') + part));

export const nothing = new Markup('');

/** A text with what went and what came marked. */
export const htmlParts = (parts: readonly Part[]): readonly Markup[] =>
  parts.map(({ how, text }, index) => {
    const blank = index === 0 ? '' : ' ';
    if (how === 'same') return html`${blank}${text}`;
    return how === 'removed' ? html`${blank}<del>${text}</del>` : html`${blank}<ins>${text}</ins>`;
  });
