import * as Toast from '@radix-ui/react-toast';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
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

interface NoticeToastProps {
  readonly actor: Areas['toast'];
  readonly place: 'toast' | 'snackbar';
  readonly dismiss: string;
}

/** A line that comes and goes. Its machine is the only clock; Radix brings Escape, F8, swiping and the focus. */
export function NoticeToast({ actor, place, dismiss }: NoticeToastProps) {
  const { kind, message, onShown } = useSelector(actor, (snapshot) => snapshot.context);
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'));
  const said = useLate(message);
  useEffect(() => {
    if (message !== '' && said === message) onShown?.();
  }, [said, message, onShown]);
  const shown = kind ?? 'info';
  const urgent = shown === 'danger' || shown === 'warning';
  return (
    <Toast.Root
      asChild
      open={visible}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'dismiss' });
      }}
    >
      <div
        className={`notice ${place} ${shown}`}
        role={urgent ? 'alert' : 'status'}
        aria-live={urgent ? 'assertive' : 'polite'}
      >
        {/* The role above speaks; without this mark Radix would say everything twice. */}
        <div className="notice-line" data-radix-toast-announce-exclude="">
          <Icon shapes={ICONS[shown]} />
          <p>{said}</p>
          <Toast.Close className="notice-close" aria-label={dismiss}>
            <Icon shapes={xIcon} />
          </Toast.Close>
        </div>
      </div>
    </Toast.Root>
  );
}
