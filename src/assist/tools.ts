import { writeSteps } from '../changes/write-change.ts';
import { located } from '../command/source-lines.ts';
import { EditError } from '../content/edit/value-at.ts';
import { type JsonObject, own, stringAt, valueAt } from '../content/json/json.ts';
import { planRename } from '../content/rename/plan.ts';
import { stepsOf } from '../content/rename/site-change.ts';
import { withoutSiteLists } from '../content/schema/site-lists.ts';
import { called, lookUpSubject } from '../content/uses/subject.ts';
import { usesOf } from '../content/uses/uses.ts';
import type { Editor } from '../editing/editor.ts';
import { readAddress, readOperation, textIn } from '../editing/operation.ts';
import { contentHash } from '../ground/content-hash.ts';
import type { Outcome } from '../model/editing.ts';
import { describeBlock, listBlocks, noBlock } from './describe-block.ts';
import { findText } from './find-text.ts';
import { inSite } from './in-site.ts';
import { takePreview } from './preview.ts';

/** What a tool answers: a text or data, or a picture as PNG. */
export type ToolAnswer = string | object | { readonly png: Buffer };

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown };
  run(given: JsonObject): Promise<ToolAnswer>;
}

const text = (description: string) => ({ type: 'string', description });
const takes = (properties: JsonObject, required: readonly string[] = []) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

const FILE = text(
  'Path in the site folder: pages/index.json, collections/articles/a.json, locales/hi/pages/index.json',
);
const POINTER = text('JSON pointer of a field: /sections/0/heading; empty for the whole file');

/** The operations on a site that a program can ask for. @param devUrl where its development server is, for pictures */
export function createTools(editor: Editor, devUrl: string): readonly Tool[] {
  const told = async (outcome: Outcome): Promise<Outcome> =>
    'mistakes' in outcome
      ? { ...outcome, mistakes: inSite((await editor.read()).input.name, outcome.mistakes) }
      : outcome;
  return [
    {
      name: 'describe_block',
      description: 'What a block type is for, its fields and an example; without a type, all block types.',
      inputSchema: takes({ type: text('A block type, such as page-header') }),
      async run(given) {
        const { schemas } = await editor.read();
        const files = withoutSiteLists(schemas.files);
        const type = stringAt(given, 'type');
        if (type === undefined) return listBlocks(files);
        const found = describeBlock(type, files);
        if (found === undefined) throw new EditError(noBlock(type, files));
        return found;
      },
    },
    {
      name: 'find_text',
      description: 'Finds texts of the content by words that they hold: file, pointer and line of each.',
      inputSchema: takes(
        { text: text('Words as they are written'), limit: { type: 'integer', minimum: 1, maximum: 100 } },
        ['text'],
      ),
      async run(given) {
        const limit = own(given, 'limit');
        return findText(await editor.read(), textIn(given, 'text'), typeof limit === 'number' ? limit : 20);
      },
    },
    {
      name: 'read',
      description:
        'Reads a file of the content, or the value at a pointer of it, with the version of the file.',
      inputSchema: takes({ file: FILE, pointer: POINTER }, ['file']),
      async run(given) {
        const index = await editor.read();
        const address = readAddress({ pointer: '', ...given });
        const file = index.allFiles.get(address.file);
        const value = valueAt(file?.value, address.pointer);
        if (value === undefined)
          throw new EditError(`There is nothing at ${address.file}${address.pointer}.`);
        return { ...address, version: contentHash(file?.text ?? ''), value };
      },
    },
    {
      name: 'edit',
      description:
        'Edits the content. Written only where it adds no mistake; else answers the mistakes. Only the bytes of the value change.',
      inputSchema: takes(
        {
          op: {
            enum: ['set', 'insert', 'move', 'duplicate', 'remove', 'page', 'item'],
            description:
              'set a value; insert before an entry (or behind the last); move an entry; duplicate or remove one; begin a page or an item',
          },
          file: FILE,
          pointer: POINTER,
          locale: text('A language: its translation of the field is edited'),
          value: { description: 'For set and insert: any JSON' },
          to: { type: 'integer', minimum: 0, description: 'For move: the new place' },
          route: text('For page: its address'),
          collection: text('For item'),
          slug: text('For item'),
          title: text('For page and item'),
          version: text('Of the file as it was read: the edit is refused where it has changed since'),
        },
        ['op'],
      ),
      run: async (given) => told(await editor.edit(readOperation(given), stringAt(given, 'version'))),
    },
    {
      name: 'undo',
      description: 'Takes the last edit back.',
      inputSchema: takes({}),
      run: async () => told(await editor.turn('undo')),
    },
    {
      name: 'validate',
      description:
        'Every mistake and piece of advice about the content, with file, line, pointer and remedy.',
      inputSchema: takes({}),
      async run() {
        const { input } = await editor.read();
        return inSite(input.name, editor.compiler.check(input, new Date()).diagnostics);
      },
    },
    {
      name: 'refs',
      description:
        'Every use of a page (/about-us), item (articles/slug), file (/images/a.svg), section (/about-us#team), variable ({email}) or accent.',
      inputSchema: takes({ id: text('What to look for') }, ['id']),
      async run(given) {
        const index = await editor.read();
        const looked = lookUpSubject(index, textIn(given, 'id'));
        if ('problem' in looked) throw new EditError(looked.problem);
        const uses = inSite(index.input.name, located(index, usesOf(index, looked.subject)));
        return {
          subject: called(looked.subject),
          uses: uses.map(({ file, line, pointer }) => ({ file, line, pointer })),
        };
      },
    },
    {
      name: 'rename',
      description:
        'Renames a page, item, file or section, and every reference to it. Says what changes; writes unless dry_run. “undo” takes it back, but for a file below public/: rename that back.',
      inputSchema: takes(
        { from: text('The old name'), to: text('The new name'), dry_run: { type: 'boolean' } },
        ['from', 'to'],
      ),
      run: (given) =>
        editor.inOrder(async (turn) => {
          const { compiler } = editor;
          const { input } = await editor.read();
          const plan = planRename(
            { compiler, input, now: new Date() },
            textIn(given, 'from'),
            textIn(given, 'to'),
          );
          if ('problem' in plan)
            throw new EditError(
              [plan.problem, ...(plan.mistakes ?? []).map(({ message }) => message)].join('\n'),
            );
          const isDry = own(given, 'dry_run') === true;
          const { what, places, redirects, change } = plan;
          if (!isDry) {
            await writeSteps(turn, stepsOf(change), change.media);
            if (change.media.size === 0) await editor.journal.add({ what, files: stepsOf(change) });
          }
          return {
            renamed: what,
            written: !isDry,
            references: places,
            redirects,
            files: change.files.map(({ from, to }) => ({ from, to })),
          };
        }),
    },
    {
      name: 'preview',
      description: 'A picture of a page of the running development server (npm run dev).',
      inputSchema: takes(
        {
          path: text('The page’s address: /about-us'),
          width: { type: 'integer', minimum: 320, maximum: 1920 },
        },
        ['path'],
      ),
      async run(given) {
        const width = own(given, 'width');
        return {
          png: await takePreview(devUrl, textIn(given, 'path'), typeof width === 'number' ? width : 1280),
        };
      },
    },
  ];
}
