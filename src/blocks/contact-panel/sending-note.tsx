import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../../ui/icon.tsx';
import { circleCheckIcon, infoIcon } from '../../ui/icons.gen.ts';
import { watchConnection } from '../../ui/notices.ts';
import styles from './contact-panel.module.css';
import type { FormPart } from './use-contact-form.ts';
import type { SendingSnapshot } from './use-sending.ts';

const useOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );

/** In milliseconds. */
const MINUTE = 60_000;

interface Note {
  readonly kind: 'sent' | 'failed' | 'later' | 'offline' | 'waiting';
  readonly text: string;
  /** The words of its button. */
  readonly button?: string;
}

function noteOf(snapshot: SendingSnapshot, data: FormPart['data'], online: boolean): Note | undefined {
  const { words, settings, sentText } = data;
  if (snapshot.matches('arrived') || snapshot.matches('sent'))
    return sentText === undefined ? undefined : { kind: 'sent', text: sentText };
  if (snapshot.matches('waiting'))
    return { kind: 'waiting', text: words.contactWaiting, button: words.contactChange };
  if (!snapshot.matches('failed') || settings.silent) return undefined;
  if (!online && snapshot.can({ type: 'wait' }))
    return { kind: 'offline', text: words.contactOffline, button: words.contactSendLater };
  const { status, retryAt } = snapshot.context;
  if (retryAt === null) return { kind: 'failed', text: words.contactKept };
  // Rounded up: the clock shows no seconds.
  const minute = Math.ceil(retryAt / MINUTE);
  const clock = new Date(minute * MINUTE).toLocaleTimeString(data.format, {
    hour: 'numeric',
    minute: '2-digit',
  });
  const text = status === 429 ? words.contactRetryAfter : words.contactKeptUntil;
  return { kind: 'later', text: text.replace('{time}', clock) };
}

interface ShownProps {
  readonly note: Note;
  /** True where a press on the note before led here. */
  readonly wasPressed: RefObject<boolean>;
  readonly onShown: () => void;
  readonly children: ReactNode;
}

function Shown({ note, wasPressed, onShown, children }: ShownProps) {
  const place = useRef<HTMLDivElement>(null);
  const { kind } = note;
  const come = useEffectEvent(() => {
    const element = place.current;
    if (!element) return;
    element.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    // What was pressed or written in is done with: the focus goes to what came of it.
    const isIdle = activeElement === document.body || element.closest('form')?.contains(activeElement);
    if ((kind === 'sent' || wasPressed.current) && isIdle) element.focus({ preventScroll: true });
    wasPressed.current = false;
    onShown();
  });
  // A note of another kind is another element.
  useEffect(() => come(), []);
  return (
    <div ref={place} className={styles.note} data-kind={kind} tabIndex={-1}>
      {children}
    </div>
  );
}

/** What has become of the message, and what the visitor can do about it. */
export function SendingNote({ data, state }: Omit<FormPart, 'id'>) {
  const online = useOnline();
  const wasPressed = useRef(false);
  const press = (kind: Note['kind']) => {
    const event = kind === 'offline' ? 'wait' : 'edit';
    // The button goes with its note.
    if (event === 'wait') wasPressed.current = true;
    else state.element.current?.querySelector<HTMLElement>('[name=comments]')?.focus();
    state.send(event);
  };
  const note = state.snapshot ? noteOf(state.snapshot, data, online) : undefined;
  return (
    <div className={styles.notes} aria-live="polite">
      {note ? (
        <Shown
          key={note.kind}
          note={note}
          wasPressed={wasPressed}
          onShown={() => note.kind === 'sent' && state.send('told')}
        >
          <Icon shapes={note.kind === 'sent' ? circleCheckIcon : infoIcon} />
          <p>{note.text}</p>
          {note.button ? (
            <button type="button" onClick={() => press(note.kind)}>
              {note.button}
            </button>
          ) : null}
        </Shown>
      ) : null}
    </div>
  );
}
