import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogueBlock } from '../catalogue.ts';
import { Sidebar } from './sidebar.tsx';
import { homeOf, type Surface } from './surface.ts';

interface DocumentInput {
  readonly surface: Surface;
  readonly blocks: readonly CatalogueBlock[];
  /** The block type whose page this is; undefined on the index. */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

function Bar({ surface }: { readonly surface: Surface }) {
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
        <select data-theme-choice aria-label="Theme">
          <option value="system">As the system</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
    </header>
  );
}

/** A page of the catalogue as HTML: complete without its script, which finds, fits and copies. */
export function documentOf({ surface, blocks, current, children }: DocumentInput): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{[current, 'Block catalogue', surface.brand].filter(Boolean).join(' | ')}</title>
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
          <Sidebar surface={surface} blocks={blocks} current={current} />
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
