import { createActor, fromPromise } from 'xstate';
import { type Opening, pointingMachine } from '../../../machines/pointing.machine.ts';
import type { PageSources } from '../../../model/sources.ts';
import { findSource } from './match.ts';
import { createPointingOverlay, type LabelKind } from './overlay.ts';
import { type Found, findAt, findInside } from './spot-at.ts';

/** Where the development server answers with the places of a page, and where Vite opens a file in the editor. */
const SOURCES = '/__page-engine/sources';
const OPEN_IN_EDITOR = '/__open-in-editor';

async function fetchSources(): Promise<PageSources> {
  const response = await fetch(`${SOURCES}?path=${encodeURIComponent(location.pathname)}`);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

async function openEditor({ folder, place }: Opening): Promise<void> {
  const file = `${folder}/${place.file}:${place.line}:${place.column}`;
  const response = await fetch(`${OPEN_IN_EDITOR}?file=${encodeURIComponent(file)}`);
  if (!response.ok) throw new Error(response.statusText);
}

const HINTS: Readonly<Record<string, readonly [text: string, kind: LabelKind]>> = {
  pointing: ['Click opens it in the editor', 'place'],
  opening: ['Opening …', 'told'],
  opened: ['Handed to the editor', 'told'],
  unseen: ['No editor came up? Say which one: LAUNCH_EDITOR=code npm run dev', 'failed'],
  failed: ['The editor could not be opened. Is the development server running?', 'failed'],
  unreached: ['The development server does not answer', 'failed'],
};

const isOnlyAlt = (event: KeyboardEvent) =>
  event.key === 'Alt' && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Hears of an event before the page does. */
const listen = <T extends keyof WindowEventMap>(type: T, hear: (event: WindowEventMap[T]) => void) =>
  addEventListener(type, hear, true);

/**
 * While Alt is held, what is pointed at is outlined and says where it is written; a click, or Enter for what has the focus,
 * opens it in the editor. Escape, another key and leaving the window end it.
 */
export function startPointing(): void {
  const overlay = createPointingOverlay();
  const actor = createActor(
    pointingMachine.provide({
      actors: {
        fetchSources: fromPromise(fetchSources),
        openEditor: fromPromise<void, Opening | null>(({ input }) =>
          input ? openEditor(input) : Promise.reject(new Error('nothing to open')),
        ),
      },
    }),
  ).start();
  let found: Found | undefined;
  let whole = '';
  let last = { x: -1, y: -1 };
  /** Where the pointer was moved to, unless the focus was moved since. */
  let pointer: typeof last | undefined;

  function draw(): void {
    const { value, context } = actor.getSnapshot();
    const [hint, kind] = HINTS[String(value)] ?? [];
    const hasNothing = value === 'pointing' && !context.place;
    if (hint === undefined || kind === undefined || hasNothing) overlay.hide();
    else overlay.show(context.place && found ? found.box(whole) : null, context.place, hint, kind);
  }

  /** Looks again at what lies below the pointer, or at what has the focus where no pointer was moved since. */
  function look(): void {
    const { context } = actor.getSnapshot();
    if (!actor.getSnapshot().matches('pointing') || !context.sources) return;
    const focus = document.activeElement;
    found = pointer ? findAt(pointer.x, pointer.y) : focus ? findInside(focus) : undefined;
    const match = found && findSource(context.sources, found.spot);
    whole = match?.shown ?? '';
    actor.send({ type: 'point', place: match?.place ?? null });
  }

  let before = '';
  actor.subscribe(({ value }) => {
    const entered = String(value) !== before;
    before = String(value);
    if (entered && value === 'pointing') look();
    draw();
  });

  const stop = () => actor.send({ type: 'stop' });
  const open = (event: Event) => {
    if (!actor.getSnapshot().can({ type: 'open' })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    actor.send({ type: 'open' });
  };

  listen('keydown', (event) => {
    if (isOnlyAlt(event)) {
      if (!event.repeat) actor.send({ type: 'hold' });
    } else if (event.key === 'Enter' && event.altKey && !pointer) open(event);
    else stop();
  });
  listen('keyup', (event) => {
    if (event.key !== 'Alt') return;
    // Where pointing was under way the key has done its work: it opens no menu of the browser as well.
    if (actor.getSnapshot().matches('pointing')) event.preventDefault();
    actor.send({ type: 'release' });
  });
  listen('pointermove', (event) => {
    // A browser tells a resting pointer's place again after it has scrolled: that is no move.
    const isMove = event.clientX !== last.x || event.clientY !== last.y;
    last = { x: event.clientX, y: event.clientY };
    if (isMove) pointer = last;
    // The key may have been let go over another window.
    if (!event.altKey) actor.send({ type: 'release' });
    look();
  });
  let isPressed = false;
  listen('mousedown', (event) => {
    isPressed = true;
    // The press that opens a place moves no focus and selects nothing.
    if (actor.getSnapshot().can({ type: 'open' })) event.preventDefault();
  });
  listen('mouseup', () => (isPressed = false));
  listen('focusin', () => {
    if (isPressed) return;
    pointer = undefined;
    look();
  });
  listen('click', open);
  listen('scroll', look);
  addEventListener('resize', stop);
  addEventListener('pagehide', stop);
  addEventListener('blur', () => actor.send({ type: 'leave' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') actor.send({ type: 'leave' });
  });
}
