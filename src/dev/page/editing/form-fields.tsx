import type { ReactNode } from 'react';
import type { FieldAddress, Form, FormField } from '../../../model/editing.ts';
import type { Editing } from './editing.ts';
import { FieldControl } from './field-control.tsx';

export interface FormProps {
  readonly editing: Editing;
  readonly address: FieldAddress;
  readonly form: Form;
  readonly onSaved: () => void;
  readonly targets: string;
}

interface EntryProps extends FormProps {
  readonly list: FormField;
  readonly entry: FormField;
  readonly at: number;
  readonly count: number;
}

/** What can be done with an entry of a list; in every language, since the original says what there is. */
function EntryBar({
  editing,
  address,
  form,
  onSaved,
  entry,
  at,
  count,
}: Omit<EntryProps, 'list' | 'targets'>) {
  const { file } = address;
  const { pointer } = entry;
  const act = (operation: { op: 'move'; to: number } | { op: 'duplicate' | 'remove' }) =>
    void editing.act({ ...operation, file, pointer }, form.originalVersion).then(onSaved);
  const name = entry.label;
  return (
    <div className="entry-bar" role="toolbar" aria-label={name}>
      <button
        type="button"
        disabled={at === 0}
        onClick={() => act({ op: 'move', to: at - 1 })}
        aria-label={`Move “${name}” up`}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={at === count - 1}
        onClick={() => act({ op: 'move', to: at + 1 })}
        aria-label={`Move “${name}” down`}
      >
        ↓
      </button>
      <button type="button" onClick={() => act({ op: 'duplicate' })} aria-label={`Duplicate “${name}”`}>
        Duplicate
      </button>
      <button type="button" onClick={() => act({ op: 'remove' })} aria-label={`Remove “${name}”`}>
        Remove
      </button>
    </div>
  );
}

function Entry({ list, entry, at, count, ...form }: EntryProps) {
  return (
    <details className="entry">
      <summary>{entry.label}</summary>
      <EntryBar {...form} entry={entry} at={at} count={count} />
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
  const most = field.limits.maxItems ?? Number.POSITIVE_INFINITY;
  const { editing, address, onSaved } = form;
  const add = () =>
    void editing
      .act(
        {
          op: 'insert',
          file: address.file,
          pointer: `${field.pointer}/${entries.length}`,
          value: field.fresh,
        },
        form.form.originalVersion,
      )
      .then(onSaved);
  return (
    <Titled field={field}>
      {entries.map((entry, at) => (
        <Entry key={entry.pointer} {...form} list={field} entry={entry} at={at} count={entries.length} />
      ))}
      {field.fresh === undefined || entries.length >= most ? null : (
        <button type="button" className="add" onClick={add}>
          Add an entry
        </button>
      )}
    </Titled>
  );
}

function Group({ field, ...form }: FormProps & { readonly field: FormField }) {
  const { editing, address, onSaved } = form;
  const add = () =>
    void editing
      .act(
        { op: 'set', file: address.file, pointer: field.pointer, value: field.fresh },
        form.form.originalVersion,
      )
      .then(onSaved);
  return (
    <Titled field={field}>
      {field.fields ? (
        <Fields {...form} fields={field.fields} />
      ) : (
        <button type="button" className="add" onClick={add}>
          Add
        </button>
      )}
    </Titled>
  );
}

/** The fields of a form, those of the groups and lists in it too. What only names things is left out. */
export function Fields({ fields, ...form }: FormProps & { readonly fields: readonly FormField[] }) {
  return fields.map((field) => {
    if (field.kind === 'fixed') return null;
    if (field.kind === 'list') return <List key={field.pointer} {...form} field={field} />;
    if (field.kind === 'group') return <Group key={field.pointer} {...form} field={field} />;
    return <FieldControl key={field.pointer} {...form} field={field} />;
  });
}
