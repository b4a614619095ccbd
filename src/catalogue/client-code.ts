import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';

const folder = join(root, 'src/catalogue/page');

/** Where the catalogue's own code lies on the development server. */
export const DEV_CODE = {
  catalogue: '/src/catalogue/page/catalogue.ts',
  frame: '/src/catalogue/page/frame.ts',
  catalogueStyle: '/src/catalogue/page/catalogue.css',
  frameStyle: '/src/catalogue/page/frame.css',
} as const;

export interface ClientCode {
  readonly catalogue: string;
  readonly frame: string;
  readonly catalogueStyle: string;
  readonly frameStyle: string;
}

/** One script and one sheet for the catalogue's pages, and for its frames: bundled apart from the site's app. */
export async function bundleClient(): Promise<ClientCode> {
  // Loaded here only: the development server serves the sources.
  const { rolldown } = await import('rolldown');
  const script = async (name: string) => {
    const bundle = await rolldown({
      input: join(folder, name),
      cwd: root,
      platform: 'browser',
      logLevel: 'silent',
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    return output[0].code;
  };
  const style = async (name: string) => {
    const css = await readFile(join(folder, name), 'utf8');
    return css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  return {
    catalogue: await script('catalogue.ts'),
    frame: await script('frame.ts'),
    catalogueStyle: await style('catalogue.css'),
    frameStyle: await style('frame.css'),
  };
}
