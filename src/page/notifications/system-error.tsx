import { useSelector } from '@xstate/react';
import type { Words } from '../../model/words.ts';
import type { Areas } from './areas.ts';
import { ErrorBanner } from './error-banner.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface SystemErrorProps {
  readonly actor: Areas['systemError'];
  readonly strings: Words;
}

/** The banner as its machine wants it. */
export function SystemError({ actor, strings }: SystemErrorProps) {
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'));
  const online = useSelector(actor, (snapshot) => snapshot.context.online);
  const returnFocus = useReturnFocus(visible);
  if (!visible) return null;
  return (
    <ErrorBanner
      online={online}
      strings={strings}
      onReload={() => actor.send({ type: 'reload' })}
      onDismiss={() => {
        actor.send({ type: 'dismiss' });
        returnFocus();
      }}
    />
  );
}
