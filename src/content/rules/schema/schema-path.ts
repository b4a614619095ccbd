import type { SiteFault } from '../../diagnostics/fault.ts';
import { isObject, own, stringAt } from '../../json/json.ts';
import { remembered, rememberedBy } from '../../json/remembered.ts';
import { asText } from '../../json/unchecked.ts';
import type { SiteContext } from '../../link/site-context.ts';
import { overlayOf, overlaySchema } from '../../overlay/locale.ts';
import { typeOfSchema } from '../../schema/content-types.ts';
import { type ContentFile, mayMean } from '../../site/content-file.ts';
import { saysSchemas, schemaPath, straight } from '../../site/schema-path.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { advice } from '../rule.ts';

interface OtherPath extends Pick<SiteFault, 'file' | 'pointer'> {
  /** What the file names; undefined of a translation that names nothing. */
  readonly named: string | undefined;
  /** Undefined where there is none to name. */
  readonly expected: string | undefined;
  /** True where it names another schema, wherever that lies. */
  readonly isOther: boolean;
}

/** What a file names in place of the schema which its place asks for: the same as long as the file is, and what site.json names. */
const otherPath = rememberedBy((_: string | undefined) =>
  remembered((file: ContentFile, index: SiteIndex): OtherPath | undefined => {
    const { path, schema, value, origins } = file;
    // What was laid together of an original and its translation is looked at as both are written.
    if (origins || !isObject(value)) return undefined;
    const { types } = index.schemas;
    const isTranslation = overlayOf(path) !== undefined;
    const asked = isTranslation ? overlaySchema(path, types) : schema;
    if (asked === undefined) return undefined;
    const expected = schemaPath(index, path, asked);
    const named = stringAt(value, '$schema');
    if (named === undefined) {
      const isMissing = isTranslation && expected !== undefined && own(value, '$schema') === undefined;
      return isMissing ? { file: path, pointer: '', named, expected, isOther: false } : undefined;
    }
    // That a page of items lacks its "each" is told by itself.
    const isOfItems = path.endsWith('].json') || own(value, 'each') !== undefined || mayMean(file, 'each');
    // What pages of items may hold, and what types of the site's own are where it keeps all schemas itself.
    const fitting = [
      expected,
      isOfItems ? expected?.replace(/page\.schema\.json$/, 'templates/$&') : undefined,
      typeOfSchema(types, asked)?.isOwn ? expected?.replace('.schemas/collections/', 'schemas/') : undefined,
    ];
    const short = straight(named);
    if (fitting.includes(short)) return undefined;
    const isNamesake = !isOfItems && short.endsWith(`schemas/templates/${asked}`);
    const isOther = isNamesake || !short.endsWith(`/${asked}`);
    // An address is no path, and the schema of types may be any.
    const isTold = isOther ? asked !== 'type.schema.json' : expected !== undefined && !named.includes('://');
    return isTold ? { file: path, pointer: '/$schema', named, expected, isOther } : undefined;
  }),
);

/** The files that name another path than that of the schema which their place asks for. */
export const otherPaths = remembered(({ index, overlays }: SiteContext): readonly OtherPath[] => {
  const found: OtherPath[] = [];
  const look = otherPath(asText(index.site.$schema));
  for (const file of [...index.files.values(), ...overlays]) {
    const other = look(file, index);
    if (other === undefined) continue;
    // A translation without an original has to go.
    const isKept = other.named !== undefined || index.files.has(overlayOf(file.path)?.original ?? '');
    if (isKept) found.push(other);
  }
  return found;
});

export const schemaSchemaPath = advice({
  says: 'Advice: the path of a file’s schema is missing or leads elsewhere, so your editor finds no schema and completes nothing.',
  wrong: '"$schema": "../schemas/page.schema.json" in pages/index.json',
  right: '"$schema": "../../schemas/page.schema.json"',
  remedy: 'Write the path that the message names.',
  *site(context) {
    if (!saysSchemas(context.index)) return;
    for (const { file, pointer, named, expected, isOther } of otherPaths(context)) {
      if (isOther) continue;
      const message = `This translation names no schema, so your editor completes nothing. Write "$schema": "${expected}".`;
      yield named === undefined
        ? { file, pointer, message, spot: 'brace' }
        : { file, pointer, message: 'Your editor finds no schema at this path.', suggestion: expected };
    }
  },
});
