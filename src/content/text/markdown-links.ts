export interface MarkdownLink {
  readonly href: string;
  readonly isPicture: boolean;
  /** Where it begins in the text. */
  readonly index: number;
}

/** Each ends with the target itself, or with the bracket that closes it. */
const PATTERNS = [
  /\]\(\s{0,8}<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)/g,
  /^ {0,3}\[(?!\^)[^\][\r\n]+\]:[ \t]{0,8}<?([^\s<>]+)/gm,
  /<([a-z][a-z0-9+.-]{1,30}:[^\s<>]+)>/gi,
  // As GitHub’s Markdown finds it: what ends a sentence is no part of it.
  /(?<![\w("'<=:/])(https?:\/\/[^\s<>]*[^\s<>?!.,:*_~'")])/g,
  /href\s{0,4}=\s{0,4}["']?([^\s"'<>]+)/gi,
];

/** True for what stands for a picture: `![words](target)`. */
function standsForPicture(text: string, bracket: number): boolean {
  const before = text.slice(Math.max(0, bracket - 300), bracket);
  return before[before.lastIndexOf('[') - 1] === '!';
}

/**
 * The targets of a Markdown text's links, in their order, found without parsing it: `[words](target)`, `[name]: target`,
 * `<https:…>`, `https://…` and `href="…"`. Those in code are among them.
 */
export function markdownLinks(text: string): MarkdownLink[] {
  if (!text.includes(']') && !text.includes('<') && !text.includes('://')) return [];
  const links = new Map<number, Omit<MarkdownLink, 'index'>>();
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const [whole, href = ''] = match;
      const end = match.index + whole.length - (whole.startsWith('<') ? 1 : 0);
      // No link: a blank stands in its address, which is told of as that.
      if (whole.startsWith('](') && /^ +[^\s)"'(>]/.test(text.slice(end, end + 9))) continue;
      const isPicture = whole.startsWith('](') && standsForPicture(text, match.index);
      // The words of a link that show an address: its target stands behind them.
      if (href.includes('](')) continue;
      if (href !== '') links.set(end - href.length, { href, isPicture });
    }
  return [...links].map(([index, link]) => ({ ...link, index })).sort((a, b) => a.index - b.index);
}
