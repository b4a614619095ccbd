import type { RichNode, RichText } from '../../model/resolved.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
const VOID = new Set(['br', 'hr']);

function node(part: RichNode, absolute: (href: string) => string): string {
  if (typeof part === 'string') return escapeHtml(part);
  const { tag, href, title, start, children = [] } = part;
  const attributes = [
    href === undefined ? '' : ` href="${escapeHtml(absolute(href))}"`,
    title === undefined ? '' : ` title="${escapeHtml(title)}"`,
    start === undefined ? '' : ` start="${start}"`,
  ].join('');
  return VOID.has(tag) ? `<${tag}>` : `<${tag}${attributes}>${richHtml(children, absolute)}</${tag}>`;
}

/** Compiled Markdown as HTML text, for feeds; links are made absolute, since a feed has no address of its own. */
export function richHtml(text: RichText, absolute: (href: string) => string): string {
  return text.map((part) => node(part, absolute)).join('');
}
