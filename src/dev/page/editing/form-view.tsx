import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FieldAddress, Form, LinkTarget, PageInfo } from '../../../model/editing.ts';
import { useAnswer } from './asking.ts';
import { BlockPicker } from './block-picker.tsx';
import { Button, READING, reveal } from './controls.tsx';
import type { Editing } from './editing.ts';
import { Fields } from './form-fields.tsx';
import { ownWord, sharing } from './outline.ts';

interface BarProps {
  readonly editing: Editing;
  readonly file: string;
  readonly at: number;
  readonly count: number;
  /** Of the file as the form shows it. */
  readonly version: string | undefined;
  /** The section was moved. */
  readonly onMoved: () => void;
  /** Another section is to be shown. @param at its number; undefined for none */
  readonly onNext: (at: number | undefined) => void;
}

/** What can be done with a section of a page. */
function SectionBar({ editing, file, at, count, version, onMoved, onNext }: BarProps) {
  const [isPicking, setPicking] = useState(false);
  const pointer = `/sections/${at}`;
  const act = async (
    operation: { op: 'step'; by: 1 | -1 } | { op: 'duplicate' | 'remove' },
    show: () => void,
  ) => {
    const outcome = await editing.act({ ...operation, file, pointer }, version);
    if (outcome && 'done' in outcome) show();
  };
  return (
    <>
      <div className="entry-bar" role="toolbar" aria-label="Section">
        <Button disabled={at === 0} onClick={() => void act({ op: 'step', by: -1 }, onMoved)}>
          Move up
        </Button>
        <Button disabled={at >= count - 1} onClick={() => void act({ op: 'step', by: 1 }, onMoved)}>
          Move down
        </Button>
        <Button onClick={() => void act({ op: 'duplicate' }, () => onNext(at + 1))}>Duplicate</Button>
        <Button onClick={() => void act({ op: 'remove' }, () => onNext(undefined))}>Remove</Button>
        <Button aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          Insert below
        </Button>
      </div>
      {isPicking ? (
        <BlockPicker
          editing={editing}
          file={file}
          pointer={`/sections/${at + 1}`}
          version={version}
          onDone={() => onNext(at + 1)}
        />
      ) : null}
    </>
  );
}

interface FormViewProps {
  readonly editing: Editing;
  readonly info: PageInfo | null;
  readonly address: FieldAddress;
  /** The pointer of the field that the form was opened for. */
  readonly field: string | undefined;
}

const sectionAt = ({ file, pointer }: FieldAddress): number | undefined => {
  const number = /^\/sections\/(\d+)$/.exec(pointer)?.[1];
  return file.startsWith('pages/') && number !== undefined ? Number(number) : undefined;
};

/** The form of a part of a file: a section, an item, a group of settings. */
export function FormView({ editing, info, address, field }: FormViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const targetList = useId();
  // What was edited on the page shows in the form, and the other way round: `info` is anew with each change of the content.
  const place = useRef<object>({});
  const [form, read, askedAt] = useAnswer<Form>(editing, 'form', { address }, info, place);
  const [targets] = useAnswer<readonly LinkTarget[]>(editing, 'targets');
  const uses = useSelector(editing.actor, ({ context }) => sharing(context.uses, address));
  const pointer = form?.pointer ?? address.pointer;
  const at = sectionAt({ file: address.file, pointer });
  const count = Object.keys(info?.sources.sections ?? {}).length;

  // It is asked for where it stood when it was read, and told where it has gone since.
  useEffect(() => {
    if (form?.pointer === undefined) return;
    place.current = { address: { ...address, pointer: form.pointer }, version: form.originalVersion };
  }, [form, address]);

  const isRead = form !== undefined;
  useEffect(() => {
    if (!isRead || field === undefined) return;
    const wanted = root.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(field)}"]`);
    if (wanted) reveal(wanted);
  }, [isRead, field]);

  const id = ownWord(form?.field?.value, 'id');
  const type = ownWord(form?.field?.value, 'type');
  // What was inserted or moved is seen at its new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the content it may stand elsewhere.
  useEffect(() => {
    if (at !== undefined && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [at, id, info]);
  const show = (to: number | undefined) =>
    void editing.open(
      to === undefined
        ? { kind: 'page' }
        : { kind: 'form', address: { ...address, pointer: `/sections/${to}` } },
    );
  const fields = form?.field?.fields ?? (form?.field ? [form.field] : []);
  return (
    <div ref={root}>
      <p className="where">
        {type === '' ? null : <b>{type}</b>} <code>{address.file}</code>
        {uses === '' ? '' : ` · ${uses}`}
        {address.locale === undefined ? '' : ` · in ${address.locale}`}
      </p>
      {isRead ? null : <p className="about">{READING}</p>}
      {isRead && form.pointer === undefined ? (
        <p className="about">What was open here is no longer in the file.</p>
      ) : null}
      {at === undefined || (isRead && !form.field) ? null : (
        <SectionBar
          editing={editing}
          file={address.file}
          at={at}
          count={count}
          version={form?.originalVersion}
          onMoved={() => void read()}
          onNext={show}
        />
      )}
      <p className="about">{form?.field?.description}</p>
      {form ? (
        <Fields
          editing={editing}
          address={address}
          form={form}
          askedAt={askedAt}
          // After the page, which shows it first.
          onSaved={() => void editing.ready().then(read)}
          targets={targetList}
          fields={fields.filter(({ pointer }) => pointer !== '/sections')}
        />
      ) : null}
      <datalist id={targetList}>
        {(targets ?? []).map(({ href, title }) => (
          <option key={href} value={href} label={title} />
        ))}
      </datalist>
    </div>
  );
}
