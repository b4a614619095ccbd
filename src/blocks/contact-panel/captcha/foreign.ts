import { trustedPolicy } from '../../../ui/trusted-policy.ts';
import type { Captcha, CaptchaInput } from './captcha.ts';
import { inTime } from './in-time.ts';

type Callback = 'callback' | 'expired-callback' | 'error-callback';

/** What the three providers have in common: they render into an element and answer with an id. */
interface ForeignApi {
  render(
    place: HTMLElement,
    options: { readonly sitekey: string } & Readonly<Record<Callback, (token: string) => void>>,
  ): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

const PROVIDERS = {
  turnstile: { name: 'turnstile', script: 'https://challenges.cloudflare.com/turnstile/v0/api.js' },
  hcaptcha: { name: 'hcaptcha', script: 'https://js.hcaptcha.com/1/api.js' },
  recaptcha: { name: 'grecaptcha', script: 'https://www.google.com/recaptcha/api.js' },
} as const;

type Foreign = keyof typeof PROVIDERS;
const isForeign = (provider: string): provider is Foreign => Object.hasOwn(PROVIDERS, provider);

const READY = 'captchaReady';
let policy: { createScriptURL(text: string): string } | undefined;
/** A site has one provider. */
let loading: Promise<ForeignApi> | undefined;

function isApi(value: unknown): value is ForeignApi {
  return (
    typeof value === 'object' &&
    value !== null &&
    'render' in value &&
    typeof value.render === 'function' &&
    'reset' in value
  );
}

async function fetchApi(provider: Foreign, language: string): Promise<ForeignApi> {
  const { name, script } = PROVIDERS[provider];
  const url = `${script}?render=explicit&onload=${READY}&hl=${language}`;
  policy ??= trustedPolicy('captcha-script', { createScriptURL: (text: string) => text });
  const address = policy.createScriptURL(url);
  return new Promise((resolve, reject) => {
    Reflect.set(window, READY, () => {
      const api: unknown = Reflect.get(window, name);
      if (isApi(api)) resolve(api);
      else reject(new Error(`${script} brought no captcha`));
    });
    const element = document.createElement('script');
    element.src = address;
    element.onerror = () => {
      element.remove();
      reject(new Error(`${script} could not be loaded`));
    };
    document.head.append(element);
  });
}

function apiOf(provider: Foreign, language: string): Promise<ForeignApi> {
  loading ??= fetchApi(provider, language).catch((error: unknown) => {
    // The next attempt asks the network again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A captcha of another firm, by its site key. Its script is fetched here and nowhere else. */
export async function showForeign(input: CaptchaInput): Promise<Captcha> {
  const { place, settings, words, language, onToken, onFault } = input;
  if (!isForeign(settings.provider)) throw new Error(`There is no captcha “${settings.provider}”.`);
  const api = await inTime(apiOf(settings.provider, language));
  const frame = document.createElement('div');
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', words.captchaLabel);
  frame.tabIndex = -1;
  place.append(frame);
  let token = '';
  const hear = (next: string) => {
    token = next;
    onToken(next);
  };
  const id = api.render(frame, {
    sitekey: settings.siteKey ?? '',
    callback: hear,
    'expired-callback': () => hear(''),
    'error-callback'() {
      hear('');
      onFault();
    },
  });
  return {
    solve: async () => token,
    settled: async () => {},
    reset() {
      api.reset(id);
      hear('');
    },
    control: () => frame,
    remove() {
      api.remove?.(id);
      frame.remove();
    },
  };
}
