import { clsx } from 'clsx';
import type { ResolvedLink } from '../model/resolved.ts';
import styles from './action.module.css';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';
import { arrowRightIcon, externalLinkIcon } from './icons.gen.ts';

interface ActionProps {
  readonly link: ResolvedLink;
  readonly style?: ResolvedLink['style'];
  readonly className?: string | undefined;
}

/** A link that invites: filled, outlined or plain with an arrow. */
export function Action({ link, style = link.style ?? 'plain', className }: ActionProps) {
  return (
    <Anchor link={link} className={clsx(styles.action, styles[style], className)}>
      {link.label}
      {link.about ? <span className="visually-hidden">{`: ${link.about}`}</span> : null}
      {style === 'secondary' && !link.newTab ? null : (
        <Icon shapes={link.newTab ? externalLinkIcon : arrowRightIcon} className="directed" />
      )}
    </Anchor>
  );
}

/** The links of a section side by side. */
export function Actions({ links }: { readonly links: readonly ResolvedLink[] | undefined }) {
  if (!links || links.length === 0) return null;
  return (
    <p className={styles.row}>
      {links.map((link) => (
        <Action key={link.href + link.label} link={link} />
      ))}
    </p>
  );
}
