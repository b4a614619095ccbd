import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldInfo } from '../../../model/editing.ts';
import { ask } from './api.ts';
import type { Editing } from './editing.ts';
import type { Place, Trouble } from './note.tsx';

type Saved = Pick<FieldInfo, 'file' | 'pointer' | 'locale' | 'value' | 'version'>;

/** Saves a field, and holds what stood in the way of it. */
export function useSaving(editing: Editing, field: Saved, onDone: () => void) {
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSaving, setSaving] = useState(false);

  /** @param at where the field stands by now, and in which version of its file */
  async function save(value: unknown, { pointer, version }: Place = field): Promise<void> {
    const { file, locale, value: was } = field;
    const address = { file, pointer, ...(locale !== undefined && { locale }) };
    setSaving(true);
    const outcome = await editing.save(
      value === undefined ? { op: 'remove', ...address } : { op: 'set', ...address, value, was },
      version,
    );
    setSaving(false);
    if (outcome && 'done' in outcome) {
      setTrouble(undefined);
      onDone();
    } else {
      const refused = outcome ?? { refused: 'The development server does not answer.', mistakes: [] };
      // Who waits for the save finds the field marked.
      flushSync(() => setTrouble(refused));
    }
  }
  return { trouble, isSaving, save, forget: () => setTrouble(undefined) };
}

/**
 * What the server answers to a question: asked anew when the question changes, or when it is told to.
 * @param state another one asks anew as well
 */
export function useAnswer<Answer>(editing: Editing, name: string, given: object = {}, state?: unknown) {
  const [answer, setAnswer] = useState<Answer>();
  const key = JSON.stringify(given);
  const read = useCallback(
    () =>
      editing.tried(async () => {
        setAnswer(await ask<Answer>(name, JSON.parse(key)));
      }),
    [editing, name, key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer follows the state.
  useEffect(() => {
    void read();
  }, [read, state]);
  return [answer, read] as const;
}
