import type { ComponentProps } from 'react';

/** A button of the tools, which never sends a form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** Until the fields of a file are there. */
export const READING =
  'The file is being read. If it has a mistake, its fields are here once that is mended.';

/** Goes to a field, also where it is folded away. */
export function reveal(field: HTMLElement): void {
  for (let around = field.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

interface MoveProps {
  /** What is moved, in words. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
}

/** Moves an entry of a list one place up or down. */
export function MoveButtons({ name, at, count, onMove }: MoveProps) {
  return (
    <>
      <Button disabled={at === 0} onClick={() => onMove(-1)} aria-label={`Move “${name}” up`}>
        ↑
      </Button>
      <Button disabled={at === count - 1} onClick={() => onMove(1)} aria-label={`Move “${name}” down`}>
        ↓
      </Button>
    </>
  );
}
