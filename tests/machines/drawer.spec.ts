import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { drawerMachine } from '../../src/machines/drawer.machine.ts';

const widths = { wide: 280, narrow: 72 };

function start(isMobile: boolean) {
  return createActor(drawerMachine, { input: { isMobile, ...widths } }).start();
}

it('toggles between two widths on a desktop', () => {
  const actor = start(false);
  expect(actor.getSnapshot().value).toEqual({ desktop: 'wide' });
  expect(actor.getSnapshot().context).toEqual({ isMobile: false, ...widths, width: 280 });
  actor.send({ type: 'toggle' });
  expect(actor.getSnapshot().value).toEqual({ desktop: 'narrow' });
  expect(actor.getSnapshot().context).toEqual({ isMobile: false, ...widths, width: 72 });
  actor.send({ type: 'toggle' });
  expect(actor.getSnapshot().context.width).toBe(280);
  expect(actor.getSnapshot().can({ type: 'close' })).toBe(false);
});

it('is closed on mobile, opens by the menu and closes again', () => {
  const actor = start(true);
  expect(actor.getSnapshot().value).toEqual({ mobile: 'closed' });
  expect(actor.getSnapshot().context).toEqual({ isMobile: true, ...widths, width: 0 });
  actor.send({ type: 'toggle' });
  expect(actor.getSnapshot().value).toEqual({ mobile: 'open' });
  expect(actor.getSnapshot().context.width).toBe(280);
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().context.width).toBe(0);
  actor.send({ type: 'toggle' });
  actor.send({ type: 'toggle' });
  expect(actor.getSnapshot().value).toEqual({ mobile: 'closed' });
});

it('a resize sets the mobile flag and closes the drawer when mobile', () => {
  const actor = start(false);
  actor.send({ type: 'resize', isMobile: true });
  expect(actor.getSnapshot().value).toEqual({ mobile: 'closed' });
  expect(actor.getSnapshot().context).toEqual({ isMobile: true, ...widths, width: 0 });
  actor.send({ type: 'toggle' });
  actor.send({ type: 'resize', isMobile: true });
  expect(actor.getSnapshot().value).toEqual({ mobile: 'closed' });
  actor.send({ type: 'resize', isMobile: false });
  expect(actor.getSnapshot().value).toEqual({ desktop: 'wide' });
  expect(actor.getSnapshot().context).toEqual({ isMobile: false, ...widths, width: 280 });
});

it('a resize between desktop widths keeps the choice', () => {
  const actor = start(false);
  actor.send({ type: 'toggle' });
  actor.send({ type: 'resize', isMobile: false });
  expect(actor.getSnapshot().value).toEqual({ desktop: 'narrow' });
});
