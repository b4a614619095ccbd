import { EditError } from '../../content/edit/value-at.ts';
import { type JsonValue, objectAt, own, stringAt } from '../../content/json/json.ts';
import { localesOf } from '../../content/overlay/locale.ts';
import { changesOf, takingBack } from '../../editing/changes.ts';
import { linkTargets } from '../../editing/completions.ts';
import { type Editor, versionOf } from '../../editing/editor.ts';
import { formAt } from '../../editing/form.ts';
import { openGit } from '../../editing/git.ts';
import { readAddress, readOperation } from '../../editing/operation.ts';
import type { BlockChoice, Form, Outcome, PageInfo, Steps } from '../../model/editing.ts';
import type { LiveSite } from '../live-site.ts';
import { pageInfo } from './page-info.ts';
import { countUses } from './uses.ts';

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

  async function state(): Promise<Steps> {
    const { undo, redo } = editor.journal.next();
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
      const [sources, found] = [live.sources(path), live.place(path)];
      if (!sources || !found) throw new EditError('There is no page yet.');
      const index = await editor.read();
      const isMain = localesOf(index.site)[0]?.code === found.locale;
      return pageInfo(index, sources, found.file, isMain ? undefined : found.locale);
    },
    async uses() {
      const { index, site } = live;
      return site ? countUses(site, () => live.index === index) : {};
    },
    async form(given) {
      const address = readAddress(objectAt(given, 'address'));
      const index = await editor.read();
      const shown = index.languages.get(address.locale ?? '') ?? index;
      const { file, pointer } = address;
      const field = formAt(shown, file, pointer);
      const [version, originalVersion] = [versionOf(index, address), versionOf(index, { file, pointer })];
      return { ...(field && { field }), version, originalVersion } satisfies Form;
    },
    save: (given) =>
      answered(editor.edit(readOperation(own(given, 'operation')), stringAt(given, 'version'))),
    undo: () => answered(editor.turn('undo')),
    redo: () => answered(editor.turn('redo')),
    blocks,
    targets: async () => linkTargets(await editor.read()),
    async pictures() {
      const { input } = await editor.read();
      return [...input.media].flatMap(([address, { size }]) => (size ? [address] : []));
    },
    async picture(given) {
      const bytes = Buffer.from(textIn(given, 'data'), 'base64');
      return { address: await editor.addPicture(textIn(given, 'name'), bytes) };
    },
    async changes() {
      const repository = await git();
      return {
        hasGit: repository !== undefined,
        changes: repository ? await changesOf(await editor.read(), repository) : [],
      };
    },
    async takeBack(given) {
      const repository = await git();
      if (!repository) throw new EditError('There is no git here.');
      const index = await editor.read();
      const step = await takingBack(index, repository, textIn(given, 'file'), textIn(given, 'pointer'));
      return answered(editor.carryOut(step));
    },
    async commit(given) {
      const repository = await git();
      if (!repository) throw new EditError('There is no git here.');
      return { branch: await repository.commit(textIn(given, 'branch'), textIn(given, 'message')) };
    },
  };
}
