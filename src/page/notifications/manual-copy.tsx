import { useSelector } from '@xstate/react';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import type { Words } from '../../model/words.ts';
import type { Areas } from './areas.ts';
import { useLate, useReturnFocus } from './notice-hooks.ts';
import { Notice } from './notice-toast.tsx';

interface ManualCopyProps {
  readonly actor: Areas['manualCopy'];
  readonly strings: Words;
}

const stay = (event: PointerEvent) => event.stopPropagation();

function LinkField({ url, name }: { readonly url: string; readonly name: string }) {
  const said = useLate(name);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (said !== '' && url !== '') field.current?.select();
  }, [said, url]);
  return (
    <>
      <label htmlFor={id}>{said}</label>
      {/* A finger or pointer in the field selects text; it does not swipe the notice away. */}
      <input id={id} ref={field} value={url} readOnly onPointerDown={stay} onPointerMove={stay} />
    </>
  );
}

/** A link that the browser would not copy, selected, so that the visitor can. It stays until it is closed. */
export function ManualCopy({ actor, strings }: ManualCopyProps) {
  const url = useSelector(actor, (snapshot) => snapshot.context.message);
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'));
  const returnFocus = useReturnFocus(visible);
  return (
    <Notice actor={actor} place="toast" kind="warning" dismiss={strings.dismiss} onClose={returnFocus}>
      <LinkField url={url} name={strings.copyFailed ?? ''} />
    </Notice>
  );
}
