import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootScript, RENEWAL } from '../app/boot-script.ts';
import { dismissedNotice } from '../app/site-notice.ts';
import { resolveBlock } from '../blocks/resolvers.ts';
import { forgetOld } from '../command/kept-file.ts';
import { root } from '../command/root.ts';
import type { Compiler } from '../content/compile.ts';
import { shownBlocks } from '../content/resolve/sections.ts';
import { analyticsOf, environmentOf } from '../content/resolve/settings.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { contentHash } from '../ground/content-hash.ts';
import { pagesWithoutRule } from '../server/headers-file.ts';
import { pagePolicies, securityHeaders } from '../server/security-headers.ts';
import { previousFolder, SPECULATION_RULES } from '../server/served-files.ts';
import { compressPages, importMapOf, scriptOf, sha256, writeCode, writeManifest } from './assets.ts';
import { buildCode } from './code.ts';
import { captchaPages, contactService } from './contact.ts';
import { iconKey, writeIcons } from './icons.ts';
import { engineHash, type LastBuild } from './last-build.ts';
import { writeLocaleFiles } from './locale-files.ts';
import { isSitemap, robotsTxt, sitemapFiles, sitemapItems, speculationRules } from './machine-files.ts';
import { writeMedia } from './media.ts';
import { openMemory } from './memory.ts';
import { type Output, openOutput } from './output.ts';
import { writePages } from './pages.ts';
import { keepPrevious, youngPrevious } from './previous.ts';
import { openReadMemory } from './read-memory.ts';
import { redirectsOf } from './redirects.ts';
import { securityOf } from './security.ts';
import { writeSocialImages } from './social-images.ts';
import { frequentBlocks, writeStyles } from './styles.ts';
import { readTemplate } from './template.ts';
import { buildTheme } from './theme.ts';
import { sameReads, siteMark } from './unchanged.ts';

export interface BuildInput {
  readonly compiler: Compiler;
  readonly index: ValidSite;
  readonly site: string;
  readonly out: string;
  readonly environment: string;
  readonly compress: boolean;
  readonly keepDays: number;
  /** For hosts that send no headers of ours: each page says its policy itself. */
  readonly policyInPages?: boolean;
  /** Built to be looked at, not to be published: nothing of the build before is kept for visitors. */
  readonly isPassing?: boolean;
  /** Told what is being done, such as “Rendering 3 of 20 pages”. */
  readonly onProgress: (told: string) => void;
}

/** Hashed files of earlier builds, for hosts that cannot fall back to where they are kept. */
async function addPrevious(folder: string, young: readonly string[], output: Output): Promise<void> {
  const files = output.files();
  for (const file of young.filter((name) => !files[`/${name}`]))
    if (!output.keepAside(file)) output.aside(file, await readFile(join(folder, file)));
}

/**
 * Makes a site from its linked content: everything goes into a fresh folder, which replaces the output at the end;
 * where the build before still stands, only what changed does.
 * Where a section fails while it is rendered the output stays as it was, and the faults say where and why.
 */
export async function buildSite(input: BuildInput) {
  const { index, out, onProgress } = input;
  const { site } = index;
  const sites = input.compiler.resolve(index, input.environment, resolveBlock);
  const base = site.basePath ?? '';
  const building = buildCode();
  // Drawn meanwhile; that it failed is said when it is asked for.
  building.catch(() => undefined);
  const { notice } = index.navigation;
  const look = await buildTheme(index.theme, input.site, base);
  const theme = notice ? { ...look, css: look.css + dismissedNotice(notice.id) } : look;
  // Another compiler may make other pages of the same content.
  const engine = JSON.stringify([engineHash(), input.environment, index.preview]);
  const memory = openMemory(out, engine);
  const output = await openOutput(out, memory.standing);
  const mark = siteMark(index, sites, memory.before?.mark);
  const reads = openReadMemory(sites, memory.before?.reads, sameReads(memory.before?.mark, mark));
  try {
    await writeMedia(index, input.site, output, (done, all) =>
      onProgress(`Making ${done} of ${all} pictures`),
    );
    await writeSocialImages(sites, input.site, output);
    const code = await building;
    const frequent = index.recall('blocks', () => [...frequentBlocks(shownBlocks(index))]);
    const styles = await writeStyles(code, theme, new Set(frequent), base, output);
    await writeCode(code, output);

    const strict = site.security?.scripts === 'hashes';
    const imports = strict ? await importMapOf(code, base) : undefined;
    const entry = await scriptOf(code, code.entry, base);
    const boot = bootScript(base, analyticsOf(index, String) !== undefined, notice !== undefined);
    const icons = (await writeIcons(index, input.site, output, memory.before?.icons)).map((file) =>
      file.endsWith('.svg')
        ? `<link rel="icon" href="${base}/${file}" type="image/svg+xml">`
        : `<link rel="apple-touch-icon" href="${base}/${file}">`,
    );
    const policyPages = captchaPages(index, sites);
    const environment = environmentOf(site, input.environment, index.preview);
    const security = securityOf(index, environment, {
      bootHash: sha256(boot),
      scriptHashes: imports?.hashes ?? [],
      manifests: sites.map(({ locale }) => `${locale.prefix}/site.webmanifest`),
      workers: code.workers.map((file) => `/${file}`),
      pages: policyPages,
    });
    const pages = await writePages({
      sites,
      app: code.id,
      renderer: code.renderer,
      base,
      appBelow: base,
      parts: {
        template: await readTemplate(),
        preloads: theme.fonts
          .filter((font) => font.preload)
          .map(({ address, locales }) => ({ href: base + address, locales })),
        boot,
        icons,
        entry,
        importMap: imports?.map,
        policies: input.policyInPages ? pagePolicies(security) : undefined,
      },
      styles,
      output,
      before: memory.before?.pages ?? {},
      reads,
      ownPolicy: new Set(policyPages?.addresses),
      onProgress: (done, all) => onProgress(`Rendering ${done} of ${all} pages`),
    });
    const result = () => ({
      faults: pages.faults,
      pages: index.routes.size * sites.length,
      rendered: pages.rendered(),
      /** Until when the same content says the same: milliseconds since 1970. */
      until: mark.until,
      /** Why pages were made anew, by address. */
      stale: pages.stale,
    });
    if (pages.faults.length > 0) {
      await output.discard();
      return { ...result(), files: [], withoutRule: [] };
    }

    const [main] = sites;
    const absolute = (address: string) => main?.addresses.absolute(base + address) ?? '';
    const sitemapKey = index.recall('sitemap', () => contentHash(JSON.stringify(sitemapItems(sites))));
    const sitemaps = Object.keys(memory.standing?.files ?? {}).filter(isSitemap);
    if (memory.before?.sitemap !== sitemapKey || !sitemaps.every((address) => output.keep(address)))
      for (const [address, xml] of await sitemapFiles(sitemapItems(sites), absolute))
        output.write(address, xml, 'revalidate');
    const ofLocales = await writeLocaleFiles(sites, base, reads, output, memory.before);
    await output.settled();
    const robots = robotsTxt(environment.indexed, absolute('/sitemap.xml'), index.site.refusedCrawlers ?? []);
    output.write('/robots.txt', robots, 'revalidate');

    const speculation = `/${SPECULATION_RULES.file}`;
    output.write(speculation, speculationRules(base), 'revalidate');
    output.write(`/${RENEWAL.file}`, RENEWAL.code, 'revalidate');

    const contact = await contactService(index, sites, base, output);
    const manifest = writeManifest(output, {
      basePath: base,
      redirects: redirectsOf(index, sites),
      notFound: pages.notFound,
      headers: securityHeaders(security),
      ...(index.preview && { preview: true }),
      container: analyticsOf(index, String)?.containerId,
      ...(contact === undefined ? {} : { contact }),
    });
    const { files } = manifest;
    if (input.compress) await compressPages(output);
    const previous = previousFolder(root, out);
    if (!input.isPassing && !index.preview) await keepPrevious(out, previous, files, memory.standing?.files);
    const young = await youngPrevious(previous, input.keepDays);
    if (input.keepDays > 0) await addPrevious(previous, young, output);
    memory.forget();
    await output.commit();
    await memory.save({
      build: manifest.build,
      engine,
      asides: output.asides(),
      sitemap: sitemapKey,
      pages: pages.memory,
      reads: reads.all,
      mark,
      icons: iconKey(index),
      ...ofLocales,
    });
    await forgetOld();
    /** What stands in the output, with its size where that is known. */
    const standing: LastBuild['files'] = [
      ...Object.values(files).map(({ file, bytes }) => [file, bytes] as const),
      ...output.asides().map((file) => [file, null] as const),
    ];
    return { ...result(), files: standing, withoutRule: pagesWithoutRule(manifest) };
  } catch (error) {
    await output.discard();
    throw error;
  }
}
