/** What of a line is nearly a link. */
export function* linkSlips(line: string): Generator<string> {
  if (/\] {1,3}\((?:[/#]|https?:|mailto:|tel:)/.test(line))
    yield 'A blank stands between the link’s words and its address, so that both are shown. Write “[words](/path)”.';
  if (/\)\[(?:[/#]|https?:|mailto:|tel:)/.test(line))
    yield 'A link’s words stand in square brackets and its address in round ones. Write “[words](/path)”.';
  const open = /\[[^[\]()]{1,200}\((?:[/#]|https?:|mailto:|tel:)[^()\s]{0,500}\)/.exec(line);
  // A remark in square brackets may name an address in round ones.
  if (open && !/^[^[]*\]/.test(line.slice(open.index + open[0].length)))
    yield 'The bracket after a link’s words is missing. Write “[words](/path)”.';
  if (/(?<!!)\[\s{0,9}\]\(/.test(line))
    yield 'A link has no words, so that nobody can see it. Write “[words](/path)”.';
  for (const [, inner = '', end] of line.matchAll(/\]\(([^()]*(?:\([^()]*\)[^()]*)?)(\)?)/g)) {
    const address = inner.replace(/\s["'].*$/s, '').trim();
    if (end === '') yield 'The bracket after a link’s address is missing. Write “[words](/path)”.';
    else if (address === '') yield 'A link has no address. Write “[words](/path)”.';
    else if (/\s/.test(address) && !address.startsWith('<'))
      yield 'A link’s address has no blanks. Write “[words](/path)”.';
  }
}
