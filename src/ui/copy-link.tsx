import styles from './copy-link.module.css';
import { Icon } from './icon.tsx';
import { linkIcon } from './icons.gen.ts';

interface CopyLinkProps {
  readonly url: string;
  /** The button's name: 'Copy link to …'. */
  readonly label: string;
}

/** Copies an address. The app listens to all of these buttons, so that they work in sections that stay HTML. */
export function CopyLink({ url, label }: CopyLinkProps) {
  return (
    <button
      type="button"
      className={`${styles.copy} needs-script`}
      aria-label={label}
      title={label}
      data-copy={url}
    >
      <Icon shapes={linkIcon} />
    </button>
  );
}
