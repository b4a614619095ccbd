import type { CatalogueBlock } from '../catalogue.ts';
import type { SiteBlock } from '../fit-example.ts';
import { blockRoute, WIDTHS } from '../names.ts';
import { documentOf, homeOf, inFiles, type PageProps, Sentence, type Surface } from './document.tsx';
import { ExampleView } from './example-view.tsx';
import { Choices, FieldTable } from './field-table.tsx';

function WidthChoice() {
  const choices = [['all', 'All'], ...WIDTHS.map((width) => [String(width), String(width)])];
  return (
    <fieldset className="widths needs-script">
      <legend>Width</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="width" value={value} defaultChecked={value === 'all'} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Use({ surface, use }: { readonly surface: Surface; readonly use: SiteBlock }) {
  const { route, file, id, each } = use;
  const place = route === undefined ? file : `${route}#${id}`;
  return (
    <li>
      {surface.isLive && route !== undefined ? (
        <a href={`${surface.base}${route}#${id}`}>{place}</a>
      ) : (
        <span className="place">{place}</span>
      )}
      <code>{file}</code>
      {each === undefined ? null : <span className="limit">and all other {each}</span>}
    </li>
  );
}

function Shared({ block }: { readonly block: CatalogueBlock }) {
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">Shared definitions</h2>
      {block.shared.map(({ name, kind, choices, limits, fields }) => (
        <div key={name} className="shared" id={`shared-${name}`} tabIndex={-1}>
          <h3>
            <code>{name}</code>
          </h3>
          <p className="kind">{[kind, ...limits].join(' · ')}</p>
          <Choices choices={choices} />
          {fields.length === 0 ? null : <FieldTable caption={`The properties of ${name}`} fields={fields} />}
        </div>
      ))}
    </section>
  );
}

function NextBlocks({ surface, blocks, current }: PageProps & { readonly current: CatalogueBlock }) {
  const at = blocks.indexOf(current);
  const [before, after] = [blocks[at - 1], blocks[at + 1]];
  return (
    <nav className="next" aria-label="Neighbours">
      {before ? (
        <a href={surface.base + blockRoute(before.type)} rel="prev">
          ← {before.type}
        </a>
      ) : null}
      {after ? (
        <a href={surface.base + blockRoute(after.type)} rel="next" className="after">
          {after.type} →
        </a>
      ) : null}
    </nav>
  );
}

/** Everything about one block type. */
export function blockPage(surface: Surface, blocks: readonly CatalogueBlock[], block: CatalogueBlock) {
  const { type, uses, examples } = block;
  const facts = [
    ['Version', block.version ?? 'not recorded yet'],
    ['Schema', <code key="schema">{block.file}</code>],
    [
      'Used',
      <a key="uses" href="#uses">
        {uses.length === 0 ? 'nowhere' : inFiles(uses.length)}
      </a>,
    ],
  ] as const;
  const page = { surface, blocks, current: block };
  return documentOf(
    page,
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <a href={homeOf(surface)}>All blocks</a>
      </nav>
      <div className="intro">
        <h1>{type}</h1>
        <p>
          <Sentence text={block.description} />
        </p>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="examples">
        <div className="tools">
          <h2 id="examples">{examples.length === 1 ? 'Example' : 'Examples'}</h2>
          <WidthChoice />
        </div>
        {examples.length === 0 ? <p className="missing">The schema has no example yet.</p> : null}
        {examples.map((example) => (
          <ExampleView key={example.number} surface={surface} example={example} />
        ))}
      </section>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <FieldTable caption={`The properties of ${type}`} fields={block.fields} />
      </section>
      {block.shared.length === 0 ? null : <Shared block={block} />}
      <section aria-labelledby="uses">
        <h2 id="uses">Where {surface.brand} uses it</h2>
        {uses.length === 0 ? (
          <p>On no page.</p>
        ) : (
          <ul className="uses">
            {uses.map((use) => (
              <Use key={use.file} surface={surface} use={use} />
            ))}
          </ul>
        )}
      </section>
      <NextBlocks {...page} />
    </>,
  );
}
