import type { FrameModel, ShellModel } from '../../model/page-model.ts';
import { withoutSigns } from '../../model/room.ts';
import { Icon } from '../../ui/icon.tsx';
import { ellipsisIcon } from '../../ui/icons.gen.ts';
import styles from './bottom-bar.module.css';
import { SheetLinks, withoutChildren } from './sheet-links.tsx';

/** The address of the bar’s entry that leads to the page itself or above it, or `more` where one of the sheet does. */
export type PlaceInBar = readonly [entry: string, current: 'page' | 'true'];

interface BottomBarProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
  readonly here: PlaceInBar | undefined;
}

/** Where a page stands in the bar. */
export function hereInBar({ home, mobileBar, moreSheet }: ShellModel, path: string): PlaceInBar | undefined {
  // The home page lies above all pages, and leads to none of them.
  const leadsHere = ({ href }: { readonly href: string }) =>
    path === href || (href !== home && path.startsWith(`${href}/`));
  // Of those above one another the nearest.
  const [entry] = mobileBar.filter(leadsHere).sort((a, b) => b.href.length - a.href.length);
  if (entry) return [entry.href, entry.href === path ? 'page' : 'true'];
  return moreSheet.some(leadsHere) ? ['more', 'true'] : undefined;
}

/** True where a site has a bar. */
export const hasBar = ({ mobileBar, moreSheet }: ShellModel) => mobileBar.length + moreSheet.length > 0;

/** True where the smallest phone has no room for the longest word in a share as wide as the others. */
export function isCrowded(labels: readonly string[]): boolean {
  const words = labels.flatMap((label) => withoutSigns(label).split(/[\s\u00ad-]/));
  const longest = Math.max(...words.map(({ length }) => length));
  return longest * labels.length > 48;
}

/** The phone's menu: four places and More, which opens the sheet above the bar. */
export function BottomBar({ shell, frame, here }: BottomBarProps) {
  if (!hasBar(shell) || frame.hideOnMobile.includes('bottom-bar')) return null;
  const [place, current] = here ?? [];
  const labels = shell.mobileBar.map(({ title }) => title);
  if (shell.moreSheet.length > 0) labels.push(shell.strings.more ?? '');
  return (
    <nav className={styles.bar} aria-label={shell.strings.mobileNavigation}>
      <ul className={styles.list} data-crowded={isCrowded(labels) || undefined}>
        {shell.mobileBar.map((entry) => (
          <li key={entry.href}>
            <a
              className={styles.entry}
              href={entry.href}
              lang={entry.lang}
              dir={entry.dir}
              aria-current={entry.href === place ? current : undefined}
            >
              <Icon shapes={entry.icon} />
              {entry.title}
            </a>
          </li>
        ))}
        {shell.moreSheet.length > 0 ? (
          <li>
            {/* A plain disclosure of the main entries; once the app is there, its button opens the whole sheet. */}
            <details className={styles.more} data-more>
              <summary className={styles.entry} aria-current={place === 'more' ? current : undefined}>
                <Icon shapes={ellipsisIcon} />
                {shell.strings.more}
              </summary>
              <div className={styles.sheet}>
                <SheetLinks entries={withoutChildren(shell.moreSheet)} />
              </div>
            </details>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
