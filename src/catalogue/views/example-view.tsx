import type { ReactNode } from 'react';
import type { Example } from '../example-site.ts';
import { WIDTHS } from '../names.ts';
import type { Surface } from './document.tsx';

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

interface ExampleProps {
  readonly surface: Surface;
  readonly example: Example;
}

const nameOf = ({ number }: Example) => `Example ${number}`;
const fullNameOf = (example: Example) => `${example.type}, ${nameOf(example)}`;

/** A section as it stands in a page file, with a button that copies it. Without script it can be marked by hand. */
function JsonText({ example }: Pick<ExampleProps, 'example'>) {
  const id = `json-${example.number}`;
  return (
    <div className="json">
      <div className="json-head">
        <h4>JSON</h4>
        <span className="hint">an entry of “sections” in a page file</span>
        <button
          type="button"
          className="copy needs-script"
          data-copy={id}
          aria-label={`Copy the JSON of ${fullNameOf(example)}`}
        >
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre id={id} tabIndex={0}>
        <code>{coloured(JSON.stringify(example.block, null, 2))}</code>
      </pre>
    </div>
  );
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800 };

function Views({ surface, example }: ExampleProps) {
  const address = surface.base + example.route;
  return (
    <div className="views" data-views>
      {[...WIDTHS].reverse().map((width) => (
        <figure key={width} className="view" data-width={width}>
          <figcaption>
            <strong>{width} px</strong>
            <span data-scale />
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={`Open alone: ${fullNameOf(example)}, from ${width} px`}
            >
              Open alone
            </a>
          </figcaption>
          <div className="window">
            <iframe
              src={address}
              title={`${fullNameOf(example)}, ${width} px wide`}
              loading="lazy"
              width={width}
              height={HEIGHTS[width]}
            />
          </div>
          <p className="note" role="status" data-note hidden />
        </figure>
      ))}
    </div>
  );
}

function Missing({ surface, example }: ExampleProps) {
  return (
    <div className="missing">
      {example.state === 'empty' ? (
        <p>
          <strong>{surface.brand} has nothing to show here.</strong> The block stays away from a page where
          that is so.
        </p>
      ) : (
        <>
          <p>
            <strong>
              {example.state === 'wrong'
                ? 'This example does not fit the schema of its block.'
                : `${surface.brand} lacks what this example names.`}
            </strong>
          </p>
          <ul>
            {example.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** One example: live at every width, or what it lacks; and its JSON. */
export function ExampleView(props: ExampleProps) {
  const { example } = props;
  const id = `example-${example.number}`;
  return (
    <section className="example" aria-labelledby={id}>
      <h3 id={id}>
        <a href={`#${id}`}>{nameOf(example)}</a>
      </h3>
      {example.state === 'shown' ? <Views {...props} /> : <Missing {...props} />}
      <JsonText example={example} />
    </section>
  );
}
