import type { BlockData } from '../blocks/block-data.ts';
import type { BlockType } from '../blocks/block-of.ts';
import { richHtml } from '../content/text/rich-html.ts';
import type { SectionModel } from '../model/page-model.ts';
import type { Headed, ResolvedImage, RichNode, RichTag, RichText } from '../model/resolved.ts';

type Absolute = (address: string) => string;

const element = (tag: RichTag, text: string | undefined) =>
  text === undefined ? '' : richHtml([{ tag, children: [text] }], String);
const heading = (text: string | undefined) => element('h2', text);
const paragraph = (text: string | undefined) => element('p', text);
const picture = ({ src, alt }: ResolvedImage, absolute: Absolute) =>
  `<img src="${absolute(src)}" alt="${richHtml([alt], String)}">`;
const rich = (text: RichText | undefined, absolute: Absolute) => richHtml(text ?? [], absolute);
const linked = (label: string, href: string, absolute: Absolute) =>
  richHtml([{ tag: 'p', children: [{ tag: 'a', href, children: [label] }] }], absolute);

const headed = ({ heading: title, text }: Headed, absolute: Absolute) =>
  heading(title) + rich(text, absolute);

const row = (cells: readonly string[], tag: 'td' | 'th' = 'td'): RichNode => ({
  tag: 'tr',
  children: cells.map((text) => ({ tag, children: [text] })),
});
const table = (rows: readonly RichNode[]) => richHtml([{ tag: 'table', children: rows }], String);

const titled = (
  entries: readonly { readonly title: string; readonly when?: string; readonly text?: RichText }[],
  absolute: Absolute,
) =>
  entries
    .map(({ when, title, text }) => paragraph(when) + element('h3', title) + rich(text, absolute))
    .join('');

/** How an article's cover and the blocks of its text read in a feed. Blocks that only a page can show are left out. */
const TEXTS: { readonly [T in BlockType]?: (block: BlockData<T>, absolute: Absolute) => string } = {
  'article-body': ({ image }, absolute) => (image ? picture(image, absolute) : ''),
  prose: ({ heading: title, text, image, link }, absolute) =>
    heading(title) +
    rich(text, absolute) +
    (image ? picture(image, absolute) : '') +
    (link ? linked(link.label, link.href, absolute) : ''),
  figure: ({ image, caption }, absolute) => picture(image, absolute) + paragraph(caption),
  gallery: ({ shown }, absolute) =>
    shown
      ? headed(shown, absolute) +
        shown.pictures.map(({ image, caption }) => picture(image, absolute) + paragraph(caption)).join('')
      : '',
  quote: ({ text, source }) => `<blockquote>${paragraph(text)}${paragraph(source)}</blockquote>`,
  callout: ({ heading: title, text }, absolute) => heading(title) + rich(text, absolute),
  accordion: (block, absolute) => headed(block, absolute) + titled(block.entries, absolute),
  tabs: (block, absolute) => headed(block, absolute) + titled(block.entries, absolute),
  timeline: (block, absolute) => headed(block, absolute) + titled(block.entries, absolute),
  'key-facts': (block, absolute) =>
    headed(block, absolute) +
    block.facts.map(({ value, label, note }) => paragraph(`${label}: ${value}`) + paragraph(note)).join(''),
  table(block, absolute) {
    const { caption, columns, rows, total, note } = block;
    const labels = columns.map(({ label }) => label);
    const cells = rows.map((texts) => row(texts.map(({ text }) => text)));
    const all = [row(labels, 'th'), ...cells, ...(total ? [row(total, 'th')] : [])];
    return headed(block, absolute) + paragraph(caption) + table(all) + paragraph(note);
  },
  'allocation-table': ({ caption, nameLabel, percentageLabel, rows, total }) =>
    paragraph(caption) +
    table([
      row([nameLabel, percentageLabel], 'th'),
      ...rows.map(({ stockFund, percentage }) => row([stockFund, `${percentage}%`])),
      row([total.label, `${total.percentage}%`], 'th'),
    ]),
  embed: ({ image, title, src, ...head }, absolute) =>
    headed(head, absolute) + (image ? picture(image, absolute) : '') + linked(title, src, absolute),
};

function sectionHtml<T extends BlockType>(type: T, data: unknown, absolute: Absolute): string {
  // The compiler made the data for this type.
  return TEXTS[type]?.(data as BlockData<T>, absolute) ?? '';
}

const isText = (type: string): type is BlockType => Object.hasOwn(TEXTS, type);

const textOf = ({ type, data, inner = [] }: SectionModel, absolute: Absolute): string =>
  [isText(type) ? sectionHtml(type, data, absolute) : '', ...inner.map((part) => textOf(part, absolute))]
    .filter((html) => html !== '')
    .join('\n');

/** The addresses of the sounds and videos of the site's own that a section shows. */
export const playedIn = ({ type, data, inner = [] }: SectionModel): readonly string[] => {
  // The compiler made the data for this type.
  const shown = type === 'embed' ? (data as BlockData<'embed'>) : undefined;
  return [...(shown?.own?.player ? [shown.src] : []), ...inner.flatMap(playedIn)];
};

/** The picture and the one text of an item that is no article of blocks. */
export const longText = (image: ResolvedImage | undefined, text: RichText, absolute: Absolute): string =>
  (image ? picture(image, absolute) : '') + rich(text, absolute);

/**
 * The texts of items on a page, as HTML for readers of feeds.
 * @param absolute makes an address of the site one that is right everywhere
 */
export const fullText = (sections: readonly SectionModel[], absolute: Absolute): string =>
  sections
    .filter(({ inner }) => inner !== undefined)
    .map((section) => textOf(section, absolute))
    .join('\n');
