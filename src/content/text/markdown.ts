import type { Element, ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { HEADINGS, type RichElement, type RichNode, type RichText, TAGS } from '../../model/resolved.ts';
import { simpleMarkdown, WRITTEN_TAGS } from './simple-markdown.ts';
import type { Parts } from './variables.ts';

/** An item written as `- [ ] …`: its box is drawn by the style, since nobody can tick it here. */
const TASK = 'task-list-item';
const DONE = 'task-list-item done';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });
const sanitized: Options = {
  // The box of a task says whether it is done, and is shown by no tag of its own.
  tagNames: [...WRITTEN_TAGS, 'input'],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    th: ['align'],
    td: ['align'],
    ol: ['start'],
    li: [['className', TASK]],
    input: ['checked'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'iframe'],
};
// Parsing HTML again costs more than all else, and only a text with a `<` in it can hold some.
const withoutHtml = parser().use(rehypeSanitize, sanitized);
const withHtml = parser().use(rehypeRaw).use(rehypeSanitize, sanitized);

const ALIGN = ['left', 'center', 'right'] as const;

const depthOf = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

function shallowest(nodes: readonly ElementContent[]): number {
  return nodes.reduce(
    (least, node) =>
      node.type === 'element'
        ? Math.min(least, depthOf(node.tagName) || 7, shallowest(node.children))
        : least,
    7,
  );
}

/** True for an item written as `- [x] …`; its box stands in its first paragraph where it has several. */
function isDone({ children }: Element): boolean {
  const first = children.find((child) => child.type === 'element');
  return first?.tagName === 'p' ? isDone(first) : first?.properties.checked === true;
}

function attributes(element: Element, href: (target: string) => string): Partial<RichElement> {
  const { properties } = element;
  const align = ALIGN.find((one) => one === properties.align);
  return {
    ...(typeof properties.href === 'string' ? { href: href(properties.href) } : {}),
    ...(typeof properties.title === 'string' ? { title: properties.title } : {}),
    ...(typeof properties.start === 'number' ? { start: properties.start } : {}),
    ...(align ? { align } : {}),
    ...(element.tagName === 'li' && properties.className ? { className: isDone(element) ? DONE : TASK } : {}),
  };
}

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li hr blockquote pre table thead tbody tr th td br'.split(' '),
);

/** True beside a block or at an edge, where a line break is only layout; between words it is a space. */
const bordersBlock = (node: ElementContent | undefined) =>
  node === undefined || (node.type === 'element' && BLOCKS.has(node.tagName));

function convert(
  nodes: readonly ElementContent[],
  top: number,
  href: (target: string) => string,
): RichNode[] {
  const parts = nodes.flatMap((node, i): RichNode[] => {
    if (node.type === 'text') {
      const before = nodes[i - 1];
      // After a line break the source's own is only layout.
      const isBreak = before?.type === 'element' && before.tagName === 'br';
      const value = isBreak ? node.value.replace(/^\n/, '') : node.value;
      const isLayout = value === '\n' && (bordersBlock(before) || bordersBlock(nodes[i + 1]));
      return isLayout || value === '' ? [] : [value];
    }
    if (node.type !== 'element') return [];
    const depth = depthOf(node.tagName);
    const tag = depth > 0 ? HEADINGS[Math.min(depth - top, 2)] : TAGS.find((one) => one === node.tagName);
    const children = convert(node.children, top, href);
    if (!tag) return children;
    return [{ tag, ...attributes(node, href), ...(children.length > 0 ? { children } : {}) }];
  });
  return parts.reduce<RichNode[]>(joinTexts, []);
}

/** Neighbouring texts are one text, whichever way the parser cut them. */
function joinTexts(joined: RichNode[], part: RichNode): RichNode[] {
  const last = joined.at(-1);
  if (typeof last === 'string' && typeof part === 'string') joined[joined.length - 1] = last + part;
  else joined.push(part);
  return joined;
}

/**
 * Compiles Markdown (CommonMark with GFM tables) to a tree. HTML in it passes an allow-list, sanitised last.
 * The shallowest heading of the text becomes `h2`, the next `h3`: the view shifts them below its own heading.
 * @param href resolves the target of each link
 */
export function compileMarkdown(text: string, href: (target: string) => string): RichText {
  return simpleMarkdown(text) ?? parsedMarkdown(text, href);
}

/** The same, always by the parser. */
export function parsedMarkdown(text: string, href: (target: string) => string): RichText {
  const tree: Root = (text.includes('<') ? withHtml : withoutHtml).runSync(parser.parse(text));
  const nodes = tree.children.filter((node): node is ElementContent => node.type !== 'doctype');
  return convert(nodes, shallowest(nodes), href);
}

type Marked = ReturnType<typeof parser.parse>;

/** Where code stands in a text: braces in it are no names of variables. */
export function codeIn(text: string): Parts {
  const found: [number, number][] = [];
  const look = (node: Marked | Marked['children'][number]): void => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    if (isCode && from !== undefined && to !== undefined) found.push([from, to]);
    else if ('children' in node) node.children.forEach(look);
  };
  // Most texts have none.
  if (/`|~~~|^(?: {4}|\t)/m.test(text)) look(parser.parse(text));
  return found;
}

const spacedText = (nodes: RichText): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : spacedText(node.children ?? []) + (/^(p|li|h\d|td|th|br|pre)$/.test(node.tag) ? ' ' : ''),
    )
    .join('');

/** The text of a tree without its marks, for descriptions and search. */
export function plainText(nodes: RichText): string {
  return spacedText(nodes).replace(/\s+/g, ' ').trim();
}
