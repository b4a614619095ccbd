import { isDeepStrictEqual } from 'node:util';
import { writeSteps } from '../changes/write-change.ts';
import { inTurn, type Turn } from '../command/pending-change.ts';
import { readSchemas } from '../command/schemas.ts';
import { type Compiler, createCompiler } from '../content/compile.ts';
import { around, lastStep, pointerSteps } from '../content/diagnostics/pointer.ts';
import { EditError } from '../content/edit/value-at.ts';
import { isArray, type JsonValue, valueAt } from '../content/json/json.ts';
import { remembered } from '../content/json/remembered.ts';
import { createLoader } from '../content/load/load.ts';
import { addedMistakes, type FileStep, inputAfter, stepsOf } from '../content/rename/site-change.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { textHash } from '../content/site/content-file.ts';
import type { SiteInput } from '../content/site/input.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { FieldAddress, Outcome } from '../model/editing.ts';
import { foundAgain } from './found-again.ts';
import { backwards, type KeptStep, openJournal, type Step } from './journal.ts';
import { onto } from './onto.ts';
import { isOwnFile, type Operation, type Placed } from './operation.ts';
import { addPicture, bringBack, takeAway } from './picture.ts';
import { planOperation } from './plan.ts';
import { sayOperation } from './say.ts';
import { AFTER_DELETION, begunIn, deleted, keptFor, movedBy, readdressed } from './whole-page.ts';
import { fileOf, shownAt, versionOf, writtenAt } from './written-field.ts';

/** The file that a field is written in, or its original, where that cannot be read as it is now. */
export const brokenFor = (index: SiteIndex, address: FieldAddress): string | undefined =>
  [fileOf(address, index), address.file].find((path) => {
    const now = index.allFiles.get(path);
    return now !== undefined && now.value === undefined;
  });

/** How many versions of files that are no longer are kept: a page that was left behind by more is edited as after a restart. */
const OLDER = 50;

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/**
 * Edits a site: what is asked for is worked out, checked in memory, and written only where it makes nothing worse.
 * @param schemas those of this moment, where they may change meanwhile
 */
export async function openEditor(folder: string, schemas?: () => SchemaFiles) {
  const own = schemas?.() ?? (await readSchemas());
  const compilerOf = remembered((files: SchemaFiles) => createCompiler(files));
  const current = () => compilerOf(schemas?.() ?? own);
  const loader = createLoader(folder);
  const journal = openJournal(folder);
  /** Pictures that came in and that no step has named yet. */
  const fresh = new Map<JsonValue, string>();
  /** What files said in the versions that were read: as they are, and the newest of those before. */
  const seen = new Map<string | undefined, JsonValue | undefined>();

  let last: Promise<unknown> = Promise.resolve();

  /** One edit after the other, and none while another process changes the site. */
  const inOrder = <Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> => {
    const next = last.then(() => inTurn(folder, work));
    last = next.catch(() => {});
    return next;
  };

  const checkedBy = remembered((compiler: Compiler) =>
    remembered((input: SiteInput) => {
      const { index } = compiler.check(input, new Date(), { drafts: true });
      for (const file of index.allFiles.values()) {
        const version = textHash(file);
        // To the end, where the newest are.
        seen.delete(version);
        seen.set(version, file.value);
      }
      for (const version of seen.keys()) {
        if (seen.size <= index.allFiles.size + OLDER) break;
        seen.delete(version);
      }
      return index;
    }),
  );
  const read = async () => checkedBy(current())(await loader.load());

  /** @param input the site as it is, where that is known */
  async function write(turn: Turn, step: Step, input?: SiteInput): Promise<Outcome> {
    const foreign = step.files.find(({ path }) => !isOwnFile(path));
    if (foreign) throw new EditError(`“${foreign.path}” is no file of the site.`);
    const before = input ?? (await loader.load());
    const mistakes = addedMistakes(current(), before, inputAfter(before, step.files), new Date());
    if (mistakes.length > 0) return { refused: 'The site would have a mistake.', mistakes };
    await writeSteps(turn, step.files);
    const pictures = step.picture === undefined ? [] : [`public${step.picture}`];
    const { moved } = step;
    const files = [...step.files.map(({ path }) => path), ...pictures];
    return { done: step.what, files, ...(moved && { moved }) };
  }

  /** Where something stands by now that stood at a place of a file in a version of it; undefined where it is gone. */
  function placeNow(index: SiteIndex, { file, pointer }: FieldAddress, version = ''): string | undefined {
    const before = seen.get(version);
    const now = index.allFiles.get(file)?.value;
    return before === undefined ? pointer : foundAgain(before, now, pointerSteps(pointer));
  }

  /** An operation on a file that was changed since: at the place where its field stands now; in conflict where that is not as it was seen. */
  function onNow(index: SiteIndex, asked: Extract<Operation, FieldAddress>, version: string) {
    const { file, op } = asked;
    // The pointer is one of the original.
    const read = version.split('.')[fileOf(asked, index) === file ? 0 : 1];
    const before = seen.get(read);
    const pointer = placeNow(index, asked, read);
    if (pointer === undefined) throw new EditError(`What was edited here is no longer in “${file}”.`);
    const operation = { ...asked, pointer };
    const theirs = shownAt(index, operation);
    const saw = op === 'set' ? asked.was : valueAt(before, asked.pointer);
    const isThere = (pointer: string) => placeNow(index, { file, pointer }, read) === pointer;
    const isSame =
      op === 'set' || op === 'remove'
        ? isDeepStrictEqual(theirs, saw)
        : before !== undefined &&
          // To where something moves is said by the places of the others.
          (op !== 'move' || (isThere(asked.pointer) && isThere(`${around(asked.pointer)}/${asked.to}`)));
    if (isSame) return { operation };
    const conflict = 'The file was changed in the meantime.';
    return { operation, conflict: { conflict, theirs, pointer, version: versionOf(index, operation) } };
  }

  /** A step up or down as a move, which ends with the list. */
  function placed(index: SiteIndex, operation: Operation): Placed {
    if (operation.op !== 'step') return operation;
    const { by, ...address } = operation;
    const list = valueAt(index.allFiles.get(address.file)?.value, around(address.pointer));
    const to = Number(lastStep(address.pointer)) + by;
    return { ...address, op: 'move', to: Math.max(0, Math.min(to, isArray(list) ? list.length - 1 : 0)) };
  }

  function filesOf(index: SiteIndex, operation: Placed): FileStep[] {
    if (operation.op === 'delete') return deleted(index, operation.route);
    if (operation.op === 'readdress') return readdressed(current(), index, operation.route, operation.to);
    return stepsOf(planOperation(index, operation));
  }

  async function edit(turn: Turn, asked: Operation, version?: string): Promise<Outcome> {
    const index = await read();
    const broken = 'pointer' in asked ? brokenFor(index, asked) : undefined;
    if (broken !== undefined)
      throw new EditError(`“${broken}” cannot be read as it is now. Mend its mistake, then save again.`);
    const now = 'pointer' in asked ? versionOf(index, asked) : undefined;
    // A program may have read one of the two files alone.
    const isStale = version !== undefined && ![now, ...(now?.split('.') ?? [])].includes(version);
    const { operation: found, conflict = undefined } =
      isStale && 'pointer' in asked ? onNow(index, asked, version) : { operation: asked };
    if (conflict) return conflict;
    const operation = placed(index, found);
    const field = 'pointer' in operation ? operation : undefined;
    const before = field && writtenAt(index, field);
    const brought = operation.op === 'set' ? fresh.get(operation.value) : undefined;
    const moved = movedBy(operation);
    const step = {
      what: sayOperation(operation, before),
      files: filesOf(index, operation),
      ...(brought !== undefined && { picture: brought }),
      ...(moved && { moved }),
    };
    if (step.files.length === 0) return { done: 'Nothing to save', files: [] };
    const outcome = await write(turn, step, index.input);
    if ('refused' in outcome && operation.op === 'delete')
      return { refused: keptFor(outcome.mistakes, operation.route), mistakes: [] };
    if ('done' in outcome) {
      await journal.add(step);
      fresh.delete(brought ?? '');
      if (operation.op === 'delete') return { ...outcome, done: `${outcome.done}. ${AFTER_DELETION}` };
      if (operation.op === 'item') return { ...outcome, begun: begunIn(index, step.files) };
    }
    return outcome;
  }

  async function turnStep(turn: Turn, way: 'undo' | 'redo', step: KeptStep): Promise<Outcome> {
    const { picture } = step;
    const { allFiles } = await read();
    const asked = way === 'undo' ? backwards(step) : { ...step, what: `Done again: ${step.what}` };
    const files = asked.files.map((file) => onto(file, allFiles.get(file.path)));
    let isToGo = picture !== undefined && way === 'redo' && (await bringBack(folder, picture));
    try {
      const outcome = await write(turn, { ...asked, files });
      if (!('done' in outcome)) return outcome;
      isToGo = way === 'undo';
      await journal.turn(step);
      return outcome;
    } finally {
      if (picture !== undefined && isToGo) await takeAway(folder, picture, await read());
    }
  }

  /** What cannot be done is an answer, too. */
  const refused = (error: unknown): Outcome => {
    if (error instanceof EditError) return { refused: error.message, mistakes: [] };
    throw error;
  };
  const answered = (work: (turn: Turn) => Promise<Outcome>): Promise<Outcome> => inOrder(work).catch(refused);

  /** The step that could not be taken back just now: whoever asks again goes on to the one before, where it still cannot. */
  let stuck: string | undefined;
  async function goBack(turn: Turn, way: 'undo' | 'redo'): Promise<Outcome> {
    const step = (await journal.next())[way];
    if (!step) return { refused: `There is nothing to ${way}.`, mistakes: [] };
    const outcome = await turnStep(turn, way, step).catch(refused);
    const before = stuck;
    stuck = undefined;
    if (way === 'redo' || !('refused' in outcome)) return outcome;
    if (step.name === before) {
      journal.passOver(step);
      return goBack(turn, way);
    }
    stuck = step.name;
    return { ...outcome, refused: `${outcome.refused} Undo again goes on to the step before it.` };
  }

  return {
    folder,
    get compiler() {
      return current();
    },
    /** The newest state of the site, with its drafts; it may have mistakes. */
    read,
    placeNow,
    journal,
    inOrder,
    /** @param version of the file as the editor saw it; left out where no one looked at it before */
    edit: (operation: Operation, version?: string) => answered((turn) => edit(turn, operation, version)),
    turn: (way: 'undo' | 'redo') => answered((turn) => goBack(turn, way)),
    /** Puts a picture into the site; the step that names it first takes it along when it is taken back. @returns its address */
    addPicture: (name: string, bytes: Uint8Array): Promise<string> =>
      inOrder(async () => {
        const { media } = (await read()).input;
        const address = await addPicture(folder, media, name, bytes);
        fresh.set(address, address);
        return address;
      }),
    /** Writes a step that was worked out elsewhere, such as one that takes a change back. */
    carryOut: (step: Step) =>
      answered(async (turn) => {
        const outcome = await write(turn, step);
        if ('done' in outcome) await journal.add(step);
        return outcome;
      }),
  };
}
