import { createRoot } from 'react-dom/client';
import { addElement, dress } from '../shadow-panel.ts';
import { reveal } from './controls.tsx';
import style from './editing.css?inline';
import { AWAY, createEditing } from './editing.ts';
import { markTexts, unmarkTexts, wayBackTo } from './mark-texts.ts';
import { createOutline } from './outline.ts';
import { pasteSeen } from './paste.ts';
import type { Target } from './target.ts';
import { Tools } from './tools.tsx';
import { watchPage } from './watch-page.ts';

/**
 * Starts the editing tools, switched on; while they are off nothing of the page is looked at or changed.
 * @param hasFocus true where the switch had it, which takes it along
 * @param onTurn told whether the tools are on, as they are switched
 */
export function startEditing(shadow: ShadowRoot, hasFocus: boolean, onTurn: (isOn: boolean) => void) {
  dress(shadow, style);
  const refused = () => shadow.querySelector<HTMLElement>('[aria-invalid="true"]');
  const editing = createEditing(() => {
    const field = refused();
    if (field) reveal(field);
    // One over the page follows its text.
    if (field?.closest('.over')) scrollBy({ top: field.getBoundingClientRect().top - innerHeight / 2 });
    return field !== null;
  });
  const outline = createOutline(shadow);
  let edit: (target: Target) => void = () => {};
  let isOpen = false;
  /** What the page will be once the field that is open is left. */
  let waiting: (() => void) | undefined;
  let wasOn = false;
  createRoot(addElement('root', shadow)).render(
    <Tools
      editing={editing}
      hasFocus={hasFocus}
      onReady={(open) => {
        edit = open;
      }}
      onOpen={(open) => {
        isOpen = open;
        // When the field is gone from the page.
        if (!open) setTimeout(() => waiting && renew(waiting));
      }}
    />,
  );
  const mark = () => {
    const app = document.getElementById('app');
    if (app) markTexts(app);
  };
  /** True once the server has gone: it may be there again, but this page hears no more of what is saved. */
  let isCut = false;
  import.meta.hot?.on('vite:ws:disconnect', () => {
    isCut = true;
    editing.actor.send({ type: 'tell', told: { text: AWAY, kind: 'failed' } });
  });
  editing.actor.subscribe((state) => {
    // It was kept for what was typed, which is saved now.
    if (isCut && state.context.told?.kind === 'done' && !isOpen && !editing.isSaving()) location.reload();
    const isOn = state.matches('on');
    if (isOn === wasOn) return;
    wasOn = isOn;
    onTurn(isOn);
    if (isOn) {
      mark();
      void editing.readSteps();
      void editing.ready().then(editing.count);
    } else {
      unmarkTexts();
      outline.hide();
    }
  });
  watchPage(
    editing,
    outline,
    (target) => edit(target),
    () => isOpen,
  );
  addEventListener('focusin', () => {
    if (wasOn) mark();
  });
  // What is being typed is saved first, and the browser asks before it is lost.
  addEventListener('beforeunload', (event) => {
    const field = shadow.activeElement ?? refused();
    if (!(field instanceof HTMLElement)) return;
    field.blur();
    if (editing.isSaving() || refused()) event.preventDefault();
    field.focus();
  });
  shadow.addEventListener('paste', (event) =>
    event instanceof ClipboardEvent ? pasteSeen(event) : undefined,
  );
  const turn = () => void editing.switch();
  turn();
  /** What is on the page, or what its files say, may be another by now. */
  function follow(): void {
    if (!editing.isOn()) return;
    mark();
    editing.renew();
  }
  /** Makes the page anew as its document is now; the marks on it go before and come after. */
  function renew(show: () => void): void {
    waiting = isOpen ? show : undefined;
    if (isOpen) return;
    const goBack = wayBackTo(document.activeElement);
    unmarkTexts();
    show();
    follow();
    if (editing.isOn()) goBack();
  }
  return { turn, renew, follow, movedTo: editing.movedTo };
}
