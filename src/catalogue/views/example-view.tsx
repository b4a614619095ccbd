import type { Example } from '../example-site.ts';
import { WIDTHS } from '../names.ts';
import { JsonText } from './json-text.tsx';
import type { Surface } from './surface.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800 };

interface ExampleProps {
  readonly surface: Surface;
  readonly example: Example;
  /** “Example 2” where there are several. */
  readonly name: string;
}

function Views({ surface, example, name }: ExampleProps) {
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
              aria-label={`Open alone: ${example.type}, ${name}, from ${width} px`}
            >
              Open alone
            </a>
          </figcaption>
          <div className="window">
            <iframe
              src={address}
              title={`${example.type}, ${name}, ${width} px wide`}
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

function Missing({ surface, example }: Omit<ExampleProps, 'name'>) {
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
            <strong>{surface.brand} lacks what this example names.</strong>
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
export function ExampleView({ surface, example, name }: ExampleProps) {
  const id = `example-${example.number}`;
  return (
    <section className="example" aria-labelledby={id}>
      <h3 id={id}>
        <a href={`#${id}`}>{name}</a>
      </h3>
      {example.state === 'shown' ? (
        <Views surface={surface} example={example} name={name} />
      ) : (
        <Missing surface={surface} example={example} />
      )}
      <JsonText id={`json-${example.number}`} label={`${example.type}, ${name}`} block={example.block} />
    </section>
  );
}
