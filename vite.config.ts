import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scopedName } from './src/build/scoped-name.ts';

/**
 * Content's links are plain `<a>` elements that one listener follows, so the router's own link component is dead code
 * that its route classes keep alive. Left out, every page is a kilobyte lighter.
 */
function withoutRouterLink(): Plugin {
  const EMPTY = '\0router-link';
  return {
    name: 'page-engine:without-router-link',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const fromRouter = /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/](route|fileRoute|index)\.js$/.test(
        importer ?? '',
      );
      return fromRouter && source === './link.js' ? EMPTY : null;
    },
    load(id) {
      return id === EMPTY
        ? 'export const Link = () => null; export const createLink = () => Link; export const useLinkProps = () => ({}); export const linkOptions = (o) => o;'
        : null;
    },
  };
}

export default defineConfig({
  appType: 'custom',
  // Chunks find each other by relative addresses: the code is the same below any path.
  base: './',
  publicDir: false,
  plugins: [withoutRouterLink(), react()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'baseline-widely-available',
    // A kilobyte smaller on every first visit than the default minifier.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
    manifest: true,
    cssCodeSplit: false,
    // Chunks are fetched after the first paint or before they are needed: a list of each one's own chunks costs more than it saves.
    modulePreload: false,
    reportCompressedSize: false,
    copyPublicDir: false,
  },
});
