import { createActor } from 'xstate';
import { consentMachine } from '../../machines/consent.machine.ts';
import css from '../../page/consent/consent-banner.css?inline';
import { ConsentBanner } from '../../page/consent/consent-banner.tsx';
import { openRoot } from '../../ui/open-root.ts';
import { adoptStyle } from '../../ui/trusted-policy.ts';
import { onClick } from '../clicks.ts';
import type { AppRouter } from '../router.ts';
import type { PageWords } from '../words.ts';
import { forgetCookies, keepConsent, keptConsent, watchConsent } from './kept-consent.ts';

/** The footer's button; the footer may stay HTML, so its clicks are heard here. */
const REOPEN = '[data-cookie-choices]';

/** The app that the tag manager counts the pages of. */
export interface Surroundings {
  readonly router: AppRouter;
  /** In the language of the page that is open. */
  readonly words: PageWords;
}

interface TagManager {
  load(): void;
  /** Ends the page's own, where it runs already. */
  stop(): void;
}

/** Asks once whether the tag manager may be loaded; the answer is kept, and can be changed at any time. */
export function askConsent(manager: TagManager, { router, words }: Surroundings): void {
  const actor = createActor(
    consentMachine.provide({
      actions: {
        load: manager.load,
        remember: (_, answer) => keepConsent(answer),
        stop: () => {
          forgetCookies();
          manager.stop();
        },
      },
    }),
    { input: { remembered: keptConsent() } },
  );
  adoptStyle(css);
  const host = document.createElement('div');
  // It takes no focus by itself; who cannot see it hears it.
  host.setAttribute('aria-live', 'polite');
  document.body.append(host);
  const root = openRoot(host);
  let opener: HTMLElement | null = null;
  const draw = () => {
    const asking = actor.getSnapshot().matches('asking');
    document.documentElement.toggleAttribute('data-asking', asking);
    const shared = words.known();
    root.render(
      asking && shared ? (
        <ConsentBanner words={shared} takesFocus={opener !== null} send={actor.send} />
      ) : null,
    );
    if (asking) return;
    // The button that was pressed goes with its banner.
    const next = host.contains(document.activeElement) ? document.getElementById('main') : null;
    (opener?.isConnected ? opener : next)?.focus({ preventScroll: true });
    opener = null;
  };
  actor.subscribe(draw);
  actor.start();
  // Its words follow the language of the page.
  router.subscribe('onRendered', () => void words.load().then(draw, draw));
  watchConsent((answer) => {
    if (actor.getSnapshot().matches(answer)) return;
    actor.send({ type: 'reopen' });
    actor.send({ type: answer === 'accepted' ? 'accept' : 'decline' });
  });
  onClick((_, target) => {
    const button = target.closest<HTMLElement>(REOPEN);
    if (!button) return;
    opener = button;
    actor.send({ type: 'reopen' });
  });
}
