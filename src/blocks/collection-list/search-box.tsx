import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { searchIcon } from '../../ui/icons.gen.ts';
import styles from './collection-list.module.css';

interface SearchBoxProps {
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
}

/** The search box of a list; it needs a script, and without one the list is a plain list with pages. */
export function SearchBox({ name, placeholder, value, onChange, onFocus }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // What was typed before the app arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (box.current && box.current.value !== value) onChange(box.current.value);
  }, []);
  return (
    <div className={`${styles.search} needs-script`}>
      <Icon shapes={searchIcon} />
      <input
        ref={box}
        type="search"
        aria-label={name}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
      />
    </div>
  );
}
