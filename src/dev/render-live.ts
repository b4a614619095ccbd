import type { ViteDevServer } from 'vite';
import type { renderPage } from '../app/entry-static.tsx';
import { escapeText } from '../ground/escape.ts';
import type { LivePage } from './live-site.ts';

type StaticEntry = { renderPage: typeof renderPage };

/** A page as HTML, by the views as they are saved at this moment; sections that could not be rendered are logged. */
export async function renderLive(
  server: ViteDevServer,
  { page, shell }: Pick<LivePage, 'page' | 'shell'>,
): Promise<string> {
  const entry = (await server.ssrLoadModule('/src/app/entry-static.tsx')) as unknown as StaticEntry;
  const { html, faults } = await entry.renderPage(page, shell, (type) => {
    const text = shell.strings.sectionFailed?.replace('{type}', () => type) ?? '';
    return `<p style="padding:1rem;border:2px dashed">${escapeText(text)}</p>`;
  });
  for (const { id, type, reason } of faults)
    server.config.logger.error(
      `${page.path}: the section “${id}” (${type}) could not be rendered: ${reason}`,
    );
  return html;
}

/** Everything that CSS modules of the page's code say, so that the first paint is not naked. */
export function styleLinks(server: ViteDevServer): string[] {
  const files = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return files.filter((url) => url.endsWith('.css') && url.startsWith('/src/'));
}
