import { clsx } from 'clsx';
import type { FrameModel, MenuChild, ShellModel } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ellipsisIcon, externalLinkIcon } from '../../ui/icons.gen.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
  readonly path: string;
}

const isHere = (href: string, path: string) => path === href || path.startsWith(`${href}/`);

function SheetChild({ child }: { readonly child: MenuChild }) {
  return (
    <li>
      <Anchor link={child} className={styles.child}>
        {child.title}
        {child.newTab ? <Icon shapes={externalLinkIcon} /> : null}
      </Anchor>
    </li>
  );
}

/** The phone's menu: four places and More, which opens the sheet above the bar. */
export function BottomBar({ shell, frame, path }: BottomBarProps) {
  const hidden = frame.hideOnMobile.includes('bottom-bar');
  const inBar = shell.mobileBar.some((entry) => isHere(entry.href, path));
  const inSheet = !inBar && shell.moreSheet.some((entry) => isHere(entry.href, path));
  if (hidden) return null;
  return (
    <nav className={styles.bar} aria-label={shell.strings.mobileNavigation}>
      <ul className={styles.list}>
        {shell.mobileBar.map((entry) => (
          <li key={entry.href}>
            <a
              className={styles.entry}
              href={entry.href}
              aria-current={isHere(entry.href, path) ? 'true' : undefined}
            >
              <Icon shapes={entry.icon} />
              {entry.title}
            </a>
          </li>
        ))}
        <li>
          <details className={styles.more} data-more>
            <summary className={styles.entry} aria-current={inSheet ? 'true' : undefined}>
              <Icon shapes={ellipsisIcon} />
              {shell.strings.more}
            </summary>
            <ul className={styles.sheet}>
              {shell.moreSheet.map((entry) => (
                <li key={entry.href}>
                  <a className={clsx(styles.child, styles.strong)} href={entry.href}>
                    <Icon shapes={entry.icon} />
                    {entry.title}
                  </a>
                  {entry.children.length === 0 ? null : (
                    <ul className={styles.children}>
                      {entry.children.map((child) => (
                        <SheetChild key={child.href} child={child} />
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}
