import { type Node, parseTree } from 'jsonc-parser';
import type { Site } from '../../model/content.gen.ts';
import { nodesOf } from '../diagnostics/locate.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { offsetInLiteral } from '../edit/literal.ts';
import { isArray, type JsonValue } from '../json/json.ts';
import { asList, unchecked } from '../json/unchecked.ts';
import { listedItems } from '../link/references.ts';
import { schemaFor } from '../schema/placement.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { markdownLinks } from '../text/markdown-links.ts';
import { baseOf, readable } from './overlay.ts';

export type Named =
  | { readonly kind: 'link' | 'media' | 'accent' | 'variable' }
  /** The address that a redirect leaves, or that of the not-found page. */
  | { readonly kind: 'route' }
  | { readonly kind: 'item'; readonly collection: string };

/** A place in a file that names something, to the character. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly named: Named;
  /** What is written there: a whole link, a path, a key. */
  readonly text: string;
  /** Offsets in the file of a part of it; of all of it where nothing is said. */
  range(from?: number, to?: number): readonly [start: number, end: number];
}

/** One literal of a text: Markdown may be written as several lines. */
interface Line {
  readonly pointer: string;
  readonly node: Node;
  /** Where it begins in the joined text. */
  readonly start: number;
}

type Found = Pick<Place, 'text' | 'named'> & { readonly index: number };

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9.]*)\}/g;

function namedIn(text: string, role: string, collection: string | null): Found[] {
  if (collection !== null) return [{ text, index: 0, named: { kind: 'item', collection } }];
  if (role === 'media' || role === 'accent') return [{ text, index: 0, named: { kind: role } }];
  if (role !== 'text' && role !== 'link' && role !== 'markdown') return [];
  const variables = [...text.matchAll(PLACEHOLDER)].map(
    (match): Found => ({ text: match[0], index: match.index, named: { kind: 'variable' } }),
  );
  const links = role === 'link' ? [{ href: text, index: 0 }] : role === 'markdown' ? markdownLinks(text) : [];
  const byIndex = new Map(
    links.map(({ href, index }): [number, Found] => [index, { text: href, index, named: { kind: 'link' } }]),
  );
  return [...byIndex.values(), ...variables];
}

/** Addresses that are no links: those that redirects leave, and the not-found page. */
function routesNamed(path: string, value: JsonValue): { readonly pointer: string; readonly text: string }[] {
  if (path !== 'site.json') return [];
  const { redirects, notFound } = unchecked<Site>(value);
  const from = asList(redirects).map((redirect, index) => ({
    pointer: `/redirects/${index}/from`,
    text: redirect?.from,
  }));
  return [...from, { pointer: '/notFound', text: notFound }].flatMap(({ pointer, text }) =>
    typeof text === 'string' ? [{ pointer, text }] : [],
  );
}

/** Everything that a file names, in the order in which it stands there. */
export function placesIn(
  file: ContentFile,
  files: ReadonlyMap<string, ContentFile>,
  shapeOf: (schema: string) => Shape,
): Place[] {
  const { path, text: source } = file;
  const schema = schemaFor(baseOf(path));
  const value = readable(file, files);
  // What cannot be read may be nested too deep for the parser.
  if (schema === undefined || value === undefined || source === undefined) return [];
  const tree = parseTree(source, [], { disallowComments: true });
  if (!tree) return [];
  const nodes = nodesOf(tree);
  const places: Place[] = [];

  const linesAt = (pointer: string, text: JsonValue): Line[] => {
    const lines = isArray(text) ? text.map(String) : [];
    let start = 0;
    const entries = isArray(text)
      ? lines.map((line, i) => ({ line, pointer: pointerTo(pointer, i) }))
      : [{ line: '', pointer }];
    return entries.flatMap(({ line, pointer: at }) => {
      const node = nodes.get(at);
      const found = node ? [{ pointer: at, node, start }] : [];
      start += line.length + 1;
      return found;
    });
  };

  const add = (lines: readonly Line[], { text, index, named }: Found): void => {
    const line = lines.findLast(({ start }) => start <= index);
    if (!line) return;
    const offset = (at: number) => offsetInLiteral(source, line.node.offset, index - line.start + at);
    const range = (from = 0, to = text.length) => [offset(from), offset(to)] as const;
    places.push({ file: path, pointer: line.pointer, named, text, range });
  };
  const whole = (pointer: string, text: string, named: Named): void =>
    add(linesAt(pointer, text), { text, index: 0, named });

  walk(shapeOf(schema), value, '', {
    leaf(text, role, collection, pointer, literal) {
      const lines = linesAt(pointer, literal);
      // The engine's own words have places to fill in that are no variables of the site.
      for (const found of namedIn(text, role, collection))
        if (found.named.kind !== 'variable' || schema !== 'strings.schema.json') add(lines, found);
    },
  });
  for (const { collection, key, pointer } of listedItems(value))
    whole(pointer, key, { kind: 'item', collection });
  for (const { pointer, text } of routesNamed(path, value)) whole(pointer, text, { kind: 'route' });
  return places.sort((a, b) => a.range()[0] - b.range()[0]);
}
