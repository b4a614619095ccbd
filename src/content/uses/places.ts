import { nodesIn } from '../diagnostics/locate.ts';
import { offsetInLiteral } from '../edit/literal.ts';
import { type Reference, referencesIn } from '../link/references.ts';
import { schemaFor } from '../schema/placement.ts';
import type { Shape } from '../schema/shape.ts';
import type { ContentFile } from '../site/content-file.ts';
import { baseOf, readable } from './overlay.ts';

/** A place in a file that names something, to the character. */
export interface Place extends Reference {
  readonly file: string;
  /** Offsets in the file of a part of what is written; of all of it where nothing is said. */
  range(from?: number, to?: number): readonly [start: number, end: number];
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
  const nodes = nodesIn(source);
  const places = referencesIn(path, value, shapeOf(schema)).flatMap((named): Place[] => {
    const node = nodes.get(named.pointer);
    // The engine's own words have places to fill in that are no variables of the site.
    if (!node || (named.kind === 'variable' && schema === 'strings.schema.json')) return [];
    const offset = (at: number) => offsetInLiteral(source, node.offset, named.index + at);
    const range = (from = 0, to = named.text.length) => [offset(from), offset(to)] as const;
    return [{ ...named, file: path, range }];
  });
  return places.sort((a, b) => a.range()[0] - b.range()[0]);
}
