import type { BootData } from '../app/boot-data.ts';
import { escapeText } from '../ground/escape.ts';
import type { HeadTag, PageModel, ShellModel } from '../model/page-model.ts';
import { scriptJson } from '../model/script-json.ts';
import type { PagePolicies } from '../server/security-headers.ts';
import type { Script } from './assets.ts';
import { pour } from './template.ts';

function headTag({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const open = `<${tag}${list.join('')} data-head>`;
  return tag === 'script' ? `${open}${text ?? ''}</script>` : open;
}

/** What all pages of a build share in their HTML. */
export interface DocumentParts {
  /** `index.html`. */
  readonly template: string;
  /** Fonts to fetch ahead, on the pages of some languages or of all. */
  readonly preloads: readonly { readonly href: string; readonly locales: readonly string[] | undefined }[];
  readonly boot: string;
  readonly icons: readonly string[];
  /** The app: the boot script imports it, and no browser with modules runs it where it stands; those that look over pages see its integrity. */
  readonly entry: Script;
  /** Import map with the chunks' integrity, where the policy allows scripts by hash alone. */
  readonly importMap: string | undefined;
  /** What pages, and those with a policy of their own, are allowed; undefined where headers say it. */
  readonly policies: PagePolicies | undefined;
}

/** Title and tags of a page, as they stand in its head. */
export const headTags = ({ head }: PageModel): string[] => [
  `<title>${escapeText(head.title)}</title>`,
  ...head.tags.map(headTag),
];

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** What a document tells the app. */
export const dataBlock = (boot: BootData): string =>
  `<script type="application/json" id="page-engine">${scriptJson(boot)}</script>`;

const POLICY = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">\n<meta name="referrer" content="strict-origin-when-cross-origin">`;

/** The head of a page. @param styles its style sheets */
export function headOf(
  page: PageModel,
  parts: DocumentParts,
  styles: readonly string[],
  policy?: string,
): string {
  const fonts = parts.preloads.filter(({ locales }) => locales?.includes(page.locale) ?? true);
  return [
    ...(policy === undefined ? [] : [POLICY(policy)]),
    ...headTags(page),
    ...parts.icons,
    ...styles.map(link),
    // In the head, and with haste: a first paint that does not wait for its fonts comes sooner, and then jumps.
    ...fonts.map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
  ].join('\n');
}

/** The document around a page's rendered body: what stands before it and what after. */
export function documentAround(
  head: string,
  { locale, dir }: ShellModel,
  data: BootData,
  parts: DocumentParts,
): readonly [before: string, after: string] {
  const importMap =
    parts.importMap === undefined ? '' : `<script type="importmap">${parts.importMap}</script>\n`;
  const { src, integrity } = parts.entry;
  // Below the style sheets on purpose: the script waits for them, and the body behind it, so that its pictures do not
  // share a slow line with what the first paint needs. Above them, the largest paint of a page full of pictures came later,
  // and the first one of any page: it then waits for the layout of the whole page, in one long task.
  return pour(parts.template, {
    lang: locale,
    dir,
    head,
    boot: `${importMap}<script nomodule id="_" src="${src}" integrity="${integrity}"></script>\n<script>${parts.boot}</script>`,
    data: dataBlock(data),
  });
}
