import * as Toast from '@radix-ui/react-toast';
import { useSelector } from '@xstate/react';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import type { Words } from '../../model/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import type { Areas } from './areas.ts';
import { useLate, useReturnFocus } from './notice-hooks.ts';

interface ManualCopyProps {
  readonly actor: Areas['manualCopy'];
  readonly strings: Words;
}

const stay = (event: PointerEvent) => event.stopPropagation();

/** A link that the browser would not copy, selected, so that the visitor can. It stays until it is closed. */
export function ManualCopy({ actor, strings }: ManualCopyProps) {
  const url = useSelector(actor, (snapshot) => snapshot.context.message);
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const said = useLate(visible ? (strings.copyFailed ?? '') : '');
  const returnFocus = useReturnFocus(visible);
  useEffect(() => {
    if (said !== '' && url !== '') field.current?.select();
  }, [said, url]);
  return (
    <Toast.Root
      asChild
      open={visible}
      onOpenChange={(open) => {
        if (open) return;
        actor.send({ type: 'dismiss' });
        returnFocus();
      }}
    >
      <div className="notice toast warning" role="alert" aria-live="assertive">
        <div className="notice-line" data-radix-toast-announce-exclude="">
          <label htmlFor={id}>{said}</label>
          {/* A finger or pointer in the field selects text; it does not swipe the notice away. */}
          <input id={id} ref={field} value={url} readOnly onPointerDown={stay} onPointerMove={stay} />
          <Toast.Close className="notice-close" aria-label={strings.dismiss}>
            <Icon shapes={xIcon} />
          </Toast.Close>
        </div>
      </div>
    </Toast.Root>
  );
}
