import type { PageField } from '../../../model/editing.ts';
import { addElement } from '../shadow-panel.ts';
import { type Uses, usesOf } from './editing.ts';
import type { Target } from './target.ts';

const PAD = 4;
const EVERYWHERE = /^(site|navigation|strings|theme)\.json$/;
const STATES = { untranslated: 'not translated', stale: 'original changed', translated: '' };
/** Why something is not edited where it stands. */
const WHY: Readonly<Partial<Record<PageField['kind'], string>>> = {
  group: 'computed from its section',
  list: 'computed from its section',
  media: 'a file',
  file: 'a file',
  number: 'a number',
  date: 'a date',
  moment: 'a date',
};

/** Who shares a field, in words; empty for one that a single page shows. */
export function sharing(uses: Uses, { file, pointer }: Pick<PageField, 'file' | 'pointer'>): string {
  const count = usesOf(uses, file, pointer) ?? 1;
  return EVERYWHERE.test(file) ? 'on every page' : count > 1 ? `used on ${count} pages` : '';
}

/** What a section says of itself; empty where that is no text. */
export function ownWord(value: unknown, name: 'id' | 'type'): string {
  const word: unknown = Object(value)[name];
  return typeof word === 'string' ? word : '';
}

/** What a field is, who shares it and how it is edited, in one line. */
export function describeTarget({ field, way }: Pick<Target, 'field' | 'way'>, uses: Uses): string {
  const panel = `${WHY[field.kind] ?? 'a part of what its field says'} · in the panel`;
  const parts = [
    field.label,
    sharing(uses, field),
    field.state ? STATES[field.state] : '',
    way === 'panel' ? panel : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The outline around what can be edited, and its label. */
export function createOutline(shadow: ShadowRoot) {
  const ring = addElement('ring', shadow);
  const label = addElement('label', ring);
  // What it says is the description of the text that has the focus.
  ring.ariaHidden = 'true';
  ring.hidden = true;
  let frame = 0;
  const hide = () => {
    ring.hidden = true;
    cancelAnimationFrame(frame);
  };
  return {
    show(box: () => DOMRect, text: string): void {
      label.textContent = text;
      hide();
      ring.hidden = false;
      // The page below moves: pictures come, texts grow.
      const follow = () => {
        const { left, top, width, height } = box();
        const [x, y] = [left - PAD, top - PAD];
        Object.assign(ring.style, {
          left: `${x}px`,
          top: `${y}px`,
          width: `${width + 2 * PAD}px`,
          height: `${height + 2 * PAD}px`,
        });
        ring.toggleAttribute('data-high', y < label.offsetHeight + PAD);
        frame = requestAnimationFrame(follow);
      };
      follow();
    },
    hide,
  };
}
