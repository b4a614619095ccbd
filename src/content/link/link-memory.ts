import { contentHash } from '../../ground/content-hash.ts';
import type { Block, Page } from '../../model/content.gen.ts';
import { isObject, type JsonValue, listAt, own, valueAt } from '../json/json.ts';
import { type Recall, remembered } from '../json/remembered.ts';
import type { UncheckedObject } from '../json/unchecked.ts';
import { type ContentTypes, typeOfSchema } from '../schema/content-types.ts';
import { schemasKey } from '../schema/schemas.ts';
import type { AnyItem } from '../site/content.ts';
import type { ContentFile } from '../site/content-file.ts';
import { blocksIn, type RouteEntry } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { type LinkNotes, pathsNamedIn } from './site-context.ts';

type Names<T> = readonly (keyof UncheckedObject<T>)[];

/** Fields of a section that others can name, or that decide how many pages there are. */
const SECTION: Names<Block> = ['id', 'type', 'collection', 'pageSize'];
/** Fields of a page or an item that others can name, or that decide whether visitors see it. */
const WHOLE: Names<Page | AnyItem> = ['id', 'slug', 'each', 'isActive'];

const pick = (value: JsonValue, keys: readonly string[]) =>
  isObject(value) ? keys.map((key) => own(value, key) ?? null) : null;
const pickBlocks = (value: JsonValue) =>
  blocksIn(value).map(({ list, block }) => [list, pick(block, SECTION)]);

/**
 * What a file tells the other files: its address, ids, anchors, and whether it is shown.
 * As long as that is the same, no link in another file can become right or wrong by its change.
 */
const factsOf = remembered(({ schema = '', isSound, value = null }: ContentFile, types: ContentTypes) => {
  const type = typeOfSchema(types, schema);
  const held = [...(type?.order ?? []), type?.roles.get('publishedFrom') ?? ''];
  const heldOf = (item: JsonValue) => held.map((pointer) => pointer && valueAt(item, pointer));
  const told = (item: JsonValue) => [pick(item, WHOLE), heldOf(item), pickBlocks(item)];
  return JSON.stringify([schema, isSound, told(value), listAt(value, 'items').map(told)]);
});

/** Files on which the meaning of every other file depends. */
const COMMON = ['site.json', 'theme.json'];

interface Known<Finding> {
  readonly index: SiteIndex;
  readonly findings: ReadonlyMap<ContentFile, readonly Finding[]>;
  /** How many items visitors see: the clock alone changes it. */
  readonly shown: number;
}

const shownItems = ({ shown }: SiteIndex) => [...shown.values()].flat().length;

/** What is left of the anchors of a page that is bound to an item: a block that the item lacks something for is not there. */
const boundAnchors = ({ page, places }: RouteEntry) =>
  places?.size ? blocksIn(page).map(({ block }) => block.id ?? null) : [];

/** A field that a list asks for decides how many pages it fills: the addresses themselves are compared. */
function hasSameRoutes({ routes: old }: SiteIndex, { routes }: SiteIndex): boolean {
  if (old.size !== routes.size) return false;
  for (const [route, entry] of routes) {
    const known = old.get(route);
    if (!known) return false;
    if (known.page !== entry.page && String(boundAnchors(known)) !== String(boundAnchors(entry)))
      return false;
  }
  return true;
}

/** True where nothing has changed that another file's links could depend on. */
function standsAsBefore(before: SiteIndex, now: SiteIndex): boolean {
  const [old, files, types] = [before.files, now.files, now.schemas.types];
  if (before.input.media !== now.input.media || old.size !== files.size) return false;
  if (!hasSameRoutes(before, now)) return false;
  if (COMMON.some((path) => old.get(path) !== files.get(path))) return false;
  for (const [path, file] of files) {
    const known = old.get(path);
    if (!known || (known !== file && factsOf(known, types) !== factsOf(file, types))) return false;
  }
  return true;
}

/** Changes with all that another file's links could depend on: the same that `standsAsBefore` compares. */
function targetsOf(index: SiteIndex, shown: number, factsIn: (file: ContentFile) => string): string {
  const { files, routes, input, schemas, drafts } = index;
  const common = COMMON.map((path) => files.get(path)?.text);
  const media = [...input.media].map(([path, { hash, bytes, size }]) => [path, hash, bytes, size]);
  const anchors = [...routes].map(([route, entry]) => [route, boundAnchors(entry)]);
  const facts = [...files.values()].map((file) => `${file.path} ${factsIn(file)}`);
  return contentHash(JSON.stringify([schemasKey(schemas), drafts, shown, common, media, anchors, facts]));
}

/**
 * Remembers what linking found in each file. While nothing has changed that others can name, only changed files
 * are linked anew, and the pages that stand for items: they show fields of their items.
 */
export function createLinkMemory<Finding>(
  link: (index: SiteIndex, file: ContentFile) => readonly Finding[],
  notes?: LinkNotes,
) {
  /** With drafts and without: whoever edits asks for both in turn. */
  const known = new Map<boolean, Known<Finding>>();
  return (index: SiteIndex, files: readonly ContentFile[], recall: Recall): readonly Finding[] => {
    const shown = shownItems(index);
    const last = known.get(index.drafts);
    const before = last?.shown === shown && standsAsBefore(last.index, index) ? last : undefined;
    const templates = new Set(index.templates.map(({ file }) => file));
    const findings = new Map<ContentFile, readonly Finding[]>();
    // Only a first look makes use of what earlier commands noted.
    const noted = last ? undefined : notes;
    const factsIn = (file: ContentFile) =>
      noted?.get(file)?.facts ?? contentHash(factsOf(file, index.schemas.types));
    const targets = noted && targetsOf(index, shown, factsIn);
    for (const file of files) {
      const isTemplate = templates.has(file);
      const note = isTemplate ? undefined : noted?.get(file);
      const isNoted = note !== undefined && note.soundAt === targets;
      const kept = isNoted ? [] : before?.findings.get(file);
      const found = isTemplate ? recall(file.path, () => link(index, file)) : (kept ?? link(index, file));
      findings.set(file, found);
      const soundAt = found.length === 0 ? targets : '';
      if (noted && soundAt !== undefined && !isNoted)
        noted.set(file, {
          facts: factsIn(file),
          soundAt,
          paths: JSON.stringify(pathsNamedIn(file, index.schemas)),
        });
    }
    known.set(index.drafts, { index, findings, shown });
    return [...findings.values()].flat();
  };
}
