import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { siteSearchMachine } from '../../src/machines/site-search.machine.ts';
import type { SearchFinder } from '../../src/model/search-index.ts';

const finder: SearchFinder = { find: () => [], nearest: () => [] };

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
    expect(actor.getSnapshot().value).toEqual({ dialog: 'open', index: 'loading' });
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
});
