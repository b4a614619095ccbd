import * as Dialog from '@radix-ui/react-dialog';
import { useSelector } from '@xstate/react';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ActorRefFrom, createActor } from 'xstate';
import { moreSheetMachine } from '../../machines/more-sheet.machine.ts';
import type { IconEntry } from '../../model/page-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import { openRoot } from '../../ui/open-root.ts';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import styles from './bottom-bar.module.css';
import { SheetLinks, withoutChildren } from './sheet-links.tsx';

type SheetActor = ActorRefFrom<typeof moreSheetMachine>;

/** What the sheet is made of. */
export interface SheetParts {
  readonly title: string;
  readonly close: string;
  readonly entries: readonly IconEntry[];
  /** True where the disclosure of the main entries was open before: nothing moves under the finger. */
  readonly brief: boolean;
  /** The button that opens the sheet: the focus goes back to it, unless the visitor went elsewhere. */
  readonly trigger: HTMLElement;
}

const barOf = (trigger: HTMLElement) => trigger.closest('nav');

const sheet = createActor(moreSheetMachine).start();
const root = openRoot(document.createElement('div'));

/** Opens the sheet above the bottom bar: it stands there when this returns. */
export function openSheet(parts: SheetParts): void {
  flushSync(() => root.render(<MoreSheet actor={sheet} parts={parts} />));
  flushSync(() => sheet.send({ type: 'open' }));
}

/** How far the sheet must be pulled down to close, in pixels. */
const PULL = 90;

/** Lets the sheet follow a finger on its handle, and closes it where it was pulled far enough. */
function usePull(actor: SheetActor) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const sheetOf = (event: PointerEvent) => event.currentTarget.closest<HTMLElement>('[role=dialog]');
  const release = (event: PointerEvent) => {
    const far = pulled(event) > PULL;
    start.current = null;
    const sheet = sheetOf(event);
    if (sheet) sheet.style.translate = '';
    if (far) actor.send({ type: 'close', by: 'drag' });
  };
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const sheet = sheetOf(event);
      if (start.current !== null && sheet) sheet.style.translate = `0 ${pulled(event)}px`;
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

const WIDE = '(min-width: 62.0625em)';

/** What closes the open sheet from outside: Back, another page, a press on the bar that stays in reach, and a window that has no bar. */
function useOutside(actor: SheetActor, open: boolean, trigger: HTMLElement): void {
  useEffect(() => {
    if (!open) return;
    const leave = () => actor.send({ type: 'close', by: 'navigation' });
    const press = (event: Event) => {
      if (!(event.target instanceof Element) || !barOf(trigger)?.contains(event.target)) return;
      const link = event.target.closest('a');
      // More closes what it has opened.
      if (!link) event.stopPropagation();
      actor.send({ type: 'close', by: link ? 'link' : 'icon' });
    };
    const wide = matchMedia(WIDE);
    // Each page brings a bar of its own.
    const pages = new MutationObserver(() => trigger.isConnected || leave());
    pages.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', press, { capture: true });
    wide.addEventListener('change', leave);
    window.addEventListener('popstate', leave);
    return () => {
      pages.disconnect();
      document.removeEventListener('click', press, { capture: true });
      wide.removeEventListener('change', leave);
      window.removeEventListener('popstate', leave);
    };
  }, [actor, open, trigger]);
}

/** The sheet above the bottom bar. Its machine says whether it is open; every way to close it is an event. */
function MoreSheet({ actor, parts }: { readonly actor: SheetActor; readonly parts: SheetParts }) {
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const pull = usePull(actor);
  useOutside(actor, open, parts.trigger);
  const closeByDevice = () => actor.send({ type: 'close', by: 'escape' });
  useCloseRequest(open, closeByDevice);
  const followLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a'))
      actor.send({ type: 'close', by: 'link' });
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const { closedBy } = actor.getSnapshot().context;
    // The sheet kept the focus from the page that came meanwhile.
    if (!parts.trigger.isConnected) document.getElementById('main')?.focus({ preventScroll: true });
    else if (closedBy !== 'link' && closedBy !== 'navigation') parts.trigger.focus();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && closeByDevice()}>
      <Dialog.Portal>
        <div className={styles.backdrop} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onClick={followLink}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && barOf(parts.trigger)?.contains(event.target))
              event.preventDefault();
            else actor.send({ type: 'close', by: 'backdrop' });
          }}
        >
          <div className={styles.handle} {...pull} />
          <div className={styles.title}>
            <Dialog.Title>{parts.title}</Dialog.Title>
            <button
              type="button"
              className={styles.close}
              aria-label={parts.close}
              onClick={() => actor.send({ type: 'close', by: 'icon' })}
            >
              <Icon shapes={xIcon} />
            </button>
          </div>
          <SheetLinks entries={parts.brief ? withoutChildren(parts.entries) : parts.entries} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
