import { isArray, isObject, type JsonValue } from '../json/json.ts';
import type { Shape } from '../schema/shape.ts';
import { joinLines, variantOf } from '../schema/walk.ts';

/** Texts that name a thing to the engine or to search engines, or that stand on a button or above a heading. */
const SILENT = new Set(['$schema', 'id', 'slug', 'videoId', 'seo', 'eyebrow', 'accent', 'label']);
const HEADINGS = new Set(['heading', 'title', 'subtitle', 'subheading', 'topics']);

const MARKS = /[[\]<*_`~|\\\n]|^[-+>\d\s]|\s\s|\s$|---/;

/** Markdown without its marks, cheaply: thousands of pages are read for one search file. */
function plain(markdown: string): string {
  if (!MARKS.test(markdown)) return markdown;
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[ \t]*(?:[-+*>]|\d{1,3}[.)])[ \t]/gm, '')
    .replace(/[*_`~\\]/g, '')
    .replace(/\||-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One of the two lists that a text goes to, and how much of it may. */
function createList(seen: Set<string>, room: number) {
  const texts: string[] = [];
  let left = room;
  return {
    isFull: () => left <= 0,
    add(text: string): void {
      if (left <= 0 || text === '' || seen.has(text)) return;
      seen.add(text);
      texts.push(text.slice(0, left));
      left -= text.length + 1;
    },
    join: (between: string) => texts.join(between),
  };
}

/**
 * Collects what a visitor reads in values: headings apart, links' and pictures' words left out.
 * @param known texts that are shown already: title and summary are not said again
 * @param room the most characters that body and headings may each have
 */
export function collectText(known: Iterable<string>, room: number) {
  const seen = new Set(known);
  const headings = createList(seen, room);
  const body = createList(seen, room);

  const addMarkdown = (markdown: string) => {
    // Twice the room has enough left when the marks are gone.
    if (!markdown.includes('#'))
      return body.isFull() ? undefined : body.add(plain(markdown.slice(0, 2 * room)));
    for (const line of markdown.split('\n')) {
      const heading = /^#{1,6}[ \t](.*)/.exec(line)?.[1];
      if (heading === undefined) body.add(plain(line));
      else headings.add(plain(heading));
    }
  };

  function add(shape: Shape, value: JsonValue | undefined, fill: (text: string) => string, key = ''): void {
    if (value === undefined || (body.isFull() && headings.isFull())) return;
    if (shape.kind === 'leaf') {
      const text = shape.role === 'markdown' ? joinLines(value) : value;
      if (typeof text !== 'string') return;
      if (shape.role === 'markdown') addMarkdown(fill(text));
      else if (shape.role === 'text') (HEADINGS.has(key) ? headings : body).add(fill(text));
    } else if (shape.kind === 'array') {
      if (isArray(value)) for (const item of value) add(shape.items, item, fill, key);
    } else if (shape.kind === 'union') {
      const variant = variantOf(shape, value);
      if (variant) add(variant, value, fill);
    } else if (isObject(value) && !shape.as) {
      for (const name of Object.keys(value)) {
        const inner = SILENT.has(name) ? null : (shape.properties.get(name) ?? shape.additional);
        if (inner) add(inner, value[name], fill, name);
      }
    }
  }

  return {
    add,
    /** What was collected, as far as there was room for it. */
    text: () => ({ headings: headings.join(' · '), body: body.join(' ') }),
  };
}
