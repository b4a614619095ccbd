import * as Toast from '@radix-ui/react-toast';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ToastKind } from '../../machines/toast.machine.ts';
import type { IconShapes } from '../../model/resolved.ts';
import { Icon } from '../../ui/icon.tsx';
import { circleCheckIcon, circleXIcon, infoIcon, triangleAlertIcon, xIcon } from '../../ui/icons.gen.ts';
import type { Areas } from './areas.ts';
import { useLate } from './notice-hooks.ts';

const ICONS: Readonly<Record<ToastKind, IconShapes>> = {
  success: circleCheckIcon,
  danger: circleXIcon,
  info: infoIcon,
  warning: triangleAlertIcon,
};

interface NoticeProps {
  readonly actor: Areas['toast'];
  readonly place: 'toast' | 'snackbar';
  readonly kind: ToastKind;
  readonly dismiss: string | undefined;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A line that comes and goes. Its machine is the only clock; Radix brings Escape, F8, swiping and the focus. */
export function Notice({ actor, place, kind, dismiss, onClose, children }: NoticeProps) {
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'));
  const urgent = kind === 'danger' || kind === 'warning';
  const change = (open: boolean) => {
    if (open) return;
    actor.send({ type: 'dismiss' });
    onClose?.();
  };
  return (
    <Toast.Root asChild open={visible} onOpenChange={change}>
      <div
        className={`notice ${place} ${kind}`}
        role={urgent ? 'alert' : 'status'}
        aria-live={urgent ? 'assertive' : 'polite'}
      >
        <div className="notice-line">
          {children}
          <Toast.Close className="notice-close" aria-label={dismiss}>
            <Icon shapes={xIcon} />
          </Toast.Close>
        </div>
      </div>
    </Toast.Root>
  );
}

interface SaidProps {
  readonly message: string;
  readonly onShown: (() => void) | undefined;
}

function Said({ message, onShown }: SaidProps) {
  const said = useLate(message);
  useEffect(() => {
    if (message !== '' && said === message) onShown?.();
  }, [said, message, onShown]);
  return <p>{said}</p>;
}

/** What has happened, in a line with its icon. */
export function NoticeToast(props: Pick<NoticeProps, 'actor' | 'place' | 'dismiss'>) {
  const { kind, message, onShown } = useSelector(props.actor, (snapshot) => snapshot.context);
  const shown = kind ?? 'info';
  return (
    <Notice {...props} kind={shown}>
      <Icon shapes={ICONS[shown]} />
      <Said message={message} onShown={onShown} />
    </Notice>
  );
}
