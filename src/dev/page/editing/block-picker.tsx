import { useState } from 'react';
import type { BlockChoice } from '../../../model/editing.ts';
import { useAnswer } from './asking.ts';
import { Button } from './controls.tsx';
import type { Editing } from './editing.ts';

interface PickerProps {
  readonly editing: Editing;
  readonly file: string;
  /** The place that the new block takes, in a list of blocks. */
  readonly pointer: string;
  /** The types that may stand there; without, all. */
  readonly types?: readonly string[] | undefined;
  /** Of the file, as the place was seen in it. */
  readonly version: string | undefined;
  readonly onDone: () => void;
}

/** The block types of the catalogue: what is chosen comes in as its example. */
export function BlockPicker({ editing, file, pointer, types, version, onDone }: PickerProps) {
  const [blocks] = useAnswer<readonly BlockChoice[]>(editing, 'blocks');
  const [wanted, setWanted] = useState('');
  const insert = async (value: unknown) => {
    const outcome = await editing.act({ op: 'insert', file, pointer, value }, version);
    if (outcome && 'done' in outcome) onDone();
  };
  const words = wanted.trim().toLowerCase();
  const found = (blocks ?? []).filter(
    ({ type, description }) =>
      `${type} ${description}`.toLowerCase().includes(words) && types?.includes(type) !== false,
  );
  return (
    <div className="picker">
      <label>
        Find a block
        {/* biome-ignore lint/a11y/noAutofocus: the list was opened by a button. */}
        <input autoFocus value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <ul>
        {found.map(({ type, description, section }) => (
          <li key={type}>
            <Button className="choice" onClick={() => void insert(section)}>
              <b>{type}</b>
              <span>{description}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="about">
        {blocks === undefined
          ? 'The catalogue is being read …'
          : `${found.length} ${found.length === 1 ? 'block' : 'blocks'}.`}{' '}
        <a href="/__blocks" target="_blank" rel="noreferrer">
          See them all
        </a>
      </p>
    </div>
  );
}

/** The button that opens the catalogue, and the catalogue below it. */
export function BlockAdder({ label, onDone, ...picker }: PickerProps & { readonly label: string }) {
  const [isPicking, setPicking] = useState(false);
  const close = () => {
    setPicking(false);
    onDone();
  };
  return (
    <>
      <Button className="add" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
        {label}
      </Button>
      {isPicking ? <BlockPicker {...picker} onDone={close} /> : null}
    </>
  );
}
