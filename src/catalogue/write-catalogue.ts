import { readFile } from 'node:fs/promises';
import { bootScript } from '../app/boot-script.ts';
import { scriptOf, sha256, writeCode, writeManifest } from '../build/assets.ts';
import { buildCode } from '../build/code.ts';
import { captchaTrustedTypes } from '../build/contact.ts';
import { writeIcons } from '../build/icons.ts';
import { writeMedia } from '../build/media.ts';
import { type Output, openOutput } from '../build/output.ts';
import { type PageFault, writePages } from '../build/pages.ts';
import { openReadMemory } from '../build/read-memory.ts';
import { framesOf } from '../build/security.ts';
import { writeStyle, writeStyles } from '../build/styles.ts';
import { readTemplate } from '../build/template.ts';
import { buildTheme } from '../build/theme.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { contentHash } from '../ground/content-hash.ts';
import type { SearchHead } from '../model/search-index.ts';
import { securityHeaders } from '../server/security-headers.ts';
import type { CatalogueBlock } from './catalogue.ts';
import { bundleClient, EARLY_SCRIPT } from './client-code.ts';
import { type ExampleSite, shownRoutes } from './example-site.ts';
import { framedHeaders, withoutScripts } from './frames.ts';
import { blockRoute, CATALOGUE, stillRoute } from './names.ts';
import { MARK } from './out-folder.ts';
import { blockPage } from './views/block-page.tsx';
import type { Surface } from './views/document.tsx';
import { indexPage } from './views/index-page.tsx';

/** The site with no other pages than those of the examples, and the not-found page. */
function onlyExamples(made: ExampleSite): LocaleSite {
  const { site, index } = made;
  const wanted = new Set([...shownRoutes(made), index.notFound]);
  const routes = new Map([...site.index.routes].filter(([route]) => wanted.has(route)));
  return { ...site, index: { ...site.index, routes } };
}

const writePage = (route: string, html: string, output: Output) =>
  output.write(route, html, 'revalidate', `${route}/index.html`.replace(/^\/+/, ''));

async function writeStills(made: ExampleSite, output: Output): Promise<void> {
  for (const { type, number, state, route } of made.examples) {
    if (number !== 1 || state !== 'shown') continue;
    const html = await readFile(output.pathOf(`${route.slice(1)}/index.html`), 'utf8');
    writePage(stillRoute(type, number), withoutScripts(html), output);
  }
}

/**
 * Writes a catalogue as a static site of its own, served and secured as the site is: a fresh folder takes the place of
 * the one before. Where an example fails while it is rendered, the folder stays as it was.
 * @param folder that of the site
 */
export async function writeCatalogue(
  made: ExampleSite,
  blocks: readonly CatalogueBlock[],
  folder: string,
  out: string,
): Promise<readonly PageFault[]> {
  const { index } = made;
  const { baseUrl, basePath: base = '', assetBase } = index.site;
  const code = await buildCode();
  const client = await bundleClient();
  const theme = await buildTheme(index.theme, folder, base);
  const output = await openOutput(out, undefined);
  const script = (name: string, text: string) => {
    const address = `/assets/${name}-${contentHash(text)}.js`;
    output.write(address, text, 'immutable');
    return base + address;
  };
  try {
    const styles = await writeStyles(code, theme, new Set(), base, output);
    const ownStyle = base + (await writeStyle('catalogue', client.catalogueStyle, output));
    const frameStyle = base + (await writeStyle('catalogue-frame', client.frameStyle, output));
    const frameScript = script('catalogue-frame', client.frame);
    await writeCode(code, output);
    await writeMedia(index, folder, output, () => {});
    const [icon] = await writeIcons(index, folder, output);
    const shown = onlyExamples(made);
    const examples = [shown];
    const entry = await scriptOf(code, code.entry, base);
    const boot = bootScript(base);
    const { faults, notFound } = await writePages({
      sites: examples,
      app: code.id,
      renderer: code.renderer,
      base,
      // An example shows a block and is no way into the site.
      appBelow: base + CATALOGUE,
      parts: {
        template: await readTemplate(),
        preloads: [],
        boot,
        icons: [
          `<link rel="stylesheet" href="${frameStyle}">`,
          `<script type="module" src="${frameScript}"></script>`,
        ],
        entry,
        importMap: undefined,
        policies: undefined,
      },
      styles,
      output,
      before: {},
      reads: openReadMemory(examples),
      ownPolicy: new Set(),
      onProgress: () => {},
    });
    if (faults.length > 0) {
      await output.discard();
      return faults;
    }
    await writeStills(made, output);
    const { searchAddress } = made.site;
    if (searchAddress !== undefined) {
      const search = JSON.stringify({ entries: made.site.searchIndex() } satisfies SearchHead);
      output.write(searchAddress, search, 'revalidate');
    }
    const surface: Surface = {
      base,
      isLive: false,
      brand: made.site.shell.brand.name,
      styles: [styles.stylesheet, ownStyle],
      early: script('catalogue-early', EARLY_SCRIPT),
      module: script('catalogue', client.catalogue),
      icon: icon === undefined ? undefined : `${base}/${icon}`,
    };
    for (const route of ['/', CATALOGUE]) writePage(route, indexPage(surface, blocks), output);
    for (const block of blocks) writePage(blockRoute(block.type), blockPage(surface, blocks, block), output);
    output.write('/robots.txt', 'User-agent: *\nDisallow: /\n', 'revalidate');
    const headers = securityHeaders({
      scripts: 'self',
      bootHash: sha256(boot),
      scriptHashes: [],
      connect: [],
      formAction: [],
      images: assetBase !== undefined && URL.canParse(assetBase) ? [new URL(assetBase).origin] : [],
      frames: framesOf(shown.index),
      https: baseUrl.startsWith('https:'),
      trustedTypes: ['document', ...captchaTrustedTypes(index)],
    });
    writeManifest(output, { basePath: base, redirects: [], notFound, headers: framedHeaders(headers) });
    output.aside(MARK, JSON.stringify({ blocks: blocks.map(({ type }) => type) }));
    await output.commit();
    return [];
  } catch (error) {
    await output.discard();
    throw error;
  }
}
