import { useCallback, useEffect, useRef, useState } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

type Send<M extends AnyStateMachine> = (event: EventFromLogic<M>) => Promise<void>;

/**
 * A machine that arrives with the first event: who clicks on nothing loads none. The snapshot is null until then;
 * `send` rejects where the machine cannot be fetched.
 */
export function useLazyMachine<M extends AnyStateMachine>(
  load: () => Promise<M>,
): readonly [SnapshotFrom<M> | null, Send<M>] {
  const [snapshot, setSnapshot] = useState<SnapshotFrom<M> | null>(null);
  const starting = useRef<Promise<Actor<M>> | null>(null);
  const loader = useRef(load);
  useEffect(
    () => () => {
      starting.current?.then((actor) => actor.stop()).catch(() => {});
      starting.current = null;
    },
    [],
  );
  const send = useCallback<Send<M>>(async (event) => {
    if (starting.current === null) {
      starting.current = Promise.all([import('../machines/start-actor.ts'), loader.current()]).then(
        ([{ startActor }, machine]) => startActor(machine, (next) => setSnapshot(() => next)),
      );
    }
    try {
      (await starting.current).send(event);
    } catch (reason) {
      // The next event asks the network again.
      starting.current = null;
      throw reason;
    }
  }, []);
  return [snapshot, send];
}
