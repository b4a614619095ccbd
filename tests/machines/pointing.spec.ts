import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Opening, pointingMachine } from '../../src/machines/pointing.machine.ts';
import type { PageSources, SourceScope } from '../../src/model/sources.ts';

const scope: SourceScope = { place: 0, texts: [], pictures: [] };
const sources: PageSources = {
  folder: '/work',
  places: [],
  sections: {},
  frame: { page: scope, header: scope, bar: scope, footer: scope, words: scope },
};
const place = {
  file: 'site/pages/a.json',
  line: 3,
  column: 5,
  pointer: '/title',
  original: { file: 'pages/a.json', pointer: '/title' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(isOpened = true, isThere = true) {
  const openings: (Opening | null)[] = [];
  const actor = createActor(
    pointingMachine.provide({
      actors: {
        fetchSources: fromPromise(() => (isThere ? Promise.resolve(sources) : Promise.reject(new Error()))),
        openEditor: fromPromise<void, Opening | null>(({ input }) => {
          openings.push(input);
          return isOpened ? Promise.resolve() : Promise.reject(new Error());
        }),
      },
    }),
  ).start();
  const now = () => actor.getSnapshot().value;
  return { actor, now, openings };
}

async function pointing(...args: Parameters<typeof start>) {
  const made = start(...args);
  made.actor.send({ type: 'hold' });
  await vi.advanceTimersByTimeAsync(120);
  return made;
}

it('asks for the places of the page only where the key is held for a moment', async () => {
  const { actor, now } = start();
  actor.send({ type: 'hold' });
  await vi.advanceTimersByTimeAsync(119);
  expect(now()).toBe('held');
  actor.send({ type: 'release' });
  expect(now()).toBe('off');
  actor.send({ type: 'hold' });
  await vi.advanceTimersByTimeAsync(120);
  expect(now()).toBe('pointing');
});

it('opens what is pointed at, once, and nothing where nothing is', async () => {
  const { actor, now, openings } = await pointing();
  expect(actor.getSnapshot().can({ type: 'open' })).toBe(false);
  actor.send({ type: 'point', place });
  actor.send({ type: 'open' });
  actor.send({ type: 'open' });
  expect(openings).toEqual([{ folder: '/work', place }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toBe('opened');
});

it('an editor that comes up ends it; where none does, that is told', async () => {
  const { actor, now } = await pointing();
  actor.send({ type: 'point', place });
  actor.send({ type: 'open' });
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'release' });
  expect(now()).toBe('opened');
  await vi.advanceTimersByTimeAsync(2500);
  expect(now()).toBe('unseen');
  actor.send({ type: 'leave' });
  expect(now()).toBe('off');
});

it('says that it failed until the next attempt, or for seven seconds', async () => {
  const { actor, now } = await pointing(false);
  actor.send({ type: 'point', place });
  actor.send({ type: 'open' });
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toBe('failed');
  await vi.advanceTimersByTimeAsync(7000);
  expect(now()).toBe('off');
  const { now: away } = await pointing(true, false);
  expect(away()).toBe('unreached');
});

it.each(['stop', 'release', 'leave'] as const)('ends on %s', async (type) => {
  const { actor, now } = await pointing();
  actor.send({ type: 'point', place });
  actor.send({ type });
  expect(now()).toBe('off');
  expect(actor.getSnapshot().context).toEqual({ sources: null, place: null });
});
