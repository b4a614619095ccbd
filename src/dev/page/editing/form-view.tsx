import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { FieldAddress, Form, LinkTarget, PageInfo } from '../../../model/editing.ts';
import type { Editing } from './editing.ts';
import { Fields } from './form-fields.tsx';
import { sharing } from './outline.ts';
import { SectionBar } from './section-bar.tsx';
import { useAnswer } from './use-answer.ts';

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
  const [form, read] = useAnswer<Form>(editing, 'form', { address });
  const [targets] = useAnswer<readonly LinkTarget[]>(editing, 'targets');
  const uses = useSelector(editing.actor, ({ context }) => sharing(context.uses, address));
  const at = sectionAt(address);
  const count = Object.keys(info?.sources.sections ?? {}).length;

  // What was edited on the page shows in the form, and the other way round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `info` is anew with each change of the content.
  useEffect(() => {
    void read();
  }, [info]);
  const isRead = form !== undefined;
  useEffect(() => {
    if (!isRead || field === undefined) return;
    const wanted = root.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(field)}"]`);
    for (let around = wanted?.parentElement; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true;
    wanted?.focus();
    wanted?.scrollIntoView({ block: 'center' });
  }, [isRead, field]);

  const value = form?.field?.value;
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
  // What was inserted or moved is seen at its new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the content it may stand elsewhere.
  useEffect(() => {
    if (at !== undefined && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [at, id, info]);
  const type = typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : '';
  const moved = (to: number | undefined) =>
    editing.open(
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
      {at === undefined ? null : (
        <SectionBar editing={editing} file={address.file} at={at} count={count} onMoved={moved} />
      )}
      <p className="about">{form?.field?.description}</p>
      {form ? (
        <Fields
          editing={editing}
          address={address}
          form={form}
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
