import type { Words } from '../../model/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { rotateCwIcon, xIcon } from '../../ui/icons.gen.ts';

interface ErrorBannerProps {
  readonly strings: Words;
  readonly online: boolean;
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** The system error: what happened, and the two ways out of it. */
export function ErrorBanner({ strings, online, onReload, onDismiss }: ErrorBannerProps) {
  const buttons = [
    [strings.reload, rotateCwIcon, onReload],
    [strings.dismiss, xIcon, onDismiss],
  ] as const;
  return (
    <div className="page-error" role="alert" data-system-error>
      <p>{strings[online ? 'systemErrorOnline' : 'systemErrorOffline']}</p>
      {buttons.map(([label, shapes, press]) => (
        <button key={label} type="button" aria-label={label} onClick={press}>
          <Icon shapes={shapes} />
        </button>
      ))}
    </div>
  );
}
