import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChangesView } from './changes-view.tsx';
import type { Editing } from './editing.ts';
import { FormView } from './form-view.tsx';
import { MarkdownInPlace } from './markdown-in-place.tsx';
import { describeTarget } from './outline.ts';
import { PageView } from './page-view.tsx';
import type { Target } from './target.ts';
import { TextInPlace } from './text-in-place.tsx';

const TITLES = { form: 'Fields', page: 'This page', changes: 'Changes' };

/** The sheet beside the page. Escape closes it, and the focus goes back to where it came from. */
function Panel({ editing }: { readonly editing: Editing }) {
  const view = useSelector(editing.actor, ({ context }) => context.view);
  const info = useSelector(editing.actor, ({ context }) => context.info);
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useRef<Element | null>(null);
  const isOpen = view !== null;
  useEffect(() => {
    if (!isOpen) return;
    from.current = document.activeElement;
    heading.current?.focus();
  }, [isOpen]);
  if (!view) return null;
  const close = () => {
    editing.actor.send({ type: 'close' });
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) close();
    if (event.key === 'F2') editing.actor.send({ type: 'switch' });
  };
  return (
    <aside className="panel" aria-label="Editing" onKeyDown={onKeyDown}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {TITLES[view.kind]}
        </h2>
        <button type="button" className="quiet" onClick={close} aria-label="Close">
          ✕
        </button>
      </header>
      <div className="scroll">
        {view.kind === 'form' ? (
          <FormView
            key={view.address.file + view.address.pointer}
            editing={editing}
            info={info}
            address={view.address}
            field={view.field}
          />
        ) : null}
        {view.kind === 'page' && info ? <PageView key={info.file} editing={editing} info={info} /> : null}
        {view.kind === 'changes' ? <ChangesView editing={editing} info={info} /> : null}
      </div>
    </aside>
  );
}

function Bar({ editing, hasFocus }: Pick<ToolsProps, 'editing' | 'hasFocus'>) {
  const isOn = useSelector(editing.actor, (state) => state.matches('on'));
  const { undo, redo } = useSelector(editing.actor, ({ context }) => context.steps);
  const told = useSelector(editing.actor, ({ context }) => context.told);
  const isFirst = useSelector(
    editing.actor,
    (state) => state.matches({ on: 'reading' }) && !state.context.info,
  );
  return (
    <div className="tools" role="toolbar" aria-label="Editing" data-on={isOn}>
      <button
        type="button"
        className="switch"
        // biome-ignore lint/a11y/noAutofocus: the button that this one takes the place of had the focus.
        autoFocus={hasFocus}
        aria-pressed={isOn}
        aria-keyshortcuts="F2"
        title="F2"
        onClick={() => editing.actor.send({ type: 'switch' })}
      >
        <span aria-hidden="true">✎</span> Edit
      </button>
      {isOn ? (
        <>
          <button
            type="button"
            disabled={undo === null}
            title={undo ?? ''}
            onClick={() => void editing.turn('undo')}
          >
            Undo
          </button>
          <button
            type="button"
            disabled={redo === null}
            title={redo ?? ''}
            onClick={() => void editing.turn('redo')}
          >
            Redo
          </button>
          <button type="button" onClick={() => editing.open({ kind: 'page' })}>
            Page
          </button>
          <button type="button" onClick={() => editing.open({ kind: 'changes' })}>
            Changes
          </button>
        </>
      ) : null}
      <p className="told" role="status" data-kind={told?.kind}>
        {isFirst ? 'Reading the page …' : isOn ? told?.text : ''}
      </p>
    </div>
  );
}

interface ToolsProps {
  readonly editing: Editing;
  readonly hasFocus: boolean;
  /** Is given what opens a field, and what says whether one is open. */
  readonly onReady: (open: (target: Target) => void) => void;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Everything of the editing tools that is drawn, beside the outline. */
export function Tools({ editing, hasFocus, onReady, onOpen }: ToolsProps) {
  const [target, setTarget] = useState<Target>();
  const uses = useSelector(editing.actor, ({ context }) => context.uses);
  useEffect(() => {
    onReady((next) => {
      const { field } = next;
      if (next.way === 'panel') {
        const { file, holder, locale } = field;
        const address = { file, pointer: holder, ...(locale !== undefined && { locale }) };
        editing.open({ kind: 'form', address, field: field.pointer });
        return;
      }
      setTarget(next);
      onOpen(true);
    });
  }, [editing, onReady, onOpen]);
  const close = () => {
    const element = target?.node instanceof Text ? target.node.parentElement : target?.node;
    setTarget(undefined);
    onOpen(false);
    const focusable = element?.closest<HTMLElement>('a[href], button, [tabindex]');
    focusable?.focus({ preventScroll: true });
  };
  const label = target ? describeTarget(target, uses) : '';
  const shared = target && { editing, target, label, onClose: close };
  const key = target ? target.field.file + target.field.pointer : '';
  return (
    <>
      <section aria-label="Edit the page">
        {shared && target?.way === 'text' ? <TextInPlace key={key} {...shared} /> : null}
        {shared && target?.way === 'markdown' ? <MarkdownInPlace key={key} {...shared} /> : null}
        <Bar editing={editing} hasFocus={hasFocus} />
      </section>
      <Panel editing={editing} />
    </>
  );
}
