import { type DragEvent, type KeyboardEventHandler, useId, useState } from 'react';
import { ask } from './api.ts';
import type { Editing } from './editing.ts';

interface PictureProps {
  readonly id: string;
  readonly value: string;
  readonly editing: Editing;
  readonly onPick: (address: string) => void;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly 'data-pointer': string;
  readonly onKeyDown: KeyboardEventHandler;
}

const read = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** A picture of the site: chosen from those that are there, or a new one, dropped or taken from the disk. */
export function PictureControl({ value, editing, onPick, ...rest }: PictureProps) {
  const list = useId();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const [typed, setTyped] = useState<string>();

  const add = (file: File | undefined) =>
    editing.tried(async () => {
      if (!file) return;
      const answer = await ask<{ readonly address: string }>('picture', {
        name: file.name,
        data: await read(file),
      });
      onPick(answer.address);
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
      className="picture"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {/\.\w+$/.test(value) ? <img src={value} alt="" /> : null}
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
        <input type="file" accept="image/*" onChange={(event) => void add(event.target.files?.[0])} />
      </label>
    </div>
  );
}
