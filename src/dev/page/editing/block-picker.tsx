import { useState } from 'react';
import type { BlockChoice } from '../../../model/editing.ts';
import { useAnswer } from './asking.ts';
import { Button } from './controls.tsx';
import type { Editing } from './editing.ts';

interface PickerProps {
  readonly editing: Editing;
  readonly file: string;
  /** The place that the new section takes. */
  readonly at: number;
  /** Of the file, as the place was seen in it. */
  readonly version: string | undefined;
  readonly onDone: () => void;
}

/** The block types of the catalogue: what is chosen comes in as its example. */
export function BlockPicker({ editing, file, at, version, onDone }: PickerProps) {
  const [blocks] = useAnswer<readonly BlockChoice[]>(editing, 'blocks');
  const [wanted, setWanted] = useState('');
  const insert = (value: unknown) =>
    void editing.act({ op: 'insert', file, pointer: `/sections/${at}`, value }, version).then(onDone);
  const words = wanted.trim().toLowerCase();
  const found = (blocks ?? []).filter(({ type, description }) =>
    `${type} ${description}`.toLowerCase().includes(words),
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
            <Button className="choice" onClick={() => insert(section)}>
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
