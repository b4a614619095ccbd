import type { SourcePlace } from '../../../model/sources.ts';
import { addElement, openPanel } from '../shadow-panel.ts';

const STYLE = `
:host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
[hidden] { display: none !important; }
.ring {
  position: fixed; box-sizing: border-box; border-radius: 5px;
  border: 2px solid #ffb52e;
  background: rgb(255 181 46 / 14%);
  box-shadow: 0 0 0 2px #0e1626, inset 0 0 0 1px #0e1626;
}
.label {
  position: fixed; box-sizing: border-box; max-inline-size: min(46rem, calc(100vw - 16px));
  display: grid; gap: 2px; padding: 8px 12px;
  border-radius: 9px; border: 1px solid rgb(255 255 255 / 52%);
  background: #16213a; color: #f4f6fb;
  box-shadow: 0 8px 28px rgb(4 8 20 / 45%);
  font: 500 13px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  overflow-wrap: anywhere; text-align: start; direction: ltr;
}
.place b { font-weight: 600; color: #ffc863; }
.field { display: inline-block; }
.field::before { content: '· '; color: #8fa0bf; }
.hint { color: #b6c2da; font-size: 12px; }
.label[data-kind='failed'] { border-color: #ff9c8f; }
.label[data-kind='failed'] .hint { color: #ffb9ae; }
`;

export type LabelKind = 'place' | 'told' | 'failed';

/** Pixels between outline and text, label and outline, label and the edge of the window. */
const PAD = 4;
const GAP = 8;
const EDGE = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function writePlace(target: HTMLElement, place: SourcePlace | null): void {
  target.hidden = place === null;
  if (!place) return;
  const file = document.createElement('b');
  file.textContent = `${place.file}:${place.line}:${place.column}`;
  const pointer = place.pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  const field = document.createElement('span');
  field.className = 'field';
  field.textContent = pointer;
  target.replaceChildren(file, ...(pointer === '' ? [] : [' ', field]));
}

/** The outline and its label, apart from the page's own styles; nothing of it takes a click. */
export function createPointingOverlay() {
  const { host, shadow } = openPanel('page-engine-pointing', STYLE);
  const ring = addElement('ring', shadow);
  const label = addElement('label', shadow);
  label.setAttribute('role', 'status');
  const place = addElement('place', label);
  const hint = addElement('hint', label);
  ring.hidden = true;
  label.hidden = true;
  document.body.append(host);

  function putRing(box: DOMRect): void {
    const [left, top] = [Math.max(2, box.left - PAD), Math.max(2, box.top - PAD)];
    const right = Math.min(innerWidth - 2, box.right + PAD);
    const bottom = Math.min(innerHeight - 2, box.bottom + PAD);
    Object.assign(ring.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
  }

  /** Above the outline where there is room, else below it, else inside at its upper edge. */
  function putLabel(box: DOMRect | null): void {
    const { offsetWidth: width, offsetHeight: height } = label;
    const near = box ?? new DOMRect(EDGE, innerHeight - EDGE - height, 0, height);
    const above = near.top - PAD - GAP - height;
    const below = near.bottom + PAD + GAP;
    const fitsBelow = below + height + EDGE <= innerHeight;
    const top = box === null ? near.top : above >= EDGE ? above : fitsBelow ? below : near.top + GAP;
    label.style.top = `${clamp(top, EDGE, Math.max(EDGE, innerHeight - height - EDGE))}px`;
    label.style.left = `${clamp(near.left - PAD, EDGE, Math.max(EDGE, innerWidth - width - EDGE))}px`;
  }

  return {
    /** Draws the outline around a box and the label beside it; null for no outline. */
    show(box: DOMRect | null, from: SourcePlace | null, text: string, kind: LabelKind): void {
      ring.hidden = box === null;
      label.hidden = false;
      label.dataset.kind = kind;
      writePlace(place, from);
      hint.textContent = text;
      if (box) putRing(box);
      // Its width depends on where it stands: measured at the edge.
      label.style.left = '0';
      putLabel(box);
    },
    hide(): void {
      ring.hidden = true;
      label.hidden = true;
    },
  };
}
