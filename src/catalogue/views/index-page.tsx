import type { CatalogueBlock } from '../catalogue.ts';
import { blockRoute, stillRoute } from '../names.ts';
import { documentOf, inFiles, NoResult, Sentence, type Surface, wordsOf } from './document.tsx';

/** The first example, drawn small. It only decorates: what it shows is said beside it. */
function Thumbnail({ surface, block }: { readonly surface: Surface; readonly block: CatalogueBlock }) {
  const shown = block.examples.find(({ state }) => state === 'shown');
  return (
    <div className="thumb" aria-hidden="true">
      {shown ? (
        <iframe
          src={surface.base + stillRoute(shown.type, shown.number)}
          title={shown.type}
          loading="lazy"
          tabIndex={-1}
          width={1024}
          height={640}
          inert
        />
      ) : (
        <span>nothing to show on this site</span>
      )}
    </div>
  );
}

function Card({ surface, block }: { readonly surface: Surface; readonly block: CatalogueBlock }) {
  return (
    <li className="card" data-entry={wordsOf(block)}>
      <Thumbnail surface={surface} block={block} />
      <div className="about">
        <h2>
          <a href={surface.base + blockRoute(block.type)}>{block.type}</a>
        </h2>
        <p>
          <Sentence text={block.description} />
        </p>
        <p className="facts">
          <span>{block.uses.length === 0 ? 'not used' : inFiles(block.uses.length)}</span>
          <span>{block.examples.length === 1 ? '1 example' : `${block.examples.length} examples`}</span>
          {block.version === undefined ? null : <span>version {block.version}</span>}
        </p>
      </div>
    </li>
  );
}

/** All block types, each with its first example. */
export function indexPage(surface: Surface, blocks: readonly CatalogueBlock[]): string {
  return documentOf(
    { surface, blocks, current: undefined },
    <>
      <div className="intro">
        <h1>Block catalogue</h1>
        <p>
          What a page can be made of. Every block stands on any page, in any order, any number of times; here
          with the theme and the content of {surface.brand}.
        </p>
      </div>
      <ul className="cards">
        {blocks.map((block) => (
          <Card key={block.type} surface={surface} block={block} />
        ))}
      </ul>
      <NoResult />
    </>,
  );
}
