import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import type { FieldAddress, Form, FormField } from '../../../model/editing.ts';
import { shownAfter, useSaving } from './asking.ts';
import type { Editing } from './editing.ts';
import { sameForm } from './markdown-in-place.tsx';
import { MarkdownSource } from './markdown-source.tsx';
import { asText, Original, TroubleNote } from './note.tsx';
import { PictureControl } from './picture-control.tsx';

/** What is the same in every language is written in the original. */
const SHARED = new Set(['link', 'choice', 'switch', 'number', 'date', 'moment']);

/** A form, for each of its fields. */
export interface FormProps {
  readonly editing: Editing;
  readonly address: FieldAddress;
  readonly form: Form;
  /** When the form was asked for, by the clock of the page. */
  readonly askedAt: number;
  readonly onSaved: () => void;
  readonly targets: string;
}

const limitText = ({ limits: { minLength, maxLength, minimum, maximum } }: FormField): string =>
  [
    minLength !== undefined && minLength > 1 ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
  ]
    .filter((text) => text !== '')
    .join(', ');

/** The value of a field as the text of a control says it; undefined for a field that is left empty. */
function valueFrom(field: FormField, text: string): unknown {
  if (text === '' && !field.required) return undefined;
  if (field.kind === 'switch') return text === 'true';
  if (field.kind === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return field.kind === 'markdown' ? sameForm(field.value, text) : text;
}

/** A field of a form, saved when it is left; a mistake is said below it. */
export function FieldControl({
  editing,
  address,
  form,
  askedAt,
  field,
  onSaved,
  targets,
}: FormProps & { readonly field: FormField }) {
  const id = useId();
  const isShared = address.locale !== undefined && SHARED.has(field.kind);
  const place = isShared ? { file: address.file } : address;
  const version = isShared ? form.originalVersion : form.version;
  const { pointer, value, state, original } = field;
  const current = { ...place, pointer, value, version, original, ...(state && { state }) };
  /** What stood here when somebody began to write; undefined where nobody does. */
  const [begun, setBegun] = useState<typeof current & { readonly savedAt?: number }>();
  const saving = useSaving(editing, begun ?? current, (value) => {
    const shown = shownAfter(field, value);
    setBegun((known) => known && { ...known, value: shown, savedAt: performance.now() });
    // Unless somebody writes on.
    if (shown !== value) setText((text) => (text === '' ? asText(shown) : text));
    onSaved();
  });
  const known = asText(field.value);
  /** False until the form says what was saved last, or has been asked for since: what it says may be older. */
  const isRead = askedAt >= (begun?.savedAt ?? 0) || known === asText(begun?.value);
  const [text, setText] = useState(known);
  // As it was found: to change it for a shorter text would take the focus from whoever writes on.
  const [isLong] = useState(known.length > 60);
  const cancel = () => {
    saving.forget();
    setBegun(undefined);
    setText(known);
  };
  // What was saved, here or elsewhere, shows here; what is being written stays: no key comes before this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved stays until the form says it, too.
  useLayoutEffect(() => {
    if (!begun || (isRead && text === asText(begun.value))) cancel();
  }, [form]);

  const change = (fresh: string) => {
    saving.forget();
    setBegun(begun ?? current);
    setText(fresh);
  };
  const commit = (fresh = text) => {
    const isAsked = fresh === asText(saving.known());
    if (!isAsked && (saving.isSaving || !isRead || fresh !== known))
      void saving.save(valueFrom(field, fresh));
    else if (!saving.isSaving && isRead) cancel();
  };
  // What was refused is not asked for again by the way to the choice below it.
  const leave = () => (saving.trouble ? undefined : commit());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && (begun || saving.trouble)) {
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Enter') {
      // A long text is one line all the same.
      if (event.target instanceof HTMLTextAreaElement) event.preventDefault();
      commit();
    }
  };
  const described = `${id}-original ${id}-about ${id}-trouble`;
  const shared = {
    id,
    value: text,
    'aria-describedby': described,
    'aria-invalid': saving.trouble !== undefined,
    'data-pointer': field.pointer,
    onKeyDown,
  };
  const typed = {
    ...shared,
    onChange: (event: { readonly target: { readonly value: string } }) => change(event.target.value),
    onBlur: leave,
  };
  const pick = (fresh: string) => {
    change(fresh);
    commit(fresh);
  };

  function control() {
    if (field.kind === 'switch' || field.kind === 'choice')
      return (
        <select {...shared} onChange={(event) => pick(event.target.value)}>
          {field.required ? null : <option value="">left out</option>}
          {/* What is there no more: the first one would show in its place. */}
          {text === '' || !field.choices || field.choices.includes(text) ? null : <option>{text}</option>}
          {field.kind === 'switch' ? (
            <>
              <option value="true">yes</option>
              <option value="false">no</option>
            </>
          ) : (
            field.choices?.map((choice, at) => (
              <option key={choice} value={choice}>
                {field.names?.[at] ?? choice}
              </option>
            ))
          )}
        </select>
      );
    if (field.kind === 'media')
      return <PictureControl {...shared} saved={known} editing={editing} onPick={pick} />;
    if (field.kind === 'markdown')
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: leaving any control inside saves.
        <div onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : leave())}>
          <MarkdownSource
            value={text}
            onChange={change}
            onCommit={() => commit()}
            onCancel={cancel}
            label={field.label}
            describedBy={described}
            isInvalid={saving.trouble !== undefined}
          />
        </div>
      );
    if (field.kind === 'text' && isLong) return <textarea {...typed} dir="auto" rows={3} />;
    const isPath = field.kind === 'link' || field.kind === 'file';
    const type = field.kind === 'date' || field.kind === 'number' ? field.kind : 'text';
    return <input {...typed} type={type} step="any" dir="auto" {...(isPath && { list: targets })} />;
  }

  const limits = limitText(field);
  return (
    <div className="field" data-saving={saving.isSaving}>
      <label htmlFor={id}>
        {field.label}
        {field.required ? null : <small> optional</small>}
      </label>
      {control()}
      <div id={`${id}-original`}>
        <Original field={field} onRight={() => void saving.save(valueFrom(field, text))} />
      </div>
      <p className="about" id={`${id}-about`}>
        {field.description}
        {limits === '' ? '' : ` (${limits})`}
        {isShared ? ' The same in every language.' : ''}
      </p>
      <div id={`${id}-trouble`}>
        <TroubleNote
          trouble={saving.trouble}
          onKeep={(at) => void saving.save(valueFrom(field, text), at)}
          onTake={(theirs) => {
            cancel();
            setText(asText(theirs));
            onSaved();
          }}
        />
      </div>
    </div>
  );
}
