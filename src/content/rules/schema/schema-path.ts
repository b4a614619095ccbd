import type { Fault, SiteFault } from '../../diagnostics/fault.ts';
import { isObject, own, stringAt } from '../../json/json.ts';
import type { SiteContext } from '../../link/site-context.ts';
import { overlayOf, overlaySchema } from '../../overlay/locale.ts';
import { typeOfSchema } from '../../schema/content-types.ts';
import { schemaPath, straight } from '../../site/schema-path.ts';
import { advice } from '../rule.ts';

interface OtherPath extends Pick<SiteFault, 'file' | 'pointer'> {
  /** What the file names; undefined of a translation that names nothing. */
  readonly named: string | undefined;
  /** Undefined where there is none to name. */
  readonly expected: string | undefined;
  /** True where it names another schema, wherever that lies. */
  readonly isOther: boolean;
}

/** The files that name another path than that of the schema which their place asks for. */
export function* otherPaths({ index, overlays }: SiteContext): Generator<OtherPath> {
  const { files, schemas } = index;
  for (const { path, schema, value, origins } of [...files.values(), ...overlays]) {
    const original = overlayOf(path)?.original;
    const asked = original === undefined ? schema : overlaySchema(path, schemas.types);
    if (asked === undefined || origins || !isObject(value)) continue;
    const expected = schemaPath(index, path, asked);
    const named = stringAt(value, '$schema');
    if (named === undefined) {
      const isMissing = own(value, '$schema') === undefined && files.has(original ?? '');
      if (isMissing && expected !== undefined)
        yield { file: path, pointer: '', named, expected, isOther: false };
      continue;
    }
    const isOfItems = own(value, 'each') !== undefined;
    // What pages of items may hold, and what types of the site's own are where it keeps all schemas itself.
    const fitting = [
      expected,
      isOfItems ? expected?.replace(/page\.schema\.json$/, 'templates/$&') : undefined,
      typeOfSchema(schemas.types, asked)?.isOwn
        ? expected?.replace('.schemas/collections/', 'schemas/')
        : undefined,
    ];
    const short = straight(named);
    if (fitting.includes(short)) continue;
    const isNamesake = !isOfItems && short.endsWith(`schemas/templates/${asked}`);
    const isOther = isNamesake || !short.endsWith(`/${asked}`);
    // An address is no path, and the schema of types may be any.
    if (isOther ? asked !== 'type.schema.json' : expected !== undefined && !named.includes('://'))
      yield { file: path, pointer: '/$schema', named, expected, isOther };
  }
}

/** Why no editor finds a schema at a path of the right name. */
function strayPath({ named, expected }: OtherPath): Fault {
  if (named !== undefined)
    return { message: 'Your editor finds no schema at this path.', suggestion: expected };
  const message = `This translation names no schema, so your editor completes nothing. Write "$schema": "${expected}".`;
  return { message, spot: 'brace' };
}

export const schemaSchemaPath = advice({
  code: 'schema/schema-path',
  says: 'Advice: the path of a file’s schema is missing or leads elsewhere, so your editor finds no schema and completes nothing.',
  wrong: '"$schema": "../schemas/page.schema.json" in pages/index.json',
  right: '"$schema": "../../schemas/page.schema.json"',
  remedy: 'Write the path that the message names.',
  *site(context) {
    // Where the others lie is told by site.json: those of the engine, or those that the site keeps itself.
    const at = straight(String(context.index.site.$schema));
    if (at.includes('://') || !/(?:^|\/)\.?schemas\/site\.schema\.json$/.test(at)) return;
    for (const path of otherPaths(context)) {
      const { file, pointer, isOther } = path;
      if (!isOther) yield { file, pointer, ...strayPath(path) };
    }
  },
});
