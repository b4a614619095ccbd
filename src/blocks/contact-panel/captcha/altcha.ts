import 'altcha/external';
import themeCss from 'altcha/altcha.css?inline';
import workerUrl from 'altcha/workers/pbkdf2?worker&url';
import { adoptStyle, trustedPolicy } from '../../../ui/trusted-policy.ts';
import ownCss from './altcha.css?inline';
import type { Captcha, CaptchaInput } from './captcha.ts';
import { fetchInTime } from './in-time.ts';

const ALGORITHMS = ['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512'];

adoptStyle(themeCss);
adoptStyle(ownCss);

const policy = trustedPolicy('altcha-worker', {
  createScriptURL(url: string): string {
    if (url !== workerUrl) throw new TypeError(`${url} is not the worker of the captcha`);
    return url;
  },
});

const { $altcha } = globalThis;
$altcha.defaults.set({
  fetch: fetchInTime,
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  // The work takes its time by itself.
  minDuration: 0,
  // The token travels as a header; a form that the browser posts has no field for it.
  name: '',
});
// The development server makes modules of workers, the build plain scripts that older browsers run too.
const kind: WorkerOptions = import.meta.env.DEV ? { type: 'module' } : {};
for (const algorithm of ALGORITHMS)
  $altcha.algorithms.set(algorithm, () => new Worker(policy.createScriptURL(workerUrl), kind));

/** The embedded captcha: a box to tick, and the browser works for a moment. */
export async function showAltcha(input: CaptchaInput): Promise<Captcha> {
  const { place, settings, words, language, onToken, onFault } = input;
  // The widget looks for small letters, also where a language says its country (pt-BR).
  $altcha.i18n.set(language.toLowerCase(), {
    ...$altcha.i18n.get('en'),
    label: words.captchaLabel,
    // The box keeps its name: its state says the rest.
    verified: words.captchaLabel,
    verifying: words.captchaChecking,
    waitAlert: words.captchaChecking,
    error: words.captchaFailed,
    expired: words.captchaExpired,
  });
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('language', language);
  widget.setAttribute('challenge', settings.challenge);
  let token = '';
  // Kept here: a widget that has left the page with its form answers nothing.
  let isSolving = false;
  const waiting: (() => void)[] = [];
  const release = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  widget.addEventListener('statechange', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { state, payload }: { state: string; payload: unknown } = event.detail;
    token = state === 'verified' && typeof payload === 'string' ? payload : '';
    isSolving = state === 'verifying';
    onToken(token);
    // Its challenge cannot be fetched, or nothing here solves it.
    if (state === 'error') onFault();
    if (!isSolving) release();
  });
  const loaded = new Promise((resolve) => widget.addEventListener('load', resolve, { once: true }));
  place.append(widget);
  await loaded;
  return {
    solve: async () => token || ((await widget.verify())?.payload ?? ''),
    settled: () =>
      new Promise((resolve) => {
        if (isSolving) waiting.push(resolve);
        // Its last event may still be on its way.
        else setTimeout(resolve);
      }),
    // It may have left the page, with its methods, before its form ends: a message that arrives just then is no fault.
    reset: () => widget.isConnected && widget.reset(),
    control: () => place.querySelector<HTMLElement>('input[type=checkbox]'),
    remove() {
      widget.remove();
      release();
    },
  };
}
