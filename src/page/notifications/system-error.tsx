import { useSelector } from '@xstate/react';
import type { Words } from '../../model/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { rotateCwIcon, xIcon } from '../../ui/icons.gen.ts';
import type { Areas } from './areas.ts';
import { useReturnFocus } from './notice-hooks.ts';

interface SystemErrorProps {
  readonly actor: Areas['systemError'];
  readonly strings: Words;
}

/** The system error as its machine wants it: what happened, and the two ways out of it. */
export function SystemError({ actor, strings }: SystemErrorProps) {
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'));
  const online = useSelector(actor, (snapshot) => snapshot.context.online);
  const returnFocus = useReturnFocus(visible);
  if (!visible) return null;
  const dismiss = () => {
    actor.send({ type: 'dismiss' });
    returnFocus();
  };
  const buttons = [
    [strings.reload, rotateCwIcon, () => actor.send({ type: 'reload' })],
    [strings.dismiss, xIcon, dismiss],
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
