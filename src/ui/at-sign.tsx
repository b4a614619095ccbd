import type { ReactNode } from 'react';
import { unbroken } from './unbroken.ts';

/** An e-mail address without room on one line ends it before its sign, rather than before its last letter; numbers of any other stay whole. */
export function atSign(label: string): ReactNode {
  const at = label.indexOf('@');
  if (at === -1) return unbroken(label);
  return (
    <span>
      {label.slice(0, at)}
      <wbr />
      {label.slice(at)}
    </span>
  );
}
