import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSaving } from './asking.ts';
import type { Editing } from './editing.ts';
import { asText, Original, TroubleNote } from './note.tsx';
import { pastedText } from './paste.ts';
import { usePlaceOver } from './place-over.ts';
import type { Target } from './target.ts';

const VARIABLE = /\{[A-Za-z][A-Za-z0-9.]*\}/g;

/** Fills a field with a text, its variables as chips that are moved and deleted whole. */
function writeChips(field: HTMLElement, text: string, variables: Readonly<Record<string, string>>): void {
  const parts: (string | Node)[] = [];
  let at = 0;
  for (const { 0: name, index } of text.matchAll(VARIABLE)) {
    const chip = document.createElement('span');
    chip.className = 'chip';
    chip.contentEditable = 'false';
    chip.dataset.variable = name;
    chip.title = name;
    const value = variables[name.slice(1, -1)];
    chip.textContent = value ?? name;
    parts.push(text.slice(at, index), chip);
    at = index + name.length;
  }
  parts.push(text.slice(at));
  field.replaceChildren(...parts.filter((part) => part !== ''));
}

const textOf = (node: Node, chip: (node: HTMLElement) => string): string => {
  if (node instanceof HTMLElement && node.dataset.variable !== undefined) return chip(node);
  if (node instanceof Text) return node.data;
  return [...node.childNodes].map((child) => textOf(child, chip)).join('');
};

/** The text as it will be written. */
const readChips = (field: HTMLElement): string => textOf(field, ({ dataset }) => dataset.variable ?? '');

/** The text as the page will show it. */
const shownChips = (field: HTMLElement): string => textOf(field, ({ textContent }) => textContent);

/** What edits a field where it stands. */
export interface InPlaceProps {
  readonly editing: Editing;
  readonly target: Target;
  /** Of the text, in words: what it is, and who shares it. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A plain text edited where it stands: Enter and leaving save, Escape takes back, and the page follows meanwhile. */
export function TextInPlace({ editing, target, label, onClose }: InPlaceProps) {
  const over = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  const note = useId();
  const { node } = target;
  const [field, setField] = useState(target.field);
  const value = asText(field.value);
  const saving = useSaving(editing, field, (saved) => {
    isSaved.current = written() === saved;
    if (isSaved.current) onClose();
    else setField({ ...field, value: saved });
  });
  usePlaceOver(over, target);

  // Blanks at its ends are slips of the keyboard: nobody sees them on the page.
  const written = () => (ref.current ? readChips(ref.current).replace(/\n/g, ' ').trim() : value);
  const fill = useEffectEvent(() => {
    const input = ref.current;
    if (!input) return;
    writeChips(input, value, editing.info()?.variables ?? {});
    input.focus();
    getSelection()?.selectAllChildren(input);
    const parent = node.parentElement;
    const before = node instanceof Text ? node.data : '';
    // The page shows what is typed; what was not saved is taken back. It may have been made anew meanwhile.
    const show = (text: string) => {
      const shown = node.isConnected ? node : parent?.firstChild;
      if (node instanceof Text && shown instanceof Text) shown.data = text;
    };
    const follow = () => show(shownChips(input));
    input.addEventListener('input', follow);
    return () => {
      input.removeEventListener('input', follow);
      if (!isSaved.current) show(before);
    };
  });
  // Once: the editor writes from then on.
  useLayoutEffect(() => fill(), []);

  const commit = () => {
    const text = written();
    if (text !== asText(saving.known()).trim()) void saving.save(text);
    else if (!saving.isSaving) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // While a word is being composed, its keys are the input method's.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.target !== ref.current)) return;
    event.preventDefault();
    if (event.key === 'Enter') commit();
    else onClose();
  };
  const onBlur = (event: FocusEvent) => {
    const isInside = event.currentTarget.contains(event.relatedTarget);
    if (!isInside && !saving.trouble) commit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = pastedText(event.nativeEvent).replace(/(?<!\s)\s*\n\s*/g, ' ');
    // The browser's own way of writing, so that its undo knows it.
    if (document.execCommand('insertText', false, text)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the field and what is below it saves.
    <div className="over" ref={over} onBlur={onBlur} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold chips. */}
      <div
        ref={ref}
        className="in-place"
        role="textbox"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        aria-label={label}
        aria-describedby={note}
        aria-invalid={saving.trouble !== undefined}
        aria-busy={saving.isSaving}
        onPaste={onPaste}
        onInput={saving.forget}
      />
      <div className="note" id={note}>
        <Original field={field} onRight={() => void saving.save(written())} />
        <TroubleNote
          trouble={saving.trouble}
          onKeep={(at) => void saving.save(written(), at)}
          onTake={onClose}
        />
        <p className="hint">{label} · Enter or leaving saves, Escape takes back</p>
      </div>
    </div>
  );
}
