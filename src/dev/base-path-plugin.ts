import type { Plugin } from 'vite';
import type { LiveSite } from './live-site.ts';

/** What is made for a site beside its pages, and the block catalogue. A page may be called `media`, too. */
const BESIDE = /^\/(?:_data\/|__blocks(?:\/|$)|(?:media|assets)\/.+\.\w+$)/;

/**
 * Of a site that lies below a path, files are asked for there as well as its pages are: who answers them knows their own
 * addresses. Pages, and what the server of a build makes of them, go by their whole ones.
 */
export function basePathPlugin(live: Pick<LiveSite, 'index'>): Plugin {
  return {
    name: 'page-engine:base-path',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { site, input } = live.index ?? {};
        const [base, url] = [site?.basePath ?? '', request.url ?? ''];
        const inner = url.startsWith(`${base}/`) ? url.slice(base.length) : url;
        const path = inner.replace(/[?#].*$/s, '');
        if (BESIDE.test(path) || input?.media.has(path)) request.url = inner;
        next();
      });
    },
  };
}
