import { createActor, fromPromise, waitFor } from 'xstate';
import { editingMachine, type PanelView } from '../../../machines/editing.machine.ts';
import type { Operation, Outcome, PageInfo, Steps } from '../../../model/editing.ts';
import { type Answered, ask } from './api.ts';

export type Editing = ReturnType<typeof createEditing>;

const messageOf = (error: unknown) =>
  error instanceof Error && error.name !== 'TypeError'
    ? error.message
    : 'The development server does not answer.';

/** So long, in milliseconds, what was saved is waited for. */
const PATIENCE = 3000;

/** The tools' state, and what they do. */
export function createEditing() {
  const readPage = () => ask<PageInfo>('page', { path: location.pathname });
  const actor = createActor(editingMachine.provide({ actors: { readPage: fromPromise(readPage) } })).start();
  let uses: Promise<Readonly<Record<string, number>>> | undefined;

  /** What was saved is on the page: until then it shows texts that nobody has told the places of. */
  let shown = Promise.resolve();
  let arrived = () => {};
  const expectNews = () => {
    shown = new Promise((resolve) => {
      arrived = resolve;
      setTimeout(resolve, PATIENCE);
    });
  };

  /** Does something that the server may refuse, and says so. */
  async function tried<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      actor.send({ type: 'tell', told: { text: messageOf(error), kind: 'failed' } });
      return undefined;
    }
  }

  async function settle(asked: Promise<Answered>, isQuiet = false): Promise<Outcome | undefined> {
    const answer = await tried(() => asked);
    if (!answer) return undefined;
    const { outcome, undo, redo } = answer;
    actor.send({ type: 'steps', steps: { undo, redo } });
    if ('done' in outcome) {
      uses = undefined;
      if (outcome.files.length > 0) expectNews();
      actor.send({ type: 'tell', told: { text: outcome.done, kind: 'done' } });
    } else if (!isQuiet) {
      const why = 'refused' in outcome ? (outcome.mistakes[0]?.message ?? outcome.refused) : outcome.conflict;
      actor.send({ type: 'tell', told: { text: why, kind: 'failed' } });
    }
    return outcome;
  }

  return {
    actor,
    tried,
    isOn: () => actor.getSnapshot().matches('on'),
    info: () => actor.getSnapshot().context.info,
    /** What can be edited is known. */
    ready: () => shown.then(() => waitFor(actor, (state) => !state.matches({ on: 'reading' }))),
    /** The page was made anew, or is another one. */
    renew(): void {
      actor.send({ type: 'renew' });
      arrived();
    },
    open: (view: PanelView) => actor.send({ type: 'open', view }),
    /** Saves; what is refused is said by whoever asks, at the field. */
    save: (operation: Operation, version?: string) =>
      settle(ask('save', { operation, ...(version !== undefined && { version }) }), true),
    /** Does something to a list, or begins a page; what is refused is told. */
    act: (operation: Operation, version?: string) =>
      settle(ask('save', { operation, ...(version !== undefined && { version }) })),
    turn: (way: 'undo' | 'redo') => settle(ask(way)),
    takeBack: (file: string, pointer: string) => settle(ask('takeBack', { file, pointer })),
    /** How many pages show something of a file. */
    async usesOf(file: string, pointer: string): Promise<number | undefined> {
      uses ??= ask<Readonly<Record<string, number>>>('uses').catch(() => ({}));
      const counts = await uses;
      const item = /^\/items\/\d+/.exec(pointer)?.[0];
      return (item !== undefined ? counts[`${file}#${item}`] : undefined) ?? counts[file];
    },
    async readSteps(): Promise<void> {
      const steps = await tried(() => ask<Steps>('state'));
      if (steps) actor.send({ type: 'steps', steps });
    },
  };
}
