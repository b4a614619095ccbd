import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { calculatorModeMachine } from '../../src/machines/calculator-mode.machine.ts';

const goal = { goal: 1_000_000, years: 10, rate: 12 };
const invest = { monthly: 5000, lumpSum: 0, years: 10, rate: 12 };
const none = { stepUp: 0, stepUpRupees: 0, inflation: 0, payable: 0 };
/** What its block does not ask for. */
const others = { withdraw: { corpus: 0, monthly: 0, rate: 0 }, extras: none };

function start(mode: 'goal' | 'invest' = 'goal') {
  return createActor(calculatorModeMachine, { input: { mode, goal, invest, ...others } }).start();
}

it.each(['goal', 'invest'] as const)('starts in the mode %s', (mode) => {
  expect(start(mode).getSnapshot().value).toBe(mode);
  expect(start(mode).getSnapshot().context).toEqual({ mode, goal, invest, ...others });
});

it('keeps the values of both forms', () => {
  const actor = start();
  actor.send({ type: 'change', form: 'goal', field: 'goal', value: 500_000 });
  actor.send({ type: 'choose', mode: 'invest' });
  expect(actor.getSnapshot().value).toBe('invest');
  actor.send({ type: 'change', form: 'invest', field: 'lumpSum', value: 70_000 });
  actor.send({ type: 'choose', mode: 'goal' });
  expect(actor.getSnapshot().value).toBe('goal');
  expect(actor.getSnapshot().context).toEqual({
    mode: 'goal',
    goal: { goal: 500_000, years: 10, rate: 12 },
    invest: { monthly: 5000, lumpSum: 70_000, years: 10, rate: 12 },
    ...others,
  });
});

it('draws down as a third mode, whose values the others keep', () => {
  const withdraw = { corpus: 100, monthly: 1, rate: 8 };
  const actor = createActor(calculatorModeMachine, {
    input: { mode: 'goal', goal, invest, withdraw, extras: none },
  }).start();
  actor.send({ type: 'choose', mode: 'withdraw' });
  expect(actor.getSnapshot().value).toBe('withdraw');
  actor.send({ type: 'change', form: 'withdraw', field: 'rate', value: 0, putRight: true });
  actor.send({ type: 'change', form: 'withdraw', field: 'corpus', value: Number.NaN });
  actor.send({ type: 'choose', mode: 'invest' });
  expect(actor.getSnapshot().value).toBe('invest');
  actor.send({ type: 'choose', mode: 'withdraw' });
  expect(actor.getSnapshot().context).toEqual({
    mode: 'withdraw',
    goal,
    invest,
    withdraw: { ...withdraw, rate: 0 },
    extras: none,
    putRight: new Set(['withdraw-rate']),
  });
});

it('choosing the mode on view changes nothing', () => {
  const actor = start();
  actor.send({ type: 'choose', mode: 'goal' });
  expect(actor.getSnapshot().value).toBe('goal');
  expect(actor.getSnapshot().context).toEqual({ mode: 'goal', goal, invest, ...others });
});

it.each(['goal', 'years', 'rate'] as const)('changes the goal form: %s', (field) => {
  const actor = start();
  actor.send({ type: 'change', form: 'goal', field, value: 7 });
  expect(actor.getSnapshot().context).toEqual({
    mode: 'goal',
    goal: { ...goal, [field]: 7 },
    invest,
    ...others,
  });
});

it.each(['monthly', 'lumpSum', 'years', 'rate'] as const)('changes the invest form: %s', (field) => {
  const actor = start('invest');
  actor.send({ type: 'change', form: 'invest', field, value: 7 });
  expect(actor.getSnapshot().context).toEqual({
    mode: 'invest',
    goal,
    invest: { ...invest, [field]: 7 },
    ...others,
  });
});

it('takes a shared link number by number; what it does not name stays', () => {
  const actor = start();
  actor.send({ type: 'choose', mode: 'invest' });
  actor.send({ type: 'change', form: 'goal', field: 'years', value: 0 });
  actor.send({ type: 'change', form: 'invest', field: 'monthly', value: 900 });
  actor.send({ type: 'change', form: 'invest', field: 'rate', value: 8 });
  expect(actor.getSnapshot().value).toBe('invest');
  expect(actor.getSnapshot().context).toEqual({
    mode: 'invest',
    goal: { ...goal, years: 0 },
    invest: { ...invest, monthly: 900, rate: 8 },
    ...others,
  });
  actor.send({ type: 'choose', mode: 'invest' });
  expect(actor.getSnapshot().value).toBe('invest');
});

it.each(['stepUp', 'stepUpRupees', 'inflation', 'payable'] as const)(
  'keeps an extra beside the forms: %s',
  (field) => {
    const actor = start();
    actor.send({ type: 'change', form: 'extras', field, value: 7 });
    expect(actor.getSnapshot().context).toEqual({
      mode: 'goal',
      goal,
      invest,
      ...others,
      extras: { ...none, [field]: 7 },
      refined: true,
    });
    actor.send({ type: 'change', form: 'extras', field: 'inflation', value: 6 });
    expect(actor.getSnapshot().context.extras).toEqual({ ...none, [field]: 7, inflation: 6 });
  },
);

it('shows the extras when asked to, and when one of them changes', () => {
  const actor = start();
  const refined = () => actor.getSnapshot().context.refined ?? false;
  actor.send({ type: 'refine', open: true });
  expect(refined()).toBe(true);
  actor.send({ type: 'refine', open: false });
  actor.send({ type: 'change', form: 'extras', field: 'stepUp', value: 10 });
  expect(refined()).toBe(true);
  actor.send({ type: 'refine', open: false });
  actor.send({ type: 'change', form: 'extras', field: 'stepUp', value: 10 });
  expect(refined()).toBe(false);
});

it('knows which fields hold 0 because they do not take what was written, until they change', () => {
  const actor = start();
  const fields = () => [...(actor.getSnapshot().context.putRight ?? [])];
  actor.send({ type: 'change', form: 'goal', field: 'years', value: 0, putRight: true });
  actor.send({ type: 'change', form: 'extras', field: 'stepUp', value: 0, putRight: true });
  expect(fields()).toEqual(['goal-years', 'stepUp']);
  actor.send({ type: 'change', form: 'invest', field: 'years', value: 0 });
  expect(fields()).toEqual(['goal-years', 'stepUp']);
  actor.send({ type: 'change', form: 'goal', field: 'years', value: 0 });
  expect(fields()).toEqual(['stepUp']);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('ignores %d', (value) => {
  const actor = start();
  actor.send({ type: 'change', form: 'goal', field: 'goal', value });
  actor.send({ type: 'change', form: 'invest', field: 'monthly', value });
  actor.send({ type: 'change', form: 'extras', field: 'payable', value });
  actor.send({ type: 'change', form: 'goal', field: 'rate', value });
  expect(actor.getSnapshot().context).toEqual({ mode: 'goal', goal, invest, ...others });
});
