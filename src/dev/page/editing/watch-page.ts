import { type Found, findAt, findInside, OWN_PANELS } from '../pointing/spot-at.ts';
import type { Editing } from './editing.ts';
import { describeText } from './mark-texts.ts';
import { type createOutline, describeTarget } from './outline.ts';
import { type Target, targetOf } from './target.ts';

const isOwn = (event: Event) =>
  event.composedPath().some((at) => at instanceof Element && at.matches(OWN_PANELS));
/** A click that asks for what a click does without the tools. */
const isPlain = (event: MouseEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.button === 0;

/** While the tools are on, what is pointed at or has the focus is outlined, and a click or Enter edits it. */
export function watchPage(
  editing: Editing,
  outline: ReturnType<typeof createOutline>,
  edit: (target: Target) => void,
  isBusy: () => boolean,
): void {
  const targetFor = (found: Found | undefined): Target | undefined => {
    const info = editing.info();
    // What has gone from the page since has no place on it.
    return info && found?.node.isConnected ? targetOf(info, found) : undefined;
  };
  let again = () => {};
  /** @param focus what is told to have the focus */
  const look = (find: () => Found | undefined, focus?: Element) => {
    again = () => look(find, focus);
    const target = editing.isOn() && !isBusy() ? targetFor(find()) : undefined;
    const text = target && describeTarget(target, editing.uses());
    if (target && text !== undefined) outline.show(target.box, text);
    else outline.hide();
    if (focus && text !== undefined) describeText(focus, `${text} · Enter edits`);
  };
  // What a text says that was just saved is known once the page was read anew.
  let wasReady = false;
  editing.actor.subscribe((state) => {
    const isReady = state.matches({ on: 'ready' });
    if (isReady && !wasReady) again();
    wasReady = isReady;
  });
  /** Edits what was found; where the page is still being read, when that is done. */
  const open = (event: Event, find: () => Found | undefined) => {
    const found = find();
    const info = editing.info();
    if (!found || (info && !targetOf(info, found))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    outline.hide();
    void editing.isSaved().then(async (isSaved) => {
      if (!isSaved) return;
      await editing.ready();
      const target = targetFor(found.node.isConnected ? found : find());
      if (target && editing.isOn()) edit(target);
    });
  };
  const hear = <T extends keyof WindowEventMap>(type: T, react: (event: WindowEventMap[T]) => void) =>
    addEventListener(type, (event) => (editing.isOn() && !isOwn(event) ? react(event) : undefined), true);

  hear('pointermove', (event) => {
    if (event.pointerType !== 'touch' && event.buttons === 0)
      look(() => findAt(event.clientX, event.clientY));
  });
  hear('focusin', ({ target }) => {
    if (target instanceof Element) look(() => findInside(target), target);
  });
  hear('click', (event) => {
    if (isPlain(event) && event.detail > 0) open(event, () => findAt(event.clientX, event.clientY));
  });
  hear('keydown', (event) => {
    const focus = document.activeElement;
    if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey || !focus) return;
    if (focus.matches('input, textarea, select')) return;
    open(event, () => findInside(focus));
  });
  // Also from a button of the panel; what is typed in a field is its own to take back.
  const turn = (event: KeyboardEvent) => {
    const [at] = event.composedPath();
    if (!editing.isOn() || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (at instanceof Element && at.matches('input, textarea, [contenteditable]')) return;
    event.preventDefault();
    void editing.turn(event.shiftKey ? 'redo' : 'undo');
  };
  addEventListener('keydown', turn, true);
  addEventListener('scroll', () => outline.hide(), { capture: true, passive: true });
}
