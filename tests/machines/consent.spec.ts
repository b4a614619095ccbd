import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ConsentAnswer, consentMachine } from '../../src/machines/consent.machine.ts';

function consent(remembered: ConsentAnswer | null = null) {
  const did: string[] = [];
  const actions = {
    load: () => void did.push('load'),
    stop: () => void did.push('stop'),
    remember: (_: unknown, answer: ConsentAnswer) => void did.push(`remember ${answer}`),
  };
  const actor = createActor(consentMachine.provide({ actions }), { input: { remembered } }).start();
  return { actor, did, value: () => actor.getSnapshot().value };
}

describe('consent', () => {
  it('is asked for once; nothing is loaded before the answer', () => {
    const { actor, did, value } = consent();
    expect(value()).toBe('asking');
    expect(did).toEqual([]);
    actor.send({ type: 'accept' });
    expect(value()).toBe('accepted');
    expect(did.toSorted()).toEqual(['load', 'remember accepted']);
  });

  it('refused is remembered, and loads nothing', () => {
    const { actor, did, value } = consent();
    actor.send({ type: 'decline' });
    expect(value()).toBe('declined');
    expect(did).toEqual(['remember declined', 'stop']);
  });

  it('of an earlier visit holds', () => {
    const accepted = consent('accepted');
    expect([accepted.value(), accepted.did]).toEqual(['accepted', ['load']]);
    const declined = consent('declined');
    expect([declined.value(), declined.did]).toEqual(['declined', []]);
  });

  it('can be taken back', () => {
    const { actor, did, value } = consent('accepted');
    actor.send({ type: 'reopen' });
    expect(value()).toBe('asking');
    actor.send({ type: 'decline' });
    expect(value()).toBe('declined');
    expect(did).toEqual(['load', 'remember declined', 'stop']);
    actor.send({ type: 'reopen' });
    actor.send({ type: 'accept' });
    expect(did.slice(3).toSorted()).toEqual(['load', 'remember accepted']);
  });
});
