import { useCallback, useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { contactSubmitMachine } from '../../machines/contact-submit.machine.ts';
import type { FormPort, Sending, SendingSettings } from './sending.ts';

/** One for each form of the site: a message on its way is not lost with the page it was written on. */
const sendings = new Map<string, Sending>();

async function open(id: string, settings: SendingSettings, port: () => FormPort): Promise<Sending> {
  const { createSending } = await import('./sending.ts');
  const known = sendings.get(id) ?? createSending(settings, port);
  sendings.set(id, known);
  return known;
}

export type SendingSnapshot = SnapshotFrom<typeof contactSubmitMachine>;

/** Connects a form to what sends its message. The machine and the mutation arrive when somebody begins to write. */
export function useSending(id: string, settings: SendingSettings, port: FormPort) {
  /** Null until somebody begins to write. */
  const [snapshot, setSnapshot] = useState<SendingSnapshot | null>(null);
  const latest = useRef({ settings, port });
  useEffect(() => {
    latest.current = { settings, port };
  });
  const leave = useRef<(() => void) | null>(null);

  const enter = useCallback((sending: Sending) => {
    if (leave.current) return;
    const { unsubscribe } = sending.actor.subscribe(setSnapshot);
    const disconnect = sending.connect(() => latest.current.port);
    leave.current = () => {
      unsubscribe();
      disconnect();
    };
    setSnapshot(sending.actor.getSnapshot());
  }, []);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    // A message may be on its way since this form was last on the page; one that has arrived is no news.
    const known = sendings.get(id);
    if (known?.actor.getSnapshot().matches('sent')) known.actor.send({ type: 'edit' });
    if (known) enter(known);
    return () => {
      isHere.current = false;
      leave.current?.();
      leave.current = null;
    };
  }, [id, enter]);

  /** Fetches what sends; rejects where it cannot be fetched. */
  const prepare = useCallback(async () => {
    const { settings } = latest.current;
    const opened = await open(id, settings, () => latest.current.port);
    if (isHere.current) enter(opened);
    // After a reload: what the visitor agreed to holds.
    if (settings.draft.isWaiting()) opened.actor.send({ type: 'wait' });
    return opened;
  }, [id, enter]);
  /** What is there already. */
  const current = useCallback(() => sendings.get(id), [id]);
  return { snapshot, prepare, current };
}
