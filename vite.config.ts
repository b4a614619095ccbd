import react from '@vitejs/plugin-react';
import type { AcceptedPlugin } from 'postcss';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/build/chunks.ts';
import { hovering } from './src/build/hovering.ts';
import { plainName, shortNames } from './src/build/scoped-name.ts';

/** Widths of windows are written in pixels and asked for in letters: who reads larger ones has a narrower page. */
const inLetters: AcceptedPlugin = {
  postcssPlugin: 'in-letters',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/[\d.]+px/g, (size) => `${Number.parseFloat(size) / 16}em`);
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  // Chunks find each other by relative addresses: the code is the same below any path.
  base: './',
  publicDir: false,
  plugins: [react()],
  css: {
    modules: { generateScopedName: command === 'build' ? shortNames() : plainName },
    postcss: { plugins: [inLetters, hovering] },
    // light-dark() as it is written (Features.LightDark): what it is rewritten to needs color-scheme in the same sheet.
    lightningcss: { exclude: 1 << 20 },
  },
  build: {
    target: 'baseline-widely-available',
    // Phones that stay at iOS 15 get pages without a script: the layout of phones must reach them.
    cssTarget: ['chrome111', 'firefox114', 'safari15.4'],
    // A kilobyte smaller on every first visit than the default minifier.
    minify: 'terser',
    // React is one function: in parentheses it is compiled while it arrives, and not parsed once more where it is called.
    terserOptions: { module: true, ecma: 2020, format: { comments: false, wrap_func_args: true } },
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
