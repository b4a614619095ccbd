import { type Actor, type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';

/** Starts a machine. A view that waits for it fetches this with the machine: it comes with the library that runs both. */
export function startActor<M extends AnyStateMachine>(
  machine: M,
  onChange: (snapshot: SnapshotFrom<M>) => void,
): Actor<M> {
  const actor = createActor(machine);
  actor.subscribe(onChange);
  return actor.start();
}
