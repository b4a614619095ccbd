import type { IconEntry } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { externalLinkIcon } from '../../ui/icons.gen.ts';
import styles from './bottom-bar.module.css';

/** The entries as a document says them. */
export const withoutChildren = (entries: readonly IconEntry[]): IconEntry[] =>
  entries.map((entry) => ({ ...entry, children: [] }));

/** What stands under More: the rest of the site, and the doors to partners. */
export function SheetLinks({ entries }: { readonly entries: readonly IconEntry[] }) {
  return (
    <ul className={`pictorial ${styles.links}`}>
      {entries.map(({ title, href, icon, children }) => (
        <li key={href}>
          <a href={href}>
            {icon === '' ? null : <Icon shapes={icon} />}
            {title}
          </a>
          {children.length === 0 ? null : (
            <ul>
              {children.map((child) => (
                <li key={child.href}>
                  <Anchor link={child}>
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
