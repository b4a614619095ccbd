import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { siteSearchMachine } from '../../src/machines/site-search.machine.ts';
import type { SearchFinder } from '../../src/model/search-index.ts';

const finder: SearchFinder = {
  find: async (text) => ({ found: [], count: text.length }),
  nearest: async () => [],
};

function start(load: () => Promise<SearchFinder>) {
  const loadFinder = fromPromise(load);
  return createActor(siteSearchMachine.provide({ actors: { loadFinder } })).start();
}

describe('site-search', () => {
  it('fetches the index with the first opening, once', async () => {
    const load = vi.fn(() => Promise.resolve(finder));
    const actor = start(load);
    expect(load).not.toHaveBeenCalled();
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().value).toEqual({ dialog: 'open', index: 'loading', answer: 'none' });
    await waitFor(actor, (snapshot) => snapshot.matches({ index: 'ready' }));
    expect(actor.getSnapshot().context.finder).toBe(finder);
    actor.send({ type: 'close', by: 'visitor' });
    actor.send({ type: 'open' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('goes on loading while it is closed', async () => {
    const actor = start(() => Promise.resolve(finder));
    actor.send({ type: 'open' });
    actor.send({ type: 'close', by: 'visitor' });
    await waitFor(actor, (snapshot) => snapshot.matches({ dialog: 'closed', index: 'ready' }));
  });

  it.each(['retry', 'open'] as const)('after a failure fetches again on %s', async (type) => {
    const load = vi.fn<() => Promise<SearchFinder>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(finder);
    const actor = start(load);
    actor.send({ type: 'open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ index: 'failed' }));
    if (type === 'open') actor.send({ type: 'close', by: 'visitor' });
    actor.send({ type });
    await waitFor(actor, (snapshot) => snapshot.matches({ dialog: 'open', index: 'ready' }));
  });

  it('keeps the text, until it opens with another', () => {
    const actor = start(() => Promise.resolve(finder));
    actor.send({ type: 'type', text: 'unheard' });
    actor.send({ type: 'open' });
    actor.send({ type: 'type', text: 'tax' });
    actor.send({ type: 'close', by: 'visitor' });
    actor.send({ type: 'open', text: '' });
    expect(actor.getSnapshot().context.text).toBe('tax');
    actor.send({ type: 'close', by: 'visitor' });
    actor.send({ type: 'open', text: 'w' });
    expect(actor.getSnapshot().context.text).toBe('w');
  });

  it.each(['visitor', 'link', 'navigation'] as const)('remembers that %s closed it', (by) => {
    const actor = start(() => Promise.resolve(finder));
    actor.send({ type: 'open' });
    actor.send({ type: 'close', by });
    expect(actor.getSnapshot().context.closedBy).toBe(by);
    expect(actor.getSnapshot().matches({ dialog: 'closed' })).toBe(true);
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().context.closedBy).toBeNull();
  });

  it('looks for what was typed as soon as the index is there', async () => {
    const actor = start(() => Promise.resolve(finder));
    actor.send({ type: 'open' });
    actor.send({ type: 'type', text: ' tax ' });
    expect(actor.getSnapshot().value).toMatchObject({ index: 'loading', answer: 'none' });
    await waitFor(actor, (snapshot) => snapshot.matches({ answer: 'found' }));
    expect(actor.getSnapshot().context.answer).toEqual({ found: [], count: 3, text: 'tax' });
    actor.send({ type: 'type', text: ' ' });
    expect(actor.getSnapshot().matches({ answer: 'none' })).toBe(true);
  });

  it('an older answer never takes the place of a newer one', async () => {
    const waiting = new Map<string, () => void>();
    const slow: SearchFinder = {
      ...finder,
      find: (text) =>
        new Promise((resolve) => waiting.set(text, () => resolve({ found: [], count: text.length }))),
    };
    const actor = start(() => Promise.resolve(slow));
    actor.send({ type: 'open', text: 'a' });
    await waitFor(actor, (snapshot) => snapshot.matches({ answer: 'finding' }));
    actor.send({ type: 'type', text: 'ab' });
    await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['a', 'ab']));
    waiting.get('ab')?.();
    await waitFor(actor, (snapshot) => snapshot.matches({ answer: 'found' }));
    waiting.get('a')?.();
    await new Promise((turn) => setImmediate(turn));
    expect(actor.getSnapshot().context.answer?.text).toBe('ab');
  });

  it('after a part that could not be fetched asks again on retry', async () => {
    const find = vi.fn(finder.find).mockRejectedValueOnce(new Error('offline'));
    const actor = start(() => Promise.resolve({ ...finder, find }));
    actor.send({ type: 'open', text: 'a' });
    await waitFor(actor, (snapshot) => snapshot.matches({ answer: 'failed' }));
    actor.send({ type: 'retry' });
    await waitFor(actor, (snapshot) => snapshot.matches({ answer: 'found' }));
  });
});
