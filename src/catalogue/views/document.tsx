import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogueBlock } from '../catalogue.ts';
import { blockRoute, CATALOGUE } from '../names.ts';

/** How the pages of a catalogue are served. */
export interface Surface {
  /** What stands before every address. */
  readonly base: string;
  /** True on the development server, where the site's own pages are there to be opened. */
  readonly isLive: boolean;
  /** The name of the site whose theme and content the examples show. */
  readonly brand: string;
  readonly styles: readonly string[];
  /** A script that runs before the first paint, and the module that runs after it. */
  readonly early: string;
  readonly module: string;
  readonly icon: string | undefined;
}

export const homeOf = ({ base }: Surface) => base + CATALOGUE;

/** A sentence in which what stands between backticks is code. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split('`').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    i % 2 === 1 ? <code key={i}>{part}</code> : part,
  );
}

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

/** What every page of a catalogue is drawn of. */
export interface PageProps {
  readonly surface: Surface;
  readonly blocks: readonly CatalogueBlock[];
  /** The block whose page this is; undefined on the index. */
  readonly current: CatalogueBlock | undefined;
}

/** The search and the names of all block types. Enter in the search leads to the index, which takes `?q=`. */
function Sidebar({ surface, blocks, current }: PageProps) {
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
                aria-current={block === current ? 'page' : undefined}
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

function Bar({ surface }: Pick<PageProps, 'surface'>) {
  return (
    <header className="bar">
      <a className="title" href={homeOf(surface)}>
        Block catalogue
      </a>
      <span className="brand">{surface.brand}</span>
      {surface.isLive ? (
        <a className="site" href={`${surface.base}/`}>
          Open the site
        </a>
      ) : null}
      <label className="theme needs-script">
        <span>Theme</span>
        <select data-theme-choice aria-label="Theme" autoComplete="off">
          <option value="system">As the system</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
    </header>
  );
}

/** A page of the catalogue as HTML: complete without its script, which finds, fits and copies. */
export function documentOf(page: PageProps, children: ReactNode): string {
  const { surface, current } = page;
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{[current?.type, 'Block catalogue', surface.brand].filter(Boolean).join(' | ')}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        {surface.icon === undefined ? null : <link rel="icon" href={surface.icon} type="image/svg+xml" />}
        {surface.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src={surface.early} />
        <script type="module" src={surface.module} />
      </head>
      <body className="catalogue">
        <a className="skip visually-hidden" href="#main">
          Skip to main content
        </a>
        <Bar surface={surface} />
        <div className="desk" data-index={current === undefined ? '' : undefined}>
          <Sidebar {...page} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <p className="visually-hidden" role="status" data-said />
      </body>
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}
