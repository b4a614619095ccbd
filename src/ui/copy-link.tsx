import type { ResolvedCard } from '../model/resolved.ts';
import styles from './copy-link.module.css';
import { Icon } from './icon.tsx';
import { linkIcon } from './icons.gen.ts';

/** Copies an address. The app listens to all of these buttons, so that they work in sections that stay HTML. */
export function CopyLink({ url, label }: NonNullable<ResolvedCard['copy']>) {
  return (
    <button
      type="button"
      className={`${styles.copy} round needs-script`}
      aria-label={label}
      title={label}
      data-copy={url}
    >
      <Icon shapes={linkIcon} />
    </button>
  );
}
