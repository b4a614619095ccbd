import { clsx } from 'clsx';
import type { ShellModel } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { externalLinkIcon } from '../../ui/icons.gen.ts';
import styles from './bottom-bar.module.css';

/** What stands under More: the rest of the site, and the doors to partners. */
export function SheetLinks({ entries }: { readonly entries: ShellModel['moreSheet'] }) {
  return (
    <ul className={styles.links}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <a className={clsx(styles.child, styles.strong)} href={entry.href}>
            <Icon shapes={entry.icon} />
            {entry.title}
          </a>
          {entry.children.length === 0 ? null : (
            <ul className={styles.children}>
              {entry.children.map((child) => (
                <li key={child.href}>
                  <Anchor link={child} className={styles.child}>
                    {child.title}
                    {child.newTab ? <Icon shapes={externalLinkIcon} /> : null}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
