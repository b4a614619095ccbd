/**
 * The targets of a Markdown text's links, found without parsing it: `[words](target)`, `[name]: target`, `<https:…>`
 * and `href="…"`. Code spans may yield one too many, which is then a link that must exist: the stricter reading.
 */
export function linksInMarkdown(text: string): string[] {
  if (!text.includes(']') && !text.includes('<')) return [];
  const links: string[] = [];
  for (const match of text.matchAll(/\]\(\s{0,8}<?((?:[^\s<>()]|\([^\s<>()]{0,200}\)){1,2000})/g))
    if (match[1]) links.push(match[1]);
  for (const match of text.matchAll(/^ {0,3}\[[^\]\n]{1,200}\]:[ \t]{0,8}<?([^\s<>]{1,2000})/gm))
    if (match[1]) links.push(match[1]);
  for (const match of text.matchAll(/<([a-z][a-z0-9+.-]{1,30}:[^\s<>]{1,2000})>/gi))
    if (match[1]) links.push(match[1]);
  for (const match of text.matchAll(/href\s{0,4}=\s{0,4}["']?([^\s"'<>]{1,2000})/gi))
    if (match[1]) links.push(match[1]);
  return links;
}
