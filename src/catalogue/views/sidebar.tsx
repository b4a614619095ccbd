import type { CatalogueBlock } from '../catalogue.ts';
import { blockRoute } from '../names.ts';
import { homeOf, type Surface } from './surface.ts';

/** What a search looks at. */
export const wordsOf = ({ type, description }: CatalogueBlock) =>
  `${type} ${type.replaceAll('-', ' ')} ${description}`.toLowerCase();

export const inFiles = (count: number) => (count === 1 ? 'in 1 file' : `in ${count} files`);

export function NoResult() {
  return (
    <p className="none" data-none hidden>
      No block fits “<span data-query />
      ”.{' '}
      <button type="button" data-reset>
        Show all
      </button>
    </p>
  );
}

interface SidebarProps {
  readonly surface: Surface;
  readonly blocks: readonly CatalogueBlock[];
  readonly current: string | undefined;
}

/** The search and the names of all block types. Enter in the search leads to the index, which takes `?q=`. */
export function Sidebar({ surface, blocks, current }: SidebarProps) {
  return (
    <div className="side">
      <search>
        <form className="search needs-script" action={homeOf(surface)}>
          <label htmlFor="search">Search blocks</label>
          <input
            id="search"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
          />
          <p className="count" role="status" data-count>
            {blocks.length} block types
          </p>
        </form>
      </search>
      <nav aria-label="Block types">
        <ul>
          {blocks.map((block) => (
            <li key={block.type} data-entry={wordsOf(block)}>
              <a
                href={surface.base + blockRoute(block.type)}
                aria-current={block.type === current ? 'page' : undefined}
              >
                {block.type}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {current === undefined ? null : <NoResult />}
    </div>
  );
}
