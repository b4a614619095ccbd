interface TextWithAccentProps {
  readonly text: string;
  /** A part of the text, letter for letter. */
  readonly accent?: string | undefined;
}

/** A text of which one part is set in the accent colour. */
export function TextWithAccent({ text, accent }: TextWithAccentProps) {
  const at = accent ? text.indexOf(accent) : -1;
  if (!accent || at === -1) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <span className="accent">{accent}</span>
      {text.slice(at + accent.length)}
    </>
  );
}
