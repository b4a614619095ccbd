import type { FrameModel, ShellModel } from '../../model/page-model.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { MoreMenu } from './more-menu.tsx';

interface BottomBarProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
  readonly path: string;
}

const isHere = (href: string, path: string) => path === href || path.startsWith(`${href}/`);

/** The phone's menu: four places and More, which opens the sheet above the bar. */
export function BottomBar({ shell, frame, path }: BottomBarProps) {
  if (frame.hideOnMobile.includes('bottom-bar')) return null;
  const inBar = shell.mobileBar.some((entry) => isHere(entry.href, path));
  const inSheet = !inBar && shell.moreSheet.some((entry) => isHere(entry.href, path));
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
          <MoreMenu shell={shell} current={inSheet} />
        </li>
      </ul>
    </nav>
  );
}
