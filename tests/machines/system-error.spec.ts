import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { systemErrorMachine } from '../../src/machines/system-error.machine.ts';

let clock: SimulatedClock;
const reloadPage = vi.fn();
const error = new Error('broken');
const EMPTY = { online: true, reloadApp: false, error: undefined };

beforeEach(() => {
  clock = new SimulatedClock();
  reloadPage.mockReset();
});

function start() {
  return createActor(systemErrorMachine.provide({ actions: { reloadPage } }), { clock }).start();
}

it('is hidden at first and knows only raise', () => {
  const actor = start();
  expect(actor.getSnapshot().value).toBe('hidden');
  expect(actor.getSnapshot().context).toEqual(EMPTY);
  expect(actor.getSnapshot().can({ type: 'reload' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'dismiss' })).toBe(false);
});

it('raise shows the banner, dismiss hides it', () => {
  const actor = start();
  actor.send({ type: 'raise', online: false, error });
  expect(actor.getSnapshot().value).toEqual({ visible: 'idle' });
  expect(actor.getSnapshot().context).toEqual({ online: false, reloadApp: false, error });
  clock.increment(60_000);
  expect(actor.getSnapshot().value).toEqual({ visible: 'idle' });
  actor.send({ type: 'dismiss' });
  expect(actor.getSnapshot().value).toBe('hidden');
  expect(actor.getSnapshot().context).toEqual(EMPTY);
});

it('reloads by itself after 7 s once the page is known to be outdated, not where it was dismissed', () => {
  const actor = start();
  actor.send({ type: 'outdated' });
  expect(actor.getSnapshot().value).toBe('hidden');
  actor.send({ type: 'raise', online: true, error });
  actor.send({ type: 'outdated' });
  clock.increment(6999);
  expect(reloadPage).not.toHaveBeenCalled();
  clock.increment(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('follows the connection while visible', () => {
  const actor = start();
  actor.send({ type: 'connection', online: false });
  expect(actor.getSnapshot().context.online).toBe(true);
  actor.send({ type: 'raise', online: true });
  actor.send({ type: 'connection', online: true });
  expect(actor.getSnapshot().value).toEqual({ visible: 'idle' });
  actor.send({ type: 'connection', online: false });
  expect(actor.getSnapshot().context.online).toBe(false);
});

it('is over when the connection is back, unless the page is to reload', () => {
  const actor = start();
  actor.send({ type: 'raise', online: false, error });
  actor.send({ type: 'connection', online: true });
  expect(actor.getSnapshot().value).toBe('hidden');
  expect(actor.getSnapshot().context).toEqual(EMPTY);
  actor.send({ type: 'raise', online: false, error, reloadApp: true });
  actor.send({ type: 'connection', online: true });
  expect(actor.getSnapshot().value).toEqual({ visible: 'reloading' });
  expect(actor.getSnapshot().context.online).toBe(true);
});

it('reloads 150 ms after reload is pressed, once', () => {
  const actor = start();
  actor.send({ type: 'raise', online: true });
  actor.send({ type: 'reload' });
  expect(actor.getSnapshot().value).toEqual({ visible: 'reloading' });
  clock.increment(149);
  expect(reloadPage).not.toHaveBeenCalled();
  clock.increment(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().value).toEqual({ visible: 'idle' });
  clock.increment(60_000);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('reloads by itself after 7 s when the flag is raised', () => {
  const actor = start();
  actor.send({ type: 'raise', online: true, reloadApp: true });
  expect(actor.getSnapshot().value).toEqual({ visible: 'reloading' });
  expect(actor.getSnapshot().context.reloadApp).toBe(true);
  clock.increment(6999);
  expect(reloadPage).not.toHaveBeenCalled();
  clock.increment(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context.reloadApp).toBe(false);
});

it('reloads by itself when the flag turns on while visible', () => {
  const actor = start();
  actor.send({ type: 'raise', online: true });
  clock.increment(10_000);
  actor.send({ type: 'raise', online: true, reloadApp: true });
  clock.increment(7000);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it.each([true, false])('dismiss cancels a reload (automatic: %s)', (reloadApp) => {
  const actor = start();
  actor.send({ type: 'raise', online: true, reloadApp });
  if (!reloadApp) actor.send({ type: 'reload' });
  clock.increment(100);
  actor.send({ type: 'dismiss' });
  clock.increment(60_000);
  expect(reloadPage).not.toHaveBeenCalled();
  expect(actor.getSnapshot().context).toEqual(EMPTY);
});

it('a press during the automatic wait reloads after 150 ms', () => {
  const actor = start();
  actor.send({ type: 'raise', online: true, reloadApp: true });
  clock.increment(1000);
  actor.send({ type: 'reload' });
  clock.increment(150);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  clock.increment(60_000);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('a further error changes the text, not the clock', () => {
  const actor = start();
  actor.send({ type: 'raise', online: true, reloadApp: true });
  clock.increment(6000);
  actor.send({ type: 'raise', online: false, error });
  expect(actor.getSnapshot().context).toEqual({ online: false, reloadApp: true, error });
  clock.increment(1000);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
