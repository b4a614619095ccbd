import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldInfo, Operation } from '../../../model/editing.ts';
import { ask } from './api.ts';
import type { Editing } from './editing.ts';
import { asText, type Place, type Trouble } from './note.tsx';

type Saved = Pick<FieldInfo, 'file' | 'pointer' | 'locale' | 'value' | 'version' | 'state' | 'original'>;

/** True for a translation that is emptied: it goes, and the original is shown again. */
const isGone = ({ state }: Pick<FieldInfo, 'state'>, value: unknown): boolean =>
  state !== undefined && asText(value).trim() === '';

/** What a field says once a value of it is saved. */
export const shownAfter = (field: Pick<FieldInfo, 'state' | 'original'>, value: unknown): unknown =>
  isGone(field, value) ? field.original : value;

/**
 * Saves a field, and holds what stood in the way of it.
 * @param onDone told what was saved; something else may be typed by then
 */
export function useSaving(editing: Editing, field: Saved, onDone: (value: unknown) => void) {
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => (trouble ? () => editing.forget() : undefined), [trouble, editing]);
  /** What was asked for last, until it is answered, and what the file says by then. */
  const asked = useRef<{ readonly value: unknown; said: unknown }>(undefined);
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [],
  );

  /** @param at where the field stands by now, and in which version of its file */
  async function save(value: unknown, { pointer, version }: Place = field): Promise<void> {
    const { file, locale } = field;
    const before = asked.current ?? { said: field.value };
    const address = { file, pointer, locale };
    const mine = { value, said: field.value };
    asked.current = mine;
    setSaving(true);
    const outcome = await editing.save((): Operation => {
      mine.said = before.said;
      return value === undefined || isGone(field, value)
        ? { op: 'remove', ...address }
        : { op: 'set', ...address, value, was: mine.said };
    }, version);
    if (outcome && 'done' in outcome) mine.said = shownAfter(field, value);
    // What was asked for since has its own answer, and a field that was left waits for none.
    if (asked.current !== mine) return;
    asked.current = undefined;
    setSaving(false);
    if (outcome && 'done' in outcome) {
      setTrouble(undefined);
      onDone(value);
    } else {
      const refused = outcome ?? { refused: 'The development server does not answer.', mistakes: [] };
      // Who waits for the save finds the field marked.
      flushSync(() => setTrouble(refused));
    }
  }
  return {
    trouble,
    isSaving,
    save,
    /** What the file says, or will say once the save is answered. */
    known: () => (asked.current ?? field).value,
    forget: () => setTrouble(undefined),
  };
}

/**
 * What the server answered last to a question, null aside, and when it was asked for that: asked anew when the question changes, or when it is told to.
 * @param state another one asks anew as well
 * @param more what is asked for besides, by then
 */
export function useAnswer<Answer>(
  editing: Editing,
  name: string,
  given: object = {},
  state?: unknown,
  more?: RefObject<object>,
) {
  const [answer, setAnswer] = useState<{ readonly said: Answer; readonly askedAt: number }>();
  const asked = useRef(0);
  const key = JSON.stringify(given);
  const read = useCallback(
    () =>
      editing.tried(async () => {
        asked.current += 1;
        const [mine, askedAt] = [asked.current, performance.now()];
        const fresh = await ask<Answer | null>(name, { ...JSON.parse(key), ...more?.current });
        // One that comes after its next says what was.
        if (mine === asked.current && fresh !== null) setAnswer({ said: fresh, askedAt });
      }),
    [editing, name, key, more],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer follows the state.
  useEffect(() => {
    void read();
  }, [read, state]);
  return [answer?.said, read, answer?.askedAt ?? 0] as const;
}
