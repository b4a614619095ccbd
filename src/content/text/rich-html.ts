import { escapeText } from '../../ground/escape.ts';
import type { RichNode, RichText } from '../../model/resolved.ts';

const VOID = new Set(['br', 'hr']);

function node(part: RichNode, absolute: (href: string) => string): string {
  if (typeof part === 'string') return escapeText(part);
  const { tag, href, title, start, children = [] } = part;
  const attributes = [
    href === undefined ? '' : ` href="${escapeText(absolute(href))}"`,
    title === undefined ? '' : ` title="${escapeText(title)}"`,
    start === undefined ? '' : ` start="${start}"`,
  ].join('');
  return VOID.has(tag) ? `<${tag}>` : `<${tag}${attributes}>${richHtml(children, absolute)}</${tag}>`;
}

/** Compiled Markdown as HTML text, for feeds; links are made absolute, since a feed has no address of its own. */
export function richHtml(text: RichText, absolute: (href: string) => string): string {
  return text.map((part) => node(part, absolute)).join('');
}
