import { useCallback, useEffect, useState } from 'react';
import { ask } from './api.ts';
import type { Editing } from './editing.ts';

/** What the server answers to a question: asked anew when the question changes, or when it is told to. */
export function useAnswer<Answer>(editing: Editing, name: string, given: object = {}) {
  const [answer, setAnswer] = useState<Answer>();
  const key = JSON.stringify(given);
  const read = useCallback(
    () =>
      editing.tried(async () => {
        setAnswer(await ask<Answer>(name, JSON.parse(key)));
      }),
    [editing, name, key],
  );
  useEffect(() => {
    void read();
  }, [read]);
  return [answer, read] as const;
}
