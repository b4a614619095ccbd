import type { ReactNode } from 'react';
import type { ResolvedLink } from '../model/resolved.ts';

interface AnchorProps {
  readonly link: Pick<ResolvedLink, 'href' | 'newTab'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly current?: 'page' | undefined;
}

/** A plain `<a>`: it works before the app arrives, and afterwards the app's one listener navigates it. */
export function Anchor({ link, className, children, current }: AnchorProps) {
  const tab = link.newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={className} href={link.href} aria-current={current} {...tab}>
      {children}
    </a>
  );
}
