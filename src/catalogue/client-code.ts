import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';

/** The catalogue's own code, by its address on the development server, which is its path in the project too. */
export const DEV_CODE = {
  catalogue: '/src/catalogue/page/catalogue.ts',
  frame: '/src/catalogue/page/frame.ts',
  catalogueStyle: '/src/catalogue/page/catalogue.css',
  frameStyle: '/src/catalogue/page/frame.css',
} as const;

/**
 * Runs before the first paint, as the boot script does on a site: it says that scripts run, and the scheme that was chosen, on the
 * site or here, holds from the start.
 */
export const EARLY_SCRIPT =
  '{const h=document.documentElement.dataset;h.re=1;try{const t=localStorage.theme;if(t==="light"||t==="dark")h.theme=t}catch{}}';

/** One script and one sheet for the catalogue's pages, and for its frames: bundled apart from the site's app. */
export async function bundleClient() {
  // Loaded here only: the development server serves the sources.
  const { rolldown } = await import('rolldown');
  const script = async (path: string) => {
    const input = join(root, path);
    const bundle = await rolldown({ input, cwd: root, platform: 'browser', logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    return output[0].code;
  };
  const style = async (path: string) => {
    const css = await readFile(join(root, path), 'utf8');
    return css
      .replace(/\/\*(?:(?!\/\*)[\s\S])*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  return {
    catalogue: await script(DEV_CODE.catalogue),
    frame: await script(DEV_CODE.frame),
    catalogueStyle: await style(DEV_CODE.catalogueStyle),
    frameStyle: await style(DEV_CODE.frameStyle),
  };
}
