import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { SNACKBAR_TIMEOUT, toastMachine } from '../../src/machines/toast.machine.ts';

let clock: SimulatedClock;
beforeEach(() => {
  clock = new SimulatedClock();
});

const EMPTY = { message: '', kind: null, timeout: 7000, defaultTimeout: 7000 };

describe('toast', () => {
  const start = () => createActor(toastMachine, { clock }).start();

  it('is hidden and empty at first', () => {
    const actor = start();
    expect(actor.getSnapshot().value).toBe('hidden');
    expect(actor.getSnapshot().context).toEqual(EMPTY);
    expect(actor.getSnapshot().can({ type: 'dismiss' })).toBe(false);
  });

  it.each(['success', 'danger', 'info', 'warning'] as const)('shows a %s message for 7 seconds', (kind) => {
    const actor = start();
    actor.send({ type: 'show', message: 'Thank you for contacting us.', kind });
    expect(actor.getSnapshot().value).toBe('visible');
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY, message: 'Thank you for contacting us.', kind });
    clock.increment(6999);
    expect(actor.getSnapshot().value).toBe('visible');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('hidden');
    expect(actor.getSnapshot().context).toEqual(EMPTY);
  });

  it('closes on request, and its clock with it', () => {
    const actor = start();
    actor.send({ type: 'show', message: 'a', kind: 'info' });
    actor.send({ type: 'dismiss' });
    expect(actor.getSnapshot().context).toEqual(EMPTY);
    clock.increment(5000);
    actor.send({ type: 'show', message: 'b', kind: 'info' });
    clock.increment(6999);
    expect(actor.getSnapshot().context.message).toBe('b');
  });

  it('takes a timeout for one message only', () => {
    const actor = start();
    actor.send({ type: 'show', message: 'short', kind: 'info', timeout: 100 });
    clock.increment(100);
    expect(actor.getSnapshot().value).toBe('hidden');
    actor.send({ type: 'show', message: 'long', kind: 'info' });
    clock.increment(6999);
    expect(actor.getSnapshot().value).toBe('visible');
  });

  it('replaces the message on view and starts the clock again', () => {
    const actor = start();
    actor.send({ type: 'show', message: 'first', kind: 'info' });
    clock.increment(6000);
    actor.send({ type: 'show', message: 'second', kind: 'danger' });
    clock.increment(6999);
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY, message: 'second', kind: 'danger' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('hidden');
  });
});

describe('copy-link snackbar', () => {
  it('closes after 2 seconds', () => {
    const actor = createActor(toastMachine, { clock, input: { timeout: SNACKBAR_TIMEOUT } }).start();
    actor.send({ type: 'show', message: 'Link Copied!', kind: 'success' });
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('visible');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('hidden');
  });
});
