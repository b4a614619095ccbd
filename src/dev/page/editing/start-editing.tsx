import { createRoot } from 'react-dom/client';
import style from './editing.css?inline';
import { createEditing } from './editing.ts';
import { markTexts, unmarkTexts } from './mark-texts.ts';
import type { Target } from './target.ts';
import { Tools } from './tools.tsx';
import { placeRing, watchPage } from './watch-page.ts';

const make = (className: string, parent: Node): HTMLElement => {
  const made = document.createElement('div');
  made.className = className;
  parent.appendChild(made);
  return made;
};

/** The outline around what can be edited, and its label. */
function createOutline(shadow: ShadowRoot) {
  const ring = make('ring', shadow);
  const label = make('label', ring);
  ring.hidden = true;
  let frame = 0;
  const hide = () => {
    ring.hidden = true;
    cancelAnimationFrame(frame);
  };
  return {
    show({ field, way, box }: Target) {
      const { label: name, state } = field;
      const shared = /^(site|navigation|strings|theme)\.json$/.test(field.file) ? ' · on every page' : '';
      const translation = { untranslated: ' · not translated', stale: ' · original changed', translated: '' };
      label.textContent =
        name + shared + (state ? translation[state] : '') + (way === 'panel' ? ' · in the panel' : '');
      hide();
      ring.hidden = false;
      // The page below moves: pictures come, texts grow.
      const follow = () => {
        placeRing(ring, box());
        frame = requestAnimationFrame(follow);
      };
      follow();
    },
    hide,
  };
}

/** The editing tools: off at first, and then nothing of the page is looked at or changed. */
export function startEditing() {
  const host = document.createElement('div');
  host.id = 'page-engine-editing';
  host.dataset.devPanel = '';
  host.lang = 'en';
  host.dir = 'ltr';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);

  const editing = createEditing();
  const outline = createOutline(shadow);
  let edit: (target: Target) => void = () => {};
  let isOpen = false;
  let wasOn = false;
  const root = createRoot(make('root', shadow));
  root.render(
    <Tools
      editing={editing}
      onReady={(open) => {
        edit = open;
      }}
      onOpen={(open) => {
        isOpen = open;
      }}
    />,
  );
  const mark = () => {
    const app = document.getElementById('app');
    if (app) markTexts(app);
  };
  editing.actor.subscribe((state) => {
    const isOn = state.matches('on');
    if (isOn === wasOn) return;
    wasOn = isOn;
    if (isOn) {
      mark();
      void editing.readSteps();
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
  addEventListener('keydown', (event) => {
    if (event.key !== 'F2' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    editing.actor.send({ type: 'switch' });
  });
  return {
    /** Makes the page anew as its document is now; the marks on it go before and come after. */
    renew(show: () => void): void {
      const pointer = document.activeElement;
      unmarkTexts();
      show();
      if (!editing.isOn()) return;
      mark();
      if (pointer instanceof HTMLElement && pointer.isConnected) pointer.focus({ preventScroll: true });
      editing.renew();
    },
    /** Another page is shown. */
    arrive(): void {
      if (!editing.isOn()) return;
      mark();
      editing.renew();
    },
  };
}
