import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import { adoptStyle } from '../../ui/trusted-policy.ts';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import css from './disclaimer-dialog.css?inline';
import type { Calculator } from './fields.ts';

export interface DisclaimerDialogProps {
  readonly data: Calculator;
  /** Where it stands on the page: its heading, and its text. */
  readonly source: RefObject<HTMLElement | null>;
  /** Of its heading there: the text's own go on from it. */
  readonly level: number;
  /** Where the focus goes back to. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

adoptStyle(css);

/** The whole disclaimer, above the page. */
export function DisclaimerDialog({ data, source, level, trigger, onClose }: DisclaimerDialogProps) {
  const { disclaimer, labels } = data;
  useCloseRequest(true, onClose);
  /** Only the page has the text, so that it is not sent twice. */
  const copyText = (box: HTMLElement | null) =>
    box?.replaceChildren(
      ...[...(source.current?.children ?? [])].slice(1).map((part) => part.cloneNode(true)),
    );
  const returnFocus = (event: Event) => {
    event.preventDefault();
    trigger.current?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div className="disclaimer-backdrop" />
        <Dialog.Content
          className="disclaimer-dialog"
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <div className="disclaimer-head">
            <Dialog.Title asChild>
              <Heading level={level}>{disclaimer.heading}</Heading>
            </Dialog.Title>
            <Dialog.Close className="disclaimer-close" aria-label={labels.close}>
              <Icon shapes={xIcon} />
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <div className="disclaimer-text" tabIndex={0} ref={copyText} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
