import { type ComponentType, createElement, useRef, useState } from 'react';
import type { ShellModel } from '../../model/page-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { ellipsisIcon } from '../../ui/icons.gen.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './bottom-bar.module.css';
import type { MoreSheetProps, SheetActor } from './more-sheet.tsx';
import { SheetLinks } from './sheet-links.tsx';

interface MoreMenuProps {
  readonly shell: ShellModel;
  readonly current: boolean;
}

interface Loaded {
  readonly actor: SheetActor;
  readonly view: ComponentType<MoreSheetProps>;
}

async function loadSheet(): Promise<Loaded> {
  const { createSheetActor, MoreSheet } = await import('./more-sheet.tsx');
  return { actor: createSheetActor(), view: MoreSheet };
}

/** More: a plain disclosure before the app arrives, afterwards a dialog whose script comes with the first tap. */
export function MoreMenu({ shell, current }: MoreMenuProps) {
  const hydrated = useHydrated();
  const [sheet, setSheet] = useState<Loaded>();
  const trigger = useRef<HTMLButtonElement>(null);
  const { more } = shell.strings;
  const mark = current ? 'true' : undefined;
  const label = (
    <>
      <Icon shapes={ellipsisIcon} />
      {more}
    </>
  );
  if (!hydrated) {
    return (
      <details className={styles.more} data-more>
        <summary className={styles.entry} aria-current={mark}>
          {label}
        </summary>
        <div className={styles.sheet}>
          <SheetLinks entries={shell.moreSheet} />
        </div>
      </details>
    );
  }
  const open = async () => {
    const loaded = sheet ?? (await loadSheet());
    setSheet(loaded);
    loaded.actor.send({ type: 'open' });
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.entry}
        aria-current={mark}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </button>
      {sheet ? createElement(sheet.view, { actor: sheet.actor, shell, trigger }) : null}
    </>
  );
}
