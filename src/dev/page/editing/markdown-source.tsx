import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { LinkTarget } from '../../../model/editing.ts';
import { ask } from './api.ts';
import { Button } from './controls.tsx';
import { bold, link, marked, type Selected } from './markdown-blocks.ts';

interface SourceProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onCommit: () => void;
  readonly onCancel: () => void;
  readonly label: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly hasFocus?: boolean;
}

/** Writes into a field as the browser itself does, so that its undo knows it. */
function write(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  area.focus();
  area.setSelectionRange(0, area.value.length);
  if (!document.execCommand('insertText', false, text)) area.setRangeText(text);
  area.setSelectionRange(start, end);
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

interface LinkRowProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly targets: readonly LinkTarget[];
  readonly onDone: () => void;
}

/** Where a link leads: pages, their sections and documents are completed. */
function LinkRow({ area, targets, onDone }: LinkRowProps) {
  const [href, setHref] = useState('');
  const list = useId();
  const insert = () => {
    const name = targets.find((target) => target.href === href)?.title;
    if (area.current && href !== '') write(area.current, link(selected(area.current), href, name));
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') insert();
    else onDone();
  };
  return (
    <span className="link-row">
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a button.
        autoFocus
        aria-label="Where the link leads"
        placeholder="/contact-us, https://…"
        list={list}
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={list}>
        {targets.map((target) => (
          <option key={target.href} value={target.href} label={target.title} />
        ))}
      </datalist>
      <Button onClick={insert}>Insert</Button>
    </span>
  );
}

/** A Markdown text as its source, with a bar for what is needed most. */
export function MarkdownSource({
  value,
  onChange,
  onCommit,
  onCancel,
  label,
  describedBy,
  isInvalid,
  hasFocus,
}: SourceProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [targets, setTargets] = useState<readonly LinkTarget[]>();
  const change = (edit: (selection: Selected) => Selected) => {
    if (area.current) write(area.current, edit(selected(area.current)));
  };
  const openLink = () => void ask<readonly LinkTarget[]>('targets').then(setTargets, () => setTargets([]));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key } = event;
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    const shortcut = hasModifier ? { b: () => change(bold), k: openLink, Enter: onCommit }[key] : undefined;
    const action = key === 'Escape' ? onCancel : shortcut;
    if (action) event.preventDefault();
    action?.();
  };
  return (
    <div className="markdown">
      <div className="bar" role="toolbar" aria-label="Markdown">
        <Button onClick={() => change(bold)} aria-keyshortcuts="Control+B" title="Bold (Ctrl+B)">
          <b>B</b>
        </Button>
        <Button onClick={openLink} aria-keyshortcuts="Control+K" title="Link (Ctrl+K)">
          Link
        </Button>
        <Button onClick={() => change((selection) => marked(selection, '- '))}>List</Button>
        <Button onClick={() => change((selection) => marked(selection, '## '))}>Heading</Button>
        {targets ? <LinkRow area={area} targets={targets} onDone={() => setTargets(undefined)} /> : null}
      </div>
      <textarea
        ref={area}
        // biome-ignore lint/a11y/noAutofocus: the text itself was clicked.
        autoFocus={hasFocus}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
