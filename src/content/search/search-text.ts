import { beginning } from '../../model/cut.ts';
import { nameOf } from '../diagnostics/pointer.ts';
import type { JsonValue } from '../json/json.ts';
import type { Shape } from '../schema/shape.ts';
import { type Text, walk } from '../schema/walk.ts';

/** Texts that name a thing to the engine or to search engines, or that stand above a heading. */
const SILENT = new Set(['$schema', 'id', 'slug', 'videoId', 'seo', 'eyebrow', 'accent']);
const HEADINGS = new Set(['heading', 'title', 'subtitle', 'subheading', 'topics']);

const MARKS = /[[\]<*_`~|\\\n]|^[-+>\d\s]|\s\s|\s$|---/;

/** The signs before and behind lines of code. */
const FENCE = /^[ \t]*(?:`{3}|~{3})/;

/** Markdown without its marks, cheaply: thousands of pages are read for one search file. */
function plain(markdown: string): string {
  if (!MARKS.test(markdown)) return markdown;
  return (
    markdown
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      // In code they are no tags: `Array<string>`. What is raised or lowered is part of its word, `CO2`, but of no number.
      .replace(
        /(`[^`]*`)|((?<!\d)<su[bp]>|<su[bp]>(?!\d)|<\/su[bp]>)|<[^<>]*>/g,
        (_, code: string | undefined, within: string | undefined) => code ?? (within ? '' : ' '),
      )
      .replace(/^[ \t]*(?:[-+*>]|\d{1,3}[.)])[ \t](?:\[[ xX]\][ \t])?/gm, '')
      // Behind the signs that open code stands its language.
      .replace(/^[ \t]*(?:`{3}|~{3}).*$/gm, '')
      // Within a word it is a part of it: `ACME_KEY`.
      .replace(/[*`~\\]|(?<![\p{L}\p{N}\\])_|_(?![\p{L}\p{N}])/gu, '')
      // The line below a table's head says nothing.
      .replace(/^[ \t|:-]+$/gm, '')
      .replace(/\||-{3,}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Fills in the variables of the site. */
export interface Fill {
  text(written: string): string;
  markdown(written: string): string;
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
      texts.push(beginning(text, left));
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
    let isCode = false;
    for (const line of markdown.split('\n')) {
      const heading = /^#{1,6}[ \t](.*)/.exec(line)?.[1];
      if (FENCE.test(line)) isCode = !isCode;
      else if (isCode) body.add(line.trim());
      else if (heading === undefined) body.add(plain(line));
      else headings.add(plain(heading));
    }
  };

  const isFull = () => body.isFull() && headings.isFull();
  const isLeftOut = (inner: Shape, name: string) =>
    isFull() || SILENT.has(name) || (inner.kind === 'object' && inner.as !== null);

  function add(shape: Shape, value: JsonValue, fill: Fill): void {
    const visit = ({ text, role, pointer }: Text) => {
      if ((role !== 'markdown' && role !== 'text') || isFull()) return;
      if (role === 'markdown') addMarkdown(fill.markdown(text));
      else (HEADINGS.has(nameOf(pointer)) ? headings : body).add(fill.text(text));
    };
    walk(shape, value, '', visit, isLeftOut);
  }

  return {
    add,
    /** Adds a text as it is read. */
    say: body.add,
    /** What was collected, as far as there was room for it. */
    text: () => ({ headings: headings.join(' · '), body: body.join(' ') }),
  };
}
