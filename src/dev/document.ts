import { dataBlock, headTags } from '../build/html.ts';
import { pour, readTemplate } from '../build/template.ts';
import type { LivePage } from './live-site.ts';

/** What stands around the body of a page of the development server: as shipped, but for Vite's entry instead of the boot script. @param base links to pages below it are the app's */
export async function devDocument(
  { page, shell }: LivePage,
  styles: readonly string[],
  base = '',
): Promise<readonly [before: string, after: string]> {
  const sheets = ['/__page-engine/theme.css', ...styles];
  const head = [
    ...headTags(page),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  return pour(await readTemplate(), {
    lang: page.locale,
    dir: shell.dir,
    head: head.join('\n'),
    boot: '<script type="module" src="/src/dev/page/entry-dev.tsx"></script>',
    data: dataBlock({
      build: 'dev',
      base,
      ...(page.status === 200 && { path: page.path }),
      home: shell.home,
      words: `/__page-engine/words?path=${encodeURIComponent(page.path)}`,
      debug: true,
    }),
  });
}
