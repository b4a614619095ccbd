import { type FocusEvent, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSaving } from './asking.ts';
import { blockNow, blockWith } from './markdown-blocks.ts';
import { MarkdownSource } from './markdown-source.tsx';
import { asText, Original, type Place, TroubleNote } from './note.tsx';
import { usePlaceOver } from './place-over.ts';
import type { InPlaceProps } from './text-in-place.tsx';

const BLOCK = 'ul, ol, table, blockquote, pre';

/** The element that shows the block of a Markdown text which something stands in. */
function blockElement(node: Text | Element): Element {
  const element = node instanceof Element ? node : (node.parentElement ?? document.body);
  const main = element.closest('section, article, main, footer, header');
  const outer = element.closest(BLOCK);
  const isInside = outer !== null && (main === null || main.contains(outer));
  return (isInside ? outer : element.closest('p, li, dd, h1, h2, h3, h4, h5, h6, div')) ?? element;
}

/** The value of a Markdown field with another source: a list of lines stays one. */
export const sameForm = (value: unknown, source: string): unknown =>
  Array.isArray(value) ? source.split('\n') : source;

/** One block of a Markdown text, edited as its source where it stands; the other blocks are not touched. */
export function MarkdownInPlace({ editing, target, label, onClose }: InPlaceProps) {
  const over = useRef<HTMLFieldSetElement>(null);
  const note = useId();
  const { node } = target;
  const [field, setField] = useState(target.field);
  const element = useMemo(() => blockElement(node), [node]);
  /** The text that the block is one of, and its place there. */
  const [around, setAround] = useState(() => {
    const source = asText(target.field.value);
    return { source, ...blockWith(source, element.textContent, editing.info()?.variables) };
  });
  const [text, setText] = useState(() => around.source.slice(around.start, around.end));
  const within = ({ source, start, end }: typeof around) => source.slice(0, start) + text + source.slice(end);
  const fresh = within(around);
  const saving = useSaving(editing, field, (value) => setField({ ...field, value }));
  // What was typed after a save stays open.
  const settle = useEffectEvent((saved: typeof field) => {
    if (saved !== target.field && asText(saved.value) === fresh) queueMicrotask(onClose);
  });
  useLayoutEffect(() => settle(field), [field]);
  const place = useMemo(
    () => ({ ...target, node: element, box: () => element.getBoundingClientRect() }),
    [target, element],
  );
  usePlaceOver(over, place);

  const save = (at?: Place) => {
    if (fresh !== asText(saving.known())) void saving.save(sameForm(field.value, fresh), at);
    else if (!saving.isSaving) onClose();
  };
  const { trouble } = saving;
  const theirs = trouble && 'conflict' in trouble ? asText(trouble.theirs) : '';
  const block = blockNow(around.source, around, theirs);
  // The others stay as they are there.
  const keep =
    block &&
    ((at: Place) => {
      const now = { source: theirs, ...block };
      setAround(now);
      void saving.save(sameForm(field.value, within(now)), at);
    });
  const onBlur = (event: FocusEvent) => {
    const isInside = event.currentTarget.contains(event.relatedTarget);
    if (!isInside && !trouble) save();
  };
  return (
    <fieldset className="over" data-markdown="" ref={over} onBlur={onBlur} aria-label={label}>
      <MarkdownSource
        value={text}
        onChange={(fresh) => {
          saving.forget();
          setText(fresh);
        }}
        onCommit={save}
        onCancel={onClose}
        label={label}
        describedBy={note}
        isInvalid={trouble !== undefined}
        hasFocus
      />
      <div className="note" id={note}>
        <Original field={field} onRight={() => void saving.save(sameForm(field.value, fresh))} />
        <TroubleNote trouble={trouble} onKeep={keep} onTake={onClose} />
        <p className="hint">{label} · Ctrl+Enter or leaving saves, Escape takes back</p>
      </div>
    </fieldset>
  );
}
