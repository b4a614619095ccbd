import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangesView } from './changes-view.tsx';
import { Button } from './controls.tsx';
import type { Editing } from './editing.ts';
import { FormView } from './form-view.tsx';
import { wayBackTo } from './mark-texts.ts';
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
  const opened = useSelector(editing.actor, ({ context }) => context.opened);
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = useRef(() => {});
  const pressed = useRef<string | null>(null);
  const isOpen = view !== null;
  useEffect(() => {
    if (!isOpen) return;
    goBack.current = wayBackTo(document.activeElement);
    heading.current?.focus();
  }, [isOpen]);
  // What was pressed may have gone with the view: its twin in the next one has the focus, else the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each view other controls are there.
  useEffect(() => {
    const root = heading.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || root.activeElement) return;
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('.scroll button:enabled')];
    (buttons.find(({ textContent }) => textContent === pressed.current) ?? heading.current)?.focus();
  }, [view]);
  if (!view) return null;
  const close = () => void editing.close().then((isClosed) => (isClosed ? goBack.current() : undefined));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Fields keep theirs to themselves; the page below may have heard it, too.
    if (event.key === 'Escape') close();
    if (event.key === 'F2') void editing.switch();
  };
  return (
    <aside
      className="panel"
      aria-label="Editing"
      onKeyDown={onKeyDown}
      onClickCapture={({ target }) => {
        pressed.current = target instanceof HTMLElement ? target.textContent : null;
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {TITLES[view.kind]}
        </h2>
        <Button className="quiet" onClick={close} aria-label="Close">
          ✕
        </Button>
      </header>
      <div className="scroll">
        {view.kind === 'form' ? (
          <FormView key={opened} editing={editing} info={info} address={view.address} field={view.field} />
        ) : null}
        {view.kind === 'page' && info ? <PageView key={info.file} editing={editing} info={info} /> : null}
        {view.kind === 'page' && !info ? <p className="about">The page is being read …</p> : null}
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
      <Button
        className="switch"
        // The button that this one takes the place of had the focus.
        autoFocus={hasFocus}
        aria-pressed={isOn}
        aria-keyshortcuts="F2"
        title="F2"
        onClick={() => void editing.switch()}
      >
        <span aria-hidden="true">✎</span> Edit
      </Button>
      {isOn ? (
        <>
          <Button
            disabled={undo === null}
            aria-keyshortcuts="Control+Z"
            title={undo ?? ''}
            onClick={() => void editing.turn('undo')}
          >
            Undo
          </Button>
          <Button
            disabled={redo === null}
            aria-keyshortcuts="Control+Shift+Z"
            title={redo ?? ''}
            onClick={() => void editing.turn('redo')}
          >
            Redo
          </Button>
          <Button onClick={() => void editing.open({ kind: 'page' })}>Page</Button>
          <Button onClick={() => void editing.open({ kind: 'changes' })}>Changes</Button>
        </>
      ) : null}
      <p className="told" role="status" data-kind={told?.kind ?? 'heard'}>
        {isOn ? (isFirst ? 'Reading the page …' : (told?.text ?? 'Editing is on.')) : 'Editing is off.'}
      </p>
      {isOn && told?.href !== undefined && !told.isHere ? <a href={told.href}>Open the page</a> : null}
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
        const { file, holder: pointer, locale } = field;
        const address = { file, pointer, locale };
        void editing.open({ kind: 'form', address, field: field.pointer });
        return;
      }
      setTarget(next);
      onOpen(true);
    });
  }, [editing, onReady, onOpen]);
  const close = () => {
    const element = target?.node instanceof Text ? target.node.parentElement : target?.node;
    const focusable = element?.closest<HTMLElement>('a[href], button, [tabindex]');
    // It is gone at once, and the focus with it: to leave it saves. Who went on to another one stays there.
    flushSync(() => setTarget(undefined));
    if (document.activeElement === document.body) focusable?.focus({ preventScroll: true });
    onOpen(false);
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
