import { type FormEvent, useId } from 'react';
import type { Form, Operation, PageInfo } from '../../../model/editing.ts';
import { useAnswer } from './asking.ts';
import { useBehind } from './behind.ts';
import { BlockAdder } from './block-picker.tsx';
import { Button, MoveButtons, READING } from './controls.tsx';
import type { Editing } from './editing.ts';
import { ownWord } from './outline.ts';
import { SiteParts } from './site-parts.tsx';

interface BeginProps {
  readonly editing: Editing;
  readonly label: string;
  readonly names: readonly (readonly [name: string, label: string, example: string])[];
  /** What the first field chooses from; without, it is written. */
  readonly choices?: readonly string[];
  readonly operation: (values: Readonly<Record<string, string>>) => Operation;
}

/** Begins a page or an item by its scaffold, or gives one another address. */
function Begin({ editing, label, names, choices, operation }: BeginProps) {
  const id = useId();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void editing.act(operation(values)).then((outcome) => {
      if (!outcome || !('done' in outcome)) return;
      form.reset();
      // Nothing shows an item before it is published: it is filled in here.
      if (outcome.begun) void editing.open({ kind: 'form', address: outcome.begun });
    });
  };
  return (
    <details className="entry">
      <summary>{label}</summary>
      <form onSubmit={begin}>
        {names.map(([name, words, example]) => (
          <div key={name} className="field">
            <label htmlFor={id + name}>{words}</label>
            {choices && name === names[0]?.[0] ? (
              <select id={id + name} name={name}>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input id={id + name} name={name} placeholder={example} required />
            )}
          </div>
        ))}
        <button type="submit" className="add">
          {label}
        </button>
      </form>
    </details>
  );
}

/** The sections of the page, in their order, and what can be begun. */
export function PageView({ editing, info }: { readonly editing: Editing; readonly info: PageInfo }) {
  const { file, locale } = info;
  const address = { file, pointer: '/sections', locale };
  const [form, read] = useAnswer<Form>(editing, 'form', { address }, info);
  const behind = useBehind(editing, info);
  const sections = form?.field?.fields ?? [];
  const open = (pointer: string) => void editing.open({ kind: 'form', address: { file, pointer, locale } });
  const move = (pointer: string, by: 1 | -1) =>
    void editing.act({ op: 'step', file, pointer, by }, form?.originalVersion).then(read);
  return (
    <>
      <p className="where">
        <code>{file}</code>
      </p>
      <Button className="add" onClick={() => open('')}>
        Title, description and settings of the page
        <small>{behind(file, (place) => !place.startsWith('/sections/'))}</small>
      </Button>
      <h3>Sections</h3>
      {form ? null : <p className="about">{READING}</p>}
      <ol className="sections">
        {sections.map(({ pointer, label, value }, at) => (
          <li key={pointer}>
            <Button className="choice" onClick={() => open(pointer)}>
              <b>{ownWord(value, 'type')}</b>
              <span>{label}</span>
              <small>{behind(file, (place) => place.startsWith(`${pointer}/`))}</small>
            </Button>
            <MoveButtons name={label} at={at} count={sections.length} onMove={(by) => move(pointer, by)} />
          </li>
        ))}
      </ol>
      <BlockAdder
        label="Add a section"
        editing={editing}
        file={file}
        pointer={`/sections/${sections.length}`}
        version={form?.originalVersion}
        onDone={() => void read()}
      />
      {info.isMovable ? (
        <>
          <h3>The page as a whole</h3>
          <Begin
            editing={editing}
            label="Change its address"
            names={[['to', 'New address', info.route]]}
            operation={({ to = '' }) => ({ op: 'readdress', route: info.route, to })}
          />
          <Button className="add" onClick={() => void editing.act({ op: 'delete', route: info.route })}>
            Delete the page
          </Button>
        </>
      ) : null}
      <h3>Begin</h3>
      {locale === undefined ? null : (
        <p className="about">
          What is begun here is written in the site’s own language, and translated then.
        </p>
      )}
      <Begin
        editing={editing}
        label="New page"
        names={[
          ['route', 'Address', '/careers'],
          ['title', 'Title', 'Careers'],
        ]}
        operation={({ route = '', title = '' }) => ({ op: 'page', route, title })}
      />
      <Begin
        editing={editing}
        label="New item"
        choices={info.collections}
        names={[
          ['collection', 'Collection', ''],
          ['slug', 'Name in addresses', 'my-first-article'],
          ['title', 'Title', 'My first article'],
        ]}
        operation={({ collection = '', slug = '', title = '' }) => ({ op: 'item', collection, slug, title })}
      />
      <SiteParts editing={editing} info={info} />
    </>
  );
}
