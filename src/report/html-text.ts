import { html } from 'hono/html';
import type { Part } from './words.ts';

/** HTML that is written as it stands; empty where there is nothing to say. */
export type Markup = ReturnType<typeof html> | '';

/** A text with what went and what came marked. */
export const htmlParts = (parts: readonly Part[]): readonly Markup[] =>
  parts.map(({ how, text }, index) => {
    const blank = index === 0 ? '' : ' ';
    if (how === 'same') return html`${blank}${text}`;
    return how === 'removed' ? html`${blank}<del>${text}</del>` : html`${blank}<ins>${text}</ins>`;
  });
