import type { Captcha, CaptchaInput } from './captcha.ts';
import { showForeign } from './foreign.ts';

type ShowCaptcha = (input: CaptchaInput) => Promise<Captcha>;

/** Shows the provider's captcha and fetches whatever it needs. Nothing of it comes before. */
export async function showCaptcha(input: CaptchaInput): Promise<Captcha> {
  const show: ShowCaptcha =
    input.settings.provider === 'altcha' ? (await import('./altcha.ts')).showAltcha : showForeign;
  return show(input);
}
