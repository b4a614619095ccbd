import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/build/chunks.ts';
import { plainName, shortNames } from './src/build/scoped-name.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  // Chunks find each other by relative addresses: the code is the same below any path.
  base: './',
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: command === 'build' ? shortNames() : plainName } },
  build: {
    target: 'baseline-widely-available',
    // A kilobyte smaller on every first visit than the default minifier.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, format: { comments: false } },
    manifest: true,
    cssCodeSplit: false,
    // Chunks are fetched after the first paint or before they are needed: a list of each one's own chunks costs more than it saves.
    modulePreload: false,
    reportCompressedSize: false,
    copyPublicDir: false,
    // Where pages are rendered nothing is fetched.
    rolldownOptions: { output: { codeSplitting: { groups: isSsrBuild ? [] : chunkGroups } } },
  },
}));
