import { relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { siteCoverage } from '../../command/coverage.ts';
import { asTyped, fromHere } from '../../command/site-path.ts';
import { EditError } from '../../content/edit/value-at.ts';
import { type JsonValue, objectAt, own, stringAt } from '../../content/json/json.ts';
import { recordName } from '../../content/locales/records.ts';
import { localesOf } from '../../content/overlay/locale.ts';
import type { LocaleSite } from '../../content/resolve/site-resolver.ts';
import { weightWords } from '../../content/rules/media/weight.ts';
import { isFurther } from '../../content/site/page-entries.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { changesOf, takingBack } from '../../editing/changes.ts';
import { describeField, holderOf, itemChoices, linkTargets, originalOf } from '../../editing/describe.ts';
import { brokenFor, type Editor } from '../../editing/editor.ts';
import { formAt } from '../../editing/form.ts';
import { openGit } from '../../editing/git.ts';
import { readAddress, readOperation } from '../../editing/operation.ts';
import { versionOf } from '../../editing/written-field.ts';
import type {
  Behind,
  BlockChoice,
  FieldAddress,
  Form,
  Outcome,
  PageInfo,
  Steps,
} from '../../model/editing.ts';
import type { PageSources } from '../../model/sources.ts';
import type { LiveSite } from '../live-site.ts';

/**
 * Describes the fields behind the places of a page; a field that is shown often is described once.
 * @param index the state that the page shows
 * @param newest what the files say, which a mistake keeps the page behind: read for every place that is still the same field there
 */
export function pageInfo(
  index: SiteIndex,
  sources: PageSources,
  file: string,
  locale: string | undefined,
  newest = index,
) {
  const infos: PageInfo['infos'][number][] = [];
  const known = new Map<string, number>();
  const nameIn = ({ files }: SiteIndex, { file, pointer }: FieldAddress) =>
    recordName(files.get(file)?.value, pointer);
  const fields = sources.places.map(({ original }) => {
    const isSame = nameIn(index, original) === nameIn(newest, original);
    const info = describeField(isSame ? newest : index, { ...original, locale });
    if (!info || info.value === undefined || typeof info.value === 'boolean') return null;
    const key = `${info.file}\n${info.pointer}`;
    const number = known.get(key) ?? infos.push({ ...info, holder: holderOf(info.file, info.pointer) }) - 1;
    known.set(key, number);
    return number;
  });
  const { variables } = index.languages.get(locale ?? '') ?? index;
  return {
    sources,
    fields,
    infos,
    variables: Object.fromEntries(variables),
    collections: [...index.schemas.types.keys()],
    file,
    locale,
  };
}

/** So many pages are resolved before anything else gets its turn. */
const AT_ONCE = 5;

/**
 * Counts the pages that show something of a file or of an item of a list, by `file` and `file#pointer`.
 * @param isCurrent asked now and then: false ends the counting
 */
async function countUses(site: LocaleSite, isCurrent: () => boolean): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  const { collections, routes } = site.index;
  const placeOf = (read: string): string | undefined => {
    const [kind = '', subject = ''] = read.split(/ (.*)/s);
    if (kind === 'file') return subject;
    if (kind !== 'item' && kind !== 'card') return undefined;
    const slash = subject.indexOf('/');
    const item = collections.get(subject.slice(0, slash))?.byKey.get(subject.slice(slash + 1));
    return item && `${item.file}${item.pointer === '' ? '' : `#${item.pointer}`}`;
  };
  for (const [number, route] of [...routes.keys()].entries()) {
    const { reads } = site.during(() => site.page(route));
    for (const place of new Set(reads.map(placeOf)))
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    if (number % AT_ONCE === 0) await setImmediate();
    if (!isCurrent()) break;
  }
  return Object.fromEntries(counts);
}

interface Around {
  readonly editor: Editor;
  readonly live: LiveSite;
  blocks(): Promise<readonly BlockChoice[]>;
}

type Action = (given: JsonValue) => Promise<unknown>;

const textIn = (given: JsonValue, key: string): string => stringAt(given, key) ?? '';

/** What pages of the development server can ask of the editor, by name. */
export function createActions({ editor, live, blocks }: Around): Readonly<Record<string, Action>> {
  const git = () => openGit(editor.folder);
  const repository = async () => {
    const found = await git();
    if (!found) throw new EditError('There is no git here.');
    return found;
  };

  async function state(): Promise<Steps> {
    const { undo, redo } = await editor.journal.next();
    return { undo: undo?.what ?? null, redo: redo?.what ?? null };
  }

  async function answered(work: Promise<Outcome>) {
    const outcome = await work;
    return { outcome, ...(await state()) };
  }

  return {
    state,
    async page(given): Promise<PageInfo> {
      const path = textIn(given, 'path');
      const [index, sources, found] = [live.index, live.sources(path), live.place(path)];
      if (!index || !sources || !found) throw new EditError('There is no page yet.');
      const isMain = localesOf(index.site)[0]?.code === found.locale;
      const newest = await editor.read();
      const info = pageInfo(index, sources, found.file, isMain ? undefined : found.locale, newest);
      const { route } = found;
      const entry = index.routes.get(route);
      const isMovable = route !== '/' && route !== index.notFound && entry !== undefined && !isFurther(entry);
      return { ...info, route, isMovable };
    },
    async uses() {
      const { index, sites } = live;
      const [site] = sites;
      return site ? countUses(site, () => live.index === index) : {};
    },
    async form(given) {
      const address = readAddress(objectAt(given, 'address'));
      const index = await editor.read();
      // What is open stays as it was last read: in what cannot be read nothing is found again.
      if (brokenFor(index, address) !== undefined) return null;
      const shown = index.languages.get(address.locale ?? '') ?? index;
      const { file } = address;
      const originals =
        shown === index ? undefined : (pointer: string) => originalOf(index, { ...address, pointer });
      const pointer = editor.placeNow(index, address, stringAt(given, 'version'));
      const field = pointer === undefined ? undefined : formAt(shown, file, pointer, originals);
      const [version, originalVersion] = [versionOf(index, address), versionOf(index, { file, pointer: '' })];
      return { field, pointer, version, originalVersion } satisfies Form;
    },
    save: (given) =>
      answered(editor.edit(readOperation(own(given, 'operation')), stringAt(given, 'version'))),
    undo: () => answered(editor.turn('undo')),
    redo: () => answered(editor.turn('redo')),
    blocks,
    targets: async () => linkTargets(await editor.read()),
    items: async () => itemChoices(await editor.read()),
    async behind(given) {
      const languages = siteCoverage({ index: await editor.read() });
      const files = languages.find(({ code }) => code === textIn(given, 'locale'))?.files ?? [];
      return files.flatMap(({ file, untranslated, stale }): Behind[] =>
        untranslated.length + stale.length > 0 ? [{ file, untranslated, stale }] : [],
      );
    },
    async pictures() {
      const { input } = await editor.read();
      return [...input.media].flatMap(([address, { size }]) => (size ? [address] : []));
    },
    async picture(given) {
      const bytes = Buffer.from(textIn(given, 'data'), 'base64');
      const address = await editor.addPicture(textIn(given, 'name'), bytes);
      const words = weightWords(address, bytes.byteLength);
      return { address, advice: words && `The picture ${words}` };
    },
    async changes() {
      const found = await git();
      return {
        hasGit: found !== undefined,
        folder: asTyped(relative(fromHere('.'), editor.folder) || '.'),
        changes: found ? await changesOf(await editor.read(), found) : [],
      };
    },
    async takeBack(given) {
      const [file, pointer] = [textIn(given, 'file'), textIn(given, 'pointer')];
      const step = await takingBack(await editor.read(), await repository(), file, pointer);
      return answered(editor.carryOut(step));
    },
    async commit(given) {
      const { commit } = await repository();
      return { branch: await commit(textIn(given, 'branch'), textIn(given, 'message')) };
    },
  };
}
