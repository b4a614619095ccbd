import { useEffect, useRef } from 'react';
import type { SharedWords } from '../../model/page-model.ts';

interface ConsentBannerProps {
  readonly words: SharedWords;
  /** The visitor has asked for it: then it is where they go on. */
  readonly takesFocus: boolean;
  send(event: { readonly type: 'accept' | 'decline' }): void;
}

/** Asks for consent beside the page, which can be read and used meanwhile. Both answers look the same. */
export function ConsentBanner({ words: { strings, analytics }, takesFocus, send }: ConsentBannerProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) region.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={region} className="consent" tabIndex={-1} aria-label={strings.cookieChoices}>
      <p>
        {strings.cookieQuestion}{' '}
        {analytics?.details ? <a href={analytics.details}>{strings.cookieDetails}</a> : null}
      </p>
      <div className="consent-answers">
        <button type="button" onClick={() => send({ type: 'decline' })}>
          {strings.cookieDecline}
        </button>
        <button type="button" onClick={() => send({ type: 'accept' })}>
          {strings.cookieAccept}
        </button>
      </div>
    </section>
  );
}
