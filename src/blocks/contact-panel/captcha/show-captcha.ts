import type { Captcha, CaptchaInput } from './captcha.ts';

type ShowCaptcha = (input: CaptchaInput) => Promise<Captcha>;

/** Fetches the provider's adapter and, from it, whatever the provider needs. Nothing of it comes before. */
export async function showCaptcha(input: CaptchaInput): Promise<Captcha> {
  const show: ShowCaptcha =
    input.settings.provider === 'altcha'
      ? (await import('./altcha.ts')).showAltcha
      : (await import('./foreign.ts')).showForeign;
  return show(input);
}
