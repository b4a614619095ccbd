import { useEffect, useState } from 'react';
import { MESSAGE_LIMIT } from '../../contact/contact-rules.ts';
import styles from './contact-panel.module.css';

/** Milliseconds after the last key until the length is said. */
const PAUSE = 1000;

interface MessageCountProps {
  readonly length: number;
  /** The words, with `{count}` for the number. */
  readonly words: string;
}

/** How long the message is: seen at every key, said when the visitor pauses. */
export function MessageCount({ length, words }: MessageCountProps) {
  const [said, setSaid] = useState('');
  const text = words.replace('{count}', String(length));
  useEffect(() => {
    if (length === 0) return setSaid('');
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [length, text]);
  return (
    <>
      <span
        className={`${styles.count} needs-script`}
        aria-hidden="true"
        data-over={length > MESSAGE_LIMIT || undefined}
      >
        {text}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </>
  );
}
