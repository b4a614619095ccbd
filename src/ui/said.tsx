import { useEffect, useRef, useState } from 'react';

interface SaidProps {
  /** What it begins with is no news. */
  readonly text: string;
  /** Milliseconds for which it has to stand. */
  readonly pause: number;
}

/** Says a text aloud once it stands still: whoever writes is not interrupted at every key. */
export function Said({ text, pause }: SaidProps) {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return (
    <span className="visually-hidden" aria-live="polite">
      {said}
    </span>
  );
}
