import type { ViteDevServer } from 'vite';
import type { renderPage, SectionFault } from '../app/entry-static.tsx';
import { dataBlock, headTags } from '../build/html.ts';
import { sayFault } from '../build/pages.ts';
import { pour, readTemplate } from '../build/template.ts';
import { escapeText } from '../ground/escape.ts';
import { htmlAnswer } from './answer.ts';
import type { LivePage } from './live-site.ts';
import { placeIn, type ViewFaults } from './view-faults.ts';

/** What a request asks for, whose address may begin with two slashes, as that of another host does. */
export const addressOf = (url: string) => new URL(`http://dev${url}`);

const WAITING = '<!doctype html><script type="module" src="/src/dev/page/waiting.ts"></script>';

/** Until something can be made. @param text what is wrong, where that does not lie over the page */
export const waiting = async (server: ViteDevServer, url: string, text = '') =>
  htmlAnswer(
    await server.transformIndexHtml(
      url,
      `${WAITING}<pre style="white-space:pre-wrap">${escapeText(text)}</pre>`,
    ),
    500,
  );

/** As the boot script sets it: scripts run, and all parts of the page are laid out at once. */
const SCRIPTED = '<script>document.documentElement.dataset.re="1"</script>';

/** What stands around the body of a page of the development server: as shipped, but for Vite's entry instead of the boot script. @param base links to pages below it are the app's */
export async function devDocument({ page, shell }: LivePage, styles: readonly string[], base = '') {
  const sheets = ['/__page-engine/theme.css', ...styles];
  const head = [
    '<style>[data-fault]::before{content:attr(data-fault);display:block;padding:1rem;border:2px dashed}</style>',
    ...headTags(page),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  return pour(await readTemplate(), {
    lang: page.locale,
    dir: shell.dir,
    head: head.join('\n'),
    boot: `${SCRIPTED}<script type="module" src="/src/dev/page/entry-dev.tsx"></script>`,
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

type StaticEntry = { renderPage: typeof renderPage };

async function render(server: ViteDevServer, { page, shell }: LivePage): Promise<string> {
  const entry = (await server.ssrLoadModule('/src/app/entry-static.tsx')) as unknown as StaticEntry;
  const placed = ({ stack }: SectionFault, text: string) => {
    const place = placeIn(server.config.root, server.ssrRewriteStacktrace(stack));
    return place === undefined ? text : `${place} ${text}`;
  };
  const { html, faults } = await entry.renderPage(page, shell, (fault) => {
    const text = shell.strings.sectionFailed?.replace('{type}', () => fault.type) ?? '';
    const why = placed(fault, fault.reason);
    return `<p style="padding:1rem;border:2px dashed">${escapeText(text)}<br>${escapeText(why)}</p>`;
  });
  for (const fault of faults)
    server.config.logger.error(placed(fault, sayFault({ ...fault, route: page.path })));
  return html;
}

/**
 * A page as HTML, by the views as they are saved at this moment; sections that could not be rendered are logged.
 * Null where the views cannot be loaded: that is told.
 */
export const renderLive = (server: ViteDevServer, faults: ViewFaults, page: LivePage) =>
  render(server, page).catch((error: unknown) => {
    if (!faults.newest) faults.tell(server, error);
    return null;
  });

/** Everything that CSS modules of the page's code say, so that the first paint is not naked. */
export function styleLinks(server: ViteDevServer): string[] {
  const files = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return files.filter((url) => url.endsWith('.css') && url.startsWith('/src/'));
}
