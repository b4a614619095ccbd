import type { ViteDevServer } from 'vite';

/** Everything that CSS modules of the page's code say, so that the first paint is not naked. */
export function styleLinks(server: ViteDevServer): string[] {
  const files = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return files.filter((url) => url.endsWith('.css') && url.startsWith('/src/'));
}
