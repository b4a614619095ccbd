import type { ReactNode } from 'react';
import type { JsonObject } from '../../content/json/json.ts';

const TOKEN = /("(?:[^"\\]|\\[\s\S])*"?)(:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

/** The text with its names and values told apart by colour. */
function coloured(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, string, colon] = found;
    const word = string ?? whole;
    const kind = string === undefined ? 'value' : colon === undefined ? 'string' : 'name';
    parts.push(
      text.slice(end, found.index),
      <span key={found.index} className={kind}>
        {word}
      </span>,
    );
    end = found.index + word.length;
  }
  return [...parts, text.slice(end)];
}

interface JsonTextProps {
  readonly label: string;
  readonly id: string;
  readonly block: JsonObject;
}

/** A section as it stands in a page file, with a button that copies it. Without script it can be marked by hand. */
export function JsonText({ label, id, block }: JsonTextProps) {
  return (
    <div className="json">
      <div className="json-head">
        <h4>JSON</h4>
        <span className="hint">an entry of “sections” in a page file</span>
        <button
          type="button"
          className="copy needs-script"
          data-copy={id}
          aria-label={`Copy the JSON of ${label}`}
        >
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre id={id} tabIndex={0}>
        <code>{coloured(JSON.stringify(block, null, 2))}</code>
      </pre>
    </div>
  );
}
