import type { ReactNode } from 'react';
import type { FieldInfo, Outcome } from '../../../model/editing.ts';
import { Button } from './controls.tsx';

/** What keeps a field from being saved. */
export type Trouble = Exclude<Outcome, { readonly done: string }>;

/** A place in a file, in a version of it. */
export type Place = Pick<FieldInfo, 'pointer' | 'version'>;

export const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(String).join('\n')
    : value === undefined || value === null
      ? ''
      : String(value);

const STATES = {
  translated: 'Translated from',
  untranslated: 'Not translated yet. The original',
  stale: 'The original has changed since it was translated',
};

interface OriginalProps {
  readonly field: Pick<FieldInfo, 'state' | 'original'>;
  /** Saves the text as one that translates what the original says now. */
  readonly onRight: () => void;
}

/** What the site's own language says, and whether that has changed since. */
export function Original({ field, onRight }: OriginalProps) {
  if (field.state === undefined) return null;
  return (
    <div className="original" data-state={field.state}>
      <p>
        {STATES[field.state]}: <q>{asText(field.original)}</q>
      </p>
      {field.state === 'stale' ? (
        <Button
          onClick={({ currentTarget }) => {
            // It goes with its answer, and must not take the focus along.
            currentTarget
              .closest('.field, .over')
              ?.querySelector<HTMLElement>('input, textarea, [role="textbox"]')
              ?.focus();
            onRight();
          }}
        >
          Still right
        </Button>
      ) : null}
    </div>
  );
}

interface TroubleProps {
  readonly trouble: Trouble | undefined;
  /** Saves all the same, over what is there now; undefined where there is no place for it. */
  readonly onKeep: ((at: Place) => void) | undefined;
  readonly onTake: (theirs: unknown) => void;
}

/** Why a field was not saved; where somebody else was quicker, both texts. */
export function TroubleNote({ trouble, onKeep, onTake }: TroubleProps): ReactNode {
  if (!trouble) return null;
  if ('refused' in trouble)
    return (
      <p className="trouble" role="alert">
        {trouble.mistakes.length === 0
          ? trouble.refused
          : trouble.mistakes.map(({ message }) => message).join(' ')}
      </p>
    );
  const { theirs } = trouble;
  return (
    <div className="trouble" role="alert">
      <p>
        The file was changed meanwhile. There it reads:{' '}
        {theirs === undefined ? 'nothing' : <q>{asText(theirs)}</q>}
      </p>
      <p className="choices">
        {onKeep ? (
          <Button onClick={() => onKeep(trouble)}>Keep mine</Button>
        ) : (
          'What was edited here is no longer there: copy yours, to use it elsewhere.'
        )}
        <Button onClick={() => onTake(theirs)}>Take theirs</Button>
      </p>
    </div>
  );
}
