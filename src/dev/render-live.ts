import type { ViteDevServer } from 'vite';
import type { RenderedPage } from '../app/entry-static.tsx';
import type { LivePage } from './live-site.ts';

interface StaticEntry {
  renderPage(page: LivePage['page'], shell: LivePage['shell']): Promise<RenderedPage>;
}

/** A page as HTML, by the views as they are saved at this moment; sections that could not be rendered are its faults. */
export async function renderLive(
  server: ViteDevServer,
  { page, shell }: Pick<LivePage, 'page' | 'shell'>,
): Promise<RenderedPage> {
  const { renderPage } = (await server.ssrLoadModule('/src/app/entry-static.tsx')) as unknown as StaticEntry;
  return renderPage(page, shell);
}
