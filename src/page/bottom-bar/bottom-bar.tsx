import { clsx } from 'clsx';
import type { FrameModel, ShellModel } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ellipsisIcon, externalLinkIcon } from '../../ui/icons.gen.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
  /** The address of the bar’s entry that leads to or above the page, or `more` where one of the sheet does. */
  readonly here: string | undefined;
}

/** Where a page stands in the bar. */
export function hereInBar({ mobileBar, moreSheet }: ShellModel, path: string): string | undefined {
  const leadsHere = ({ href }: { readonly href: string }) => path === href || path.startsWith(`${href}/`);
  return mobileBar.find(leadsHere)?.href ?? (moreSheet.some(leadsHere) ? 'more' : undefined);
}

/** What stands under More: the rest of the site, and the doors to partners. */
function SheetLinks({ entries }: { readonly entries: ShellModel['moreSheet'] }) {
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

/** The phone's menu: four places and More, which opens the sheet above the bar. */
export function BottomBar({ shell, frame, here }: BottomBarProps) {
  if (frame.hideOnMobile.includes('bottom-bar')) return null;
  return (
    <nav className={styles.bar} aria-label={shell.strings.mobileNavigation}>
      <ul className={styles.list}>
        {shell.mobileBar.map((entry) => (
          <li key={entry.href}>
            <a
              className={styles.entry}
              href={entry.href}
              aria-current={entry.href === here ? 'true' : undefined}
            >
              <Icon shapes={entry.icon} />
              {entry.title}
            </a>
          </li>
        ))}
        <li>
          {/* A plain disclosure; its button opens the sheet once the app is there, with these very links. */}
          <details className={styles.more} data-more={shell.strings.close}>
            <summary className={styles.entry} aria-current={here === 'more' ? 'true' : undefined}>
              <Icon shapes={ellipsisIcon} />
              {shell.strings.more}
            </summary>
            <div className={styles.sheet}>
              <SheetLinks entries={shell.moreSheet} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}
