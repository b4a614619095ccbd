import type { ReactNode } from 'react';
import type { ResolvedLink } from '../model/resolved.ts';

interface AnchorProps {
  readonly link: Pick<ResolvedLink, 'href' | 'newTab'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly current?: 'page' | 'true' | undefined;
}

/** What opens in a tab of its own. */
export const tabOf = (newTab: boolean) => (newTab ? { target: '_blank', rel: 'noopener' } : {});

/**
 * A plain `<a>`: it works before the app arrives, and afterwards the app's one listener navigates it. The words alone where
 * it leads nowhere, as to an item without a page.
 */
export function Anchor({ link, className, children, current }: AnchorProps) {
  if (link.href === '') return children;
  return (
    <a className={className} href={link.href} aria-current={current} {...tabOf(link.newTab)}>
      {children}
    </a>
  );
}
