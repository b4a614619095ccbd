import { type ReactNode, useRef } from 'react';
import type { FormField, Operation } from '../../../model/editing.ts';
import { BlockAdder } from './block-picker.tsx';
import { Button, MoveButtons, reveal } from './controls.tsx';
import { FieldControl, type FormProps } from './field-control.tsx';

interface EntryProps extends FormProps {
  readonly list: FormField;
  readonly entry: FormField;
  readonly at: number;
  readonly count: number;
  /** Told of the part of the page in which the entry stands. */
  readonly onShown: (shown: HTMLElement | null) => void;
}

/** What tells a field from others of its form: the part that they are of may move while one of them is being filled in. */
const keyIn = ({ form }: FormProps, { pointer }: FormField) => pointer.slice(form.pointer?.length);

/** Does something to the file that a form was read from. */
const actOn =
  ({ editing, form, onSaved }: FormProps) =>
  (operation: Operation): void =>
    void editing.act(operation, form.originalVersion).then(onSaved);

/** What can be done with an entry of a list; in every language, since the original says what there is. */
function EntryBar({ list, entry, at, count, ...form }: Omit<EntryProps, 'onShown'>) {
  const act = actOn(form);
  const { pointer, label: name } = entry;
  const place = { file: form.address.file, pointer };
  // A list that may be left out goes with its last entry: an empty one may be a mistake.
  const gone = count === 1 && !list.required ? { ...place, pointer: list.pointer } : place;
  return (
    <div className="entry-bar" role="toolbar" aria-label={name}>
      <MoveButtons name={name} at={at} count={count} onMove={(by) => act({ op: 'step', by, ...place })} />
      <Button onClick={() => act({ op: 'duplicate', ...place })} aria-label={`Duplicate “${name}”`}>
        Duplicate
      </Button>
      <Button onClick={() => act({ op: 'remove', ...gone })} aria-label={`Remove “${name}”`}>
        Remove
      </Button>
    </div>
  );
}

function Entry({ list, entry, at, count, onShown, ...form }: EntryProps) {
  return (
    <details className="entry" ref={onShown}>
      <summary>{entry.label}</summary>
      <EntryBar {...form} list={list} entry={entry} at={at} count={count} />
      <Fields {...form} fields={entry.fields ?? [{ ...entry, label: list.label }]} />
    </details>
  );
}

/** What holds other fields, under its name. */
function Titled({ field, children }: { readonly field: FormField; readonly children: ReactNode }) {
  return (
    <fieldset className="group">
      <legend>{field.label}</legend>
      {field.description === '' ? null : <p className="about">{field.description}</p>}
      {children}
    </fieldset>
  );
}

function List({ field, ...form }: FormProps & { readonly field: FormField }) {
  const entries = field.fields ?? [];
  const pointer = `${field.pointer}/${entries.length}`;
  /** The number of the entry that is asked for: it is open once it stands there, and its first field has the focus. */
  const asked = useRef<number>(undefined);
  const { file } = form.address;
  const isFull = entries.length >= (field.limits.maxItems ?? Number.POSITIVE_INFINITY);
  const add = () => {
    asked.current = entries.length;
    actOn(form)({ op: 'insert', file, pointer, value: field.fresh });
  };
  const shown = (at: number) => (entry: HTMLElement | null) => {
    const first = at === asked.current ? entry?.querySelector<HTMLElement>('[data-pointer]') : undefined;
    if (!first) return;
    asked.current = undefined;
    reveal(first);
  };
  return (
    <Titled field={field}>
      {entries.map((entry, at) => (
        <Entry
          key={keyIn(form, entry)}
          {...form}
          list={field}
          entry={entry}
          at={at}
          count={entries.length}
          onShown={shown(at)}
        />
      ))}
      {field.fresh === undefined || isFull ? null : (
        <Button className="add" onClick={add}>
          Add an entry
        </Button>
      )}
      {field.choices === undefined || isFull ? null : (
        <BlockAdder
          label="Add a block"
          editing={form.editing}
          file={file}
          pointer={pointer}
          types={field.choices}
          version={form.form.originalVersion}
          onDone={() => {
            asked.current = entries.length;
            form.onSaved();
          }}
        />
      )}
    </Titled>
  );
}

function Group({ field, ...form }: FormProps & { readonly field: FormField }) {
  const { pointer, fresh: value, label } = field;
  const act = actOn(form);
  const place = { file: form.address.file, pointer };
  return (
    <Titled field={field}>
      {field.fields ? (
        <Fields {...form} fields={field.fields} />
      ) : (
        <Button className="add" onClick={() => act({ op: 'set', ...place, value })}>
          Add
        </Button>
      )}
      {field.fields && !field.required ? (
        <Button
          className="add"
          onClick={() => act({ op: 'remove', ...place })}
          aria-label={`Remove “${label}”`}
        >
          Remove
        </Button>
      ) : null}
    </Titled>
  );
}

/** The fields of a form, those of the groups and lists in it too. What only names things is left out. */
export function Fields({ fields, ...form }: FormProps & { readonly fields: readonly FormField[] }) {
  return fields.map((field) => {
    const key = keyIn(form, field);
    if (field.kind === 'fixed') return null;
    if (field.kind === 'list') return <List key={key} {...form} field={field} />;
    if (field.kind === 'group') return <Group key={key} {...form} field={field} />;
    return <FieldControl key={key} {...form} field={field} />;
  });
}
