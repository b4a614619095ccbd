import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { renderPage } from '../app/entry-static.tsx';
import { resolveBlock } from '../blocks/resolvers.ts';
import { buildCode } from '../build/code.ts';
import { headTags } from '../build/html.ts';
import { pour, readTemplate } from '../build/template.ts';
import { buildTheme } from '../build/theme.ts';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import type { Compiler } from '../content/compile.ts';
import { hashedMedia } from '../content/link/addresses.ts';
import { themeSvg } from '../content/load/drawing.ts';
import { routesOf } from '../content/site/page-entries.ts';
import { madeOfValid, type ValidSite } from '../content/site/valid-site.ts';
import { cssString, declarations, themeColors } from '../content/theme/theme-css.ts';
import type { PageModel, ShellModel } from '../model/page-model.ts';

/** The weights of the site's styles, besides that of its headings. */
const WEIGHTS = [400, 500, 600, 700];

const FONT = /@font-face\{[^{}]*\}/g;
const RANGE = /;font-weight:(\d+) (\d+)/;

/**
 * Asks for a font of one weight wherever the style names one of many: browsers print the letters of those as drawings,
 * which readers of PDF files show worse, and which are larger.
 */
export function withSingleWeights(css: string): string {
  const heading = Number(/--heading-weight:(\d+)/.exec(css)?.[1] ?? 400);
  const weights = [...new Set([...WEIGHTS, heading])].sort((a, b) => a - b);
  return css.replace(FONT, (rule) => {
    const [range, low, high] = RANGE.exec(rule) ?? [];
    if (range === undefined) return rule;
    return weights
      .filter((weight) => weight >= Number(low) && weight <= Number(high))
      .map((weight) =>
        rule.replace(/url\("[^"]+/, `$&?weight=${weight}`).replace(range, `;font-weight:${weight}`),
      )
      .join('');
  });
}

/** A font file at one weight, as it is where it has no other. */
async function atWeight(font: Buffer, weight: string | null): Promise<Buffer> {
  if (weight === null) return font;
  const { default: subsetFont } = await import('subset-font');
  const options = { keepAllGlyphs: true, variationAxes: { wght: Number(weight) } };
  return subsetFont(font, '', options).catch(() => font);
}

/** Makes documents ready for the browser: rendered and styled as pages of the site are, with the sheet for paper. */
export type Press = Awaited<ReturnType<typeof openPress>>;

/** Values for the sheet: what runs along the margins. */
const runningTexts = ({ title }: PageModel, { brand, footer }: ShellModel): [string, string][] => [
  ['--brand', cssString(brand.name)],
  ['--descriptor', cssString(brand.descriptor)],
  ['--logo', `url(${cssString(brand.logo.src)})`],
  ['--running', cssString(title)],
  ['--note', cssString(footer.compliance[0] ?? '')],
];

/** Prepares the printing of the documents of a valid site. */
export async function openPress(compiler: Compiler, index: ValidSite, folder: string) {
  const documents = index.documents.flatMap((entry) => routesOf(entry, new Map(), index.schemas));
  const routes = new Map([...index.routes, ...documents.map((entry) => [entry.route, entry] as const)]);
  const [site] = compiler.resolve(madeOfValid({ ...index, routes }), 'production', resolveBlock);
  if (!site) throw new Error('The site has no language.');
  const tokens = index.theme;
  const theme = await buildTheme(tokens, folder, site.addresses.basePath);
  const code = await buildCode();
  // The contract with the renderer's bundle, which is made of src/app/entry-static.tsx.
  const renderer: { renderPage: typeof renderPage } = await import(pathToFileURL(code.renderer).href);
  const template = await readTemplate();
  const [paper = '', cover = ''] = await Promise.all(
    ['paper.css', 'cover.css'].map((name) => readFile(join(root, 'src/documents', name), 'utf8')),
  );
  const styles = [withSingleWeights(theme.css), code.css, ...Object.values(code.blockCss), paper, cover].join(
    '\n',
  );
  const files = new Map(theme.fonts.map(({ address, source }) => [address, source]));
  for (const [file, { hash, size }] of index.input.media)
    if (size) files.set(hashedMedia(file, hash), join(folder, 'public', file));
  return {
    /** @throws UsageError where a section of it cannot be rendered */
    async set(route: string) {
      const page = site.page(route);
      const { html, faults } = await renderer.renderPage(page, site.shell);
      const [fault] = faults;
      if (fault)
        throw new UsageError(`${route}: the section “${fault.id}” cannot be rendered (${fault.reason}).`);
      // With the colours of the screen, which pages on paper else do without.
      const values = [...themeColors(tokens, 'light'), ...runningTexts(page, site.shell)];
      const root = `:root{${declarations(values)}}`;
      const head = [...headTags(page), `<style>${styles}\n${root}</style>`].join('\n');
      const { dir } = site.shell;
      const [before, after] = pour(template, { lang: page.locale, dir, head, boot: '', data: '' });
      // Paper has no part that comes into sight later.
      return { page, html: before + html.replaceAll(' loading="lazy"', '') + after };
    },
    /** The fonts and pictures that documents ask for. */
    async file({ pathname, searchParams }: URL): Promise<Buffer | undefined> {
      const source = files.get(pathname.slice(site.addresses.basePath.length));
      if (source === undefined) return undefined;
      const bytes = await readFile(source);
      if (source.endsWith('.svg')) return Buffer.from(themeSvg(bytes.toString(), tokens));
      return atWeight(bytes, searchParams.get('weight'));
    },
  };
}
