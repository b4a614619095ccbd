import { type ComponentType, createElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropHash } from '../../ui/address-query.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { DisclaimerDialogProps } from './disclaimer-dialog.tsx';
import type { PartProps } from './fields.ts';
import styles from './sip-calculator.module.css';

/** Where the disclaimer's text stands on the page itself. */
export const disclaimerId = (id: string) => `${id}-disclaimer`;

interface DisclaimerButtonProps
  extends Pick<PartProps, 'data' | 'id'>,
    Pick<DisclaimerDialogProps, 'source' | 'level'> {
  readonly live: boolean;
}

/** Opens the disclaimer: on the page until the app is there, then in a dialog whose script comes with the first press. */
export function DisclaimerButton({ data, id, live, source, level }: DisclaimerButtonProps) {
  const trigger = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<ComponentType<DisclaimerDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const hash = `#${disclaimerId(id)}`;
  const press = () => {
    setOpen(true);
    import('./disclaimer-dialog.tsx').then(
      (module) => setDialog(() => module.DisclaimerDialog),
      // Then the text on the page has to do.
      () => location.assign(hash),
    );
  };
  // Pressed before the app was there, or opened by such an address.
  const takeOver = useEffectEvent(() => {
    if (location.hash !== hash) return;
    dropHash();
    // The browser has gone to the text: the dialog is where it was asked for.
    trigger.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    press();
  });
  useEffect(() => {
    if (live) takeOver();
  }, [live]);
  return (
    <p>
      <LinkButton ref={trigger} href={hash} className={styles.open} onPress={press}>
        {data.disclaimer.openLabel}
      </LinkButton>
      {dialog && open
        ? createElement(dialog, { data, source, level, trigger, onClose: () => setOpen(false) })
        : null}
    </p>
  );
}
