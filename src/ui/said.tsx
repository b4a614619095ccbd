import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until what it led to is said. */
const PAUSE = 1000;

interface SaidProps {
  /** What it begins with is no news. */
  readonly text: string;
}

/** Says a text aloud once it stands still: whoever writes is not interrupted at every key. */
export function Said({ text }: SaidProps) {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visually-hidden" aria-live="polite">
      {said}
    </span>
  );
}
