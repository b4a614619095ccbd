import { type DragEvent, type KeyboardEventHandler, useId, useRef, useState } from 'react';
import { ask, Refused } from './api.ts';
import type { Editing } from './editing.ts';

interface PictureProps {
  readonly id: string;
  readonly value: string;
  /** The picture that the site has there: a new one is served once it is saved. */
  readonly saved: string;
  readonly editing: Editing;
  readonly onPick: (address: string) => void;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly 'data-pointer': string;
  readonly onKeyDown: KeyboardEventHandler;
}

interface Added {
  readonly address: string;
  /** What `validate` would say of it. */
  readonly advice?: string;
}

const read = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** A picture of the site: chosen from those that are there, or a new one, dropped or taken from the disk. */
export function PictureControl({ value, saved, editing, onPick, ...rest }: PictureProps) {
  const list = useId();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState<string>();
  const ref = useRef<HTMLDivElement>(null);

  /** The text of the picture before says nothing of this one. @returns the question for another one, if it has one */
  function askForText(): string | undefined {
    const pointer = rest['data-pointer'];
    const beside = `${pointer.slice(0, pointer.lastIndexOf('/'))}/alt`;
    const alt = ref.current?.closest('.scroll')?.querySelector(`[data-pointer="${beside}"]`);
    const isText = alt instanceof HTMLInputElement || alt instanceof HTMLTextAreaElement;
    if (value === '' || !isText || alt.value === '') return undefined;
    alt.focus();
    alt.select();
    return 'The alternative text is still that of the picture before. Say what this one shows.';
  }

  const add = (file: File | undefined) =>
    editing.tried(async () => {
      if (!file) return;
      setSaid(undefined);
      const given = { name: file.name, data: await read(file) };
      const answer = await ask<Added>('picture', given).catch((error: unknown) => {
        if (error instanceof Refused) setSaid(error.message);
        throw error;
      });
      onPick(answer.address);
      setSaid([answer.advice, askForText()].join(' ').trim());
    });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files[0]);
  };
  const commit = () => {
    if (typed !== undefined && typed !== value) onPick(typed);
    setTyped(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three, the others have controls.
    <div
      ref={ref}
      className="picture"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {/\.\w+$/.test(saved) ? <img src={saved} alt="" /> : null}
      <input
        {...rest}
        list={list}
        value={typed ?? value}
        onFocus={() => void editing.tried(() => ask<readonly string[]>('pictures').then(setPictures))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => (event.key === 'Enter' ? commit() : rest.onKeyDown(event))}
      />
      <datalist id={list}>
        {pictures.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <label className="file">
        New picture: drop it here, or choose
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            void add(target.files?.[0]);
            // The file is in the site now, or was refused: its name would say that it is still chosen.
            target.value = '';
          }}
        />
      </label>
      {said ? (
        <p className="trouble" role="alert">
          {said}
        </p>
      ) : null}
    </div>
  );
}
