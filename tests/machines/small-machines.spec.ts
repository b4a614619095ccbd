import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { loaderMachine } from '../../src/machines/loader.machine.ts';
import { moreSheetMachine } from '../../src/machines/more-sheet.machine.ts';
import { postLoginRedirectMachine } from '../../src/machines/post-login-redirect.machine.ts';
import { profileReadMoreMachine } from '../../src/machines/profile-read-more.machine.ts';
import { teamDetailMachine } from '../../src/machines/team-detail.machine.ts';

describe('profile-read-more', () => {
  it('goes from the banner to the detail, one way', () => {
    const actor = createActor(profileReadMoreMachine).start();
    expect(actor.getSnapshot().value).toBe('banner');
    expect(actor.getSnapshot().can({ type: 'readMore' })).toBe(true);
    actor.send({ type: 'readMore' });
    expect(actor.getSnapshot().value).toBe('detail');
    expect(actor.getSnapshot().can({ type: 'readMore' })).toBe(false);
    actor.send({ type: 'readMore' });
    expect(actor.getSnapshot().value).toBe('detail');
  });
});

describe('team-detail', () => {
  it('opens a person, another one, and goes back to the list', () => {
    const actor = createActor(teamDetailMachine).start();
    expect(actor.getSnapshot().value).toBe('list');
    expect(actor.getSnapshot().can({ type: 'close' })).toBe(false);
    actor.send({ type: 'open', memberId: 'asha' });
    expect(actor.getSnapshot().value).toBe('detail');
    expect(actor.getSnapshot().context).toEqual({ memberId: 'asha' });
    actor.send({ type: 'open', memberId: 'ravi' });
    expect(actor.getSnapshot().value).toBe('detail');
    expect(actor.getSnapshot().context).toEqual({ memberId: 'ravi' });
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('list');
    expect(actor.getSnapshot().context).toEqual({ memberId: null });
  });
});

describe('more-sheet', () => {
  it.each(['link', 'icon', 'backdrop', 'escape', 'navigation'] as const)('closes by %s', (by) => {
    const actor = createActor(moreSheetMachine).start();
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().can({ type: 'close', by })).toBe(false);
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().value).toBe('open');
    expect(actor.getSnapshot().context).toEqual({ closedBy: null });
    actor.send({ type: 'close', by });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().context).toEqual({ closedBy: by });
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().context).toEqual({ closedBy: null });
  });
});

describe('loader', () => {
  it('shows while either flag is set', () => {
    const actor = createActor(loaderMachine).start();
    const value = () => actor.getSnapshot().value;
    expect(value()).toBe('hidden');
    actor.send({ type: 'show', source: 'own' });
    expect(value()).toBe('visible');
    actor.send({ type: 'show', source: 'app' });
    actor.send({ type: 'hide', source: 'own' });
    expect(value()).toBe('visible');
    expect(actor.getSnapshot().context).toEqual({ own: false, app: true, suppressed: false });
    actor.send({ type: 'hide', source: 'app' });
    expect(value()).toBe('hidden');
  });

  it('is hidden while a system error is visible, and comes back after it', () => {
    const actor = createActor(loaderMachine).start();
    actor.send({ type: 'show', source: 'app' });
    actor.send({ type: 'suppress' });
    expect(actor.getSnapshot().value).toBe('hidden');
    actor.send({ type: 'show', source: 'own' });
    expect(actor.getSnapshot().value).toBe('hidden');
    actor.send({ type: 'release' });
    expect(actor.getSnapshot().value).toBe('visible');
    expect(actor.getSnapshot().context).toEqual({ own: true, app: true, suppressed: false });
  });
});

describe('post-login-redirect', () => {
  it('keeps the address and its properties until cleared', () => {
    const actor = createActor(postLoginRedirectMachine).start();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toEqual({ url: '', props: {} });
    actor.send({ type: 'set', url: '/contact-us?city=pune', props: { from: 'sip' } });
    expect(actor.getSnapshot().value).toBe('pending');
    expect(actor.getSnapshot().context).toEqual({ url: '/contact-us?city=pune', props: { from: 'sip' } });
    actor.send({ type: 'set', url: '/' });
    expect(actor.getSnapshot().context).toEqual({ url: '/', props: {} });
    actor.send({ type: 'clear' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toEqual({ url: '', props: {} });
  });

  it.each([
    '',
    'contact-us',
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    '/a\\..\\b',
    '/\t/example.com',
    'javascript:alert(1)',
  ])('refuses %j', (url) => {
    const actor = createActor(postLoginRedirectMachine).start();
    expect(actor.getSnapshot().can({ type: 'set', url })).toBe(false);
    actor.send({ type: 'set', url });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
