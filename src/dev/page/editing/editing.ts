import { createActor, fromPromise, waitFor } from 'xstate';
import { editingMachine, type PanelView } from '../../../machines/editing.machine.ts';
import type { Operation, Outcome, PageInfo, Steps } from '../../../model/editing.ts';
import { type Answered, ask } from './api.ts';

/** How many pages show something of a file, or of an item of a list, by `file` and `file#pointer`. */
export type Uses = Readonly<Record<string, number>>;

/** How many pages show something of what a field belongs to; undefined before they are counted. */
export function usesOf(uses: Uses, file: string, pointer: string): number | undefined {
  const item = /^\/items\/\d+/.exec(pointer)?.[0];
  return (item !== undefined ? uses[`${file}#${item}`] : undefined) ?? uses[file];
}

export type Editing = ReturnType<typeof createEditing>;

export const AWAY = 'The development server does not answer.';

const messageOf = (error: unknown) =>
  error instanceof Error && error.name !== 'TypeError' ? error.message : AWAY;

/** So long, in milliseconds, after a save the pages are counted: until then something else is asked. */
const LATER = 3000;
const UNSAVED = 'This was not saved yet: mend it, or take it back with Escape.';

/**
 * The tools' state, and what they do.
 * @param refused shows the field that still holds what was refused; false where none does
 */
export function createEditing(refused: () => boolean) {
  const readPage = () => ask<PageInfo>('page', { path: location.pathname });
  const actor = createActor(editingMachine.provide({ actors: { readPage: fromPromise(readPage) } })).start();

  /** The save of what was typed last, and how many are under way. */
  let saving: Promise<Outcome | undefined> = Promise.resolve(undefined);
  let under = 0;
  /** Whether all that was typed is saved: what was refused stays where it was typed. */
  async function isSaved(): Promise<boolean> {
    await saving;
    if (!refused()) return true;
    actor.send({ type: 'tell', told: { text: UNSAVED, kind: 'failed' } });
    return false;
  }
  async function leave(event: Parameters<typeof actor.send>[0]): Promise<boolean> {
    const isLeft = await isSaved();
    if (isLeft) actor.send(event);
    return isLeft;
  }

  /** Does something that the server may refuse, and says so. */
  async function tried<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      actor.send({ type: 'tell', told: { text: messageOf(error), kind: 'failed' } });
      return undefined;
    }
  }

  async function readSteps(): Promise<void> {
    const steps = await tried(() => ask<Steps>('state'));
    if (steps) actor.send({ type: 'steps', steps });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  async function count(): Promise<void> {
    const uses = await ask<Uses>('uses').catch(() => undefined);
    if (uses) actor.send({ type: 'count', uses });
  }

  /** The address of another page, in the language of the one that is open. */
  function addressOf(to: string, route: string): string | undefined {
    const path = location.pathname;
    if (route === '/') return path.replace(/\/$/, '') + to;
    return path.endsWith(route) ? path.slice(0, -route.length) + to : undefined;
  }

  function toldOf({ done, moved }: Extract<Outcome, { done: string }>) {
    // Until the page was read it can only be the one that has moved.
    const route = actor.getSnapshot().context.info?.route ?? moved?.from;
    const href = route && moved?.to ? addressOf(moved.to, route) : undefined;
    return { text: done, kind: 'done' as const, ...(href && { href, isHere: moved?.from === route }) };
  }

  /** What was asked for last, until its answer is told. */
  let settling: Promise<Outcome | undefined> = Promise.resolve(undefined);
  function settle(asked: Promise<Answered>, isQuiet = false): Promise<Outcome | undefined> {
    settling = tellOutcome(asked, isQuiet);
    return settling;
  }
  async function tellOutcome(asked: Promise<Answered>, isQuiet: boolean): Promise<Outcome | undefined> {
    const answer = await tried(() => asked);
    if (!answer) return undefined;
    const { outcome, undo, redo } = answer;
    actor.send({ type: 'steps', steps: { undo, redo } });
    if ('done' in outcome) {
      if (outcome.files.length > 0) actor.send({ type: 'expect' });
      // A text is shown on the same pages as before; lists and pages may be others. It can wait until nothing else is asked.
      clearTimeout(timer);
      if (!isQuiet) timer = setTimeout(count, LATER);
      actor.send({ type: 'tell', told: toldOf(outcome) });
    } else if (!isQuiet) {
      const why = 'refused' in outcome ? [outcome.mistakes[0]?.message, outcome.refused] : [outcome.conflict];
      actor.send({ type: 'tell', told: { text: why.join(' ').trim(), kind: 'failed' } });
    }
    return outcome;
  }

  return {
    actor,
    tried,
    isOn: () => actor.getSnapshot().matches('on'),
    /** What can be edited; null while the page may show texts that nobody has told the places of. */
    info: () => (actor.getSnapshot().matches({ on: 'ready' }) ? actor.getSnapshot().context.info : null),
    /** What can be edited is known. */
    ready: () => waitFor(actor, (state) => state.matches('off') || state.matches({ on: 'ready' })),
    /** The page was made anew, or is another one. */
    renew(): void {
      actor.send({ type: 'renew' });
      // An assistant may have done something, too.
      void readSteps();
    },
    isSaved,
    isSaving: () => under > 0,
    /** What was refused is mended or taken back: nobody is asked for it any more. */
    forget: () =>
      actor.getSnapshot().context.told?.text === UNSAVED
        ? actor.send({ type: 'tell', told: null })
        : undefined,
    open: (view: PanelView) => leave({ type: 'open', view }),
    close: () => leave({ type: 'close' }),
    switch: () => leave({ type: 'switch' }),
    /**
     * Saves; what is refused is said by whoever asks, at the field.
     * @param operation made once the save before it is answered: only then it is known what the file says
     */
    save(operation: () => Operation, version?: string): Promise<Outcome | undefined> {
      under += 1;
      const asked = saving.then(() => ask<Answered>('save', { operation: operation(), version }));
      saving = settle(asked, true).finally(() => (under -= 1));
      return saving;
    },
    /** Where the page that is open stands now, if it was given another address just now. */
    async movedTo(): Promise<string | undefined> {
      // That files have changed is heard before the answer to what changed them.
      await settling;
      const { told } = actor.getSnapshot().context;
      return told?.isHere ? told.href : undefined;
    },
    /** Does something to a list, or begins a page; what is refused is told. */
    act: async (operation: Operation, version?: string) =>
      (await isSaved()) ? settle(ask('save', { operation, version })) : undefined,
    turn: (way: 'undo' | 'redo') => settle(ask(way)),
    takeBack: (file: string, pointer: string) => settle(ask('takeBack', { file, pointer })),
    /** Counts the pages that share things, of all fields at once. */
    count,
    uses: () => actor.getSnapshot().context.uses,
    readSteps,
  };
}
