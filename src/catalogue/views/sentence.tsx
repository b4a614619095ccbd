/** A sentence in which what stands between backticks is code. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split('`').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    i % 2 === 1 ? <code key={i}>{part}</code> : part,
  );
}
