import { useState } from 'react';
import { BlockPicker } from './block-picker.tsx';
import { Button } from './button.tsx';
import type { Editing } from './editing.ts';

interface BarProps {
  readonly editing: Editing;
  readonly file: string;
  readonly at: number;
  readonly count: number;
  /** The section is elsewhere now, or gone. @param at its number; undefined where it is gone */
  readonly onMoved: (at: number | undefined) => void;
}

/** What can be done with a section of a page. */
export function SectionBar({ editing, file, at, count, onMoved }: BarProps) {
  const [isPicking, setPicking] = useState(false);
  const pointer = `/sections/${at}`;
  const act = async (
    operation: { op: 'move'; to: number } | { op: 'duplicate' | 'remove' },
    next?: number,
  ) => {
    const outcome = await editing.act({ ...operation, file, pointer });
    if (outcome && 'done' in outcome) onMoved(next);
  };
  return (
    <>
      <div className="entry-bar" role="toolbar" aria-label="Section">
        <Button disabled={at === 0} onClick={() => void act({ op: 'move', to: at - 1 }, at - 1)}>
          Move up
        </Button>
        <Button disabled={at >= count - 1} onClick={() => void act({ op: 'move', to: at + 1 }, at + 1)}>
          Move down
        </Button>
        <Button onClick={() => void act({ op: 'duplicate' }, at + 1)}>Duplicate</Button>
        <Button onClick={() => void act({ op: 'remove' })}>Remove</Button>
        <Button aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          Insert below
        </Button>
      </div>
      {isPicking ? (
        <BlockPicker editing={editing} file={file} at={at + 1} onDone={() => onMoved(at + 1)} />
      ) : null}
    </>
  );
}
