import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { JsonValue } from '../source/json.ts';

/** The words of a page or an item, as far as there is room for them. */
export interface SearchText {
  readonly headings: string;
  readonly body: string;
}

/** Texts that name a thing to the engine or to search engines, or that stand on a button or above a heading. */
const SILENT = new Set(['$schema', 'id', 'slug', 'videoId', 'seo', 'eyebrow', 'accent', 'label']);
const HEADINGS = new Set(['heading', 'title', 'subtitle', 'subheading', 'topics']);

/** Markdown without its marks, cheaply: thousands of pages are read for one search file. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[ \t]*(?:[-+*>]|\d{1,3}[.)])[ \t]/gm, '')
    .replace(/[*_`~\\]/g, '')
    .replace(/\||-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Collects what a visitor reads in a value: headings apart, links' and pictures' words left out.
 * @param known texts that are shown already: title and summary are not said again
 * @param room the most characters that body and headings may each have
 */
export function collectText(known: Iterable<string>, room: number) {
  const seen = new Set(known);
  const headings: string[] = [];
  const body: string[] = [];
  const left = { headings: room, body: room };
  const add = (text: string, to: 'headings' | 'body') => {
    const clean = left[to] > 0 ? plain(text) : '';
    if (clean === '' || seen.has(clean)) return;
    seen.add(clean);
    const list = to === 'body' ? body : headings;
    list.push(clean.slice(0, left[to]));
    left[to] -= clean.length + 1;
  };
  const addMarkdown = (text: string) => {
    if (!text.includes('#')) return add(text, 'body');
    for (const line of text.split('\n')) {
      const heading = /^#{1,6}[ \t](.*)/.exec(line)?.[1];
      add(heading ?? line, heading === undefined ? 'body' : 'headings');
    }
  };
  return {
    add(shape: Shape, value: JsonValue, fill: (text: string) => string): void {
      let whole = '/';
      walk(shape, value, '', {
        whole: (_, as, pointer) => {
          if (as === 'link' || as === 'image') whole = `${pointer}/`;
        },
        leaf(text, role, _, pointer) {
          if ((role !== 'text' && role !== 'markdown') || (whole !== '/' && pointer.startsWith(whole)))
            return;
          const keys = pointer.split('/').filter((key) => !/^\d*$/.test(key));
          if (keys.some((key) => SILENT.has(key))) return;
          if (role === 'markdown') addMarkdown(fill(text));
          else add(fill(text), HEADINGS.has(keys.at(-1) ?? '') ? 'headings' : 'body');
        },
      });
    },
    text: (): SearchText => ({ headings: headings.join(' · '), body: body.join(' ') }),
  };
}
