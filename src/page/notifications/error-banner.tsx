import { Icon } from '../../ui/icon.tsx';
import { rotateCwIcon, xIcon } from '../../ui/icons.gen.ts';
import styles from './notification-slot.module.css';

export type Strings = Readonly<Record<string, string>>;

interface ErrorBannerProps {
  readonly online: boolean;
  readonly strings: Strings;
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** The system error: what happened, and the two ways out of it. */
export function ErrorBanner({ online, strings, onReload, onDismiss }: ErrorBannerProps) {
  return (
    <div className={styles.error} role="alert" data-system-error>
      <p>{online ? strings.systemErrorOnline : strings.systemErrorOffline}</p>
      <button type="button" aria-label={strings.reload} onClick={onReload}>
        <Icon shapes={rotateCwIcon} />
      </button>
      <button type="button" aria-label={strings.dismiss} onClick={onDismiss}>
        <Icon shapes={xIcon} />
      </button>
    </div>
  );
}
