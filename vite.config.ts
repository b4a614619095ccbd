import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Short class names that depend on the file's place and the class alone: the same on the server and in the browser. */
function scopedName(name: string, file: string): string {
  const place = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `_${createHash('sha256').update(`${place}:${name}`).digest('base64url').slice(0, 6).replaceAll('-', '_')}`;
}

export default defineConfig({
  appType: 'custom',
  // Chunks find each other by relative addresses: the code is the same below any path.
  base: './',
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    cssCodeSplit: false,
    // Chunks are fetched after the first paint or before they are needed: a list of each one's own chunks costs more than it saves.
    modulePreload: false,
    reportCompressedSize: false,
    copyPublicDir: false,
  },
});
