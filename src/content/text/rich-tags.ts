import type { RichTag } from '../../model/resolved.ts';

/** Every tag that a text keeps; headings are counted anew and stand apart. */
export const TAGS: readonly RichTag[] = [
  ...(['p', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'a', 'br', 'hr', 'blockquote', 'code', 'pre'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'sub', 'abbr'] as const),
];
