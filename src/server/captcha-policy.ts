import type { CaptchaProvider } from '../model/build-manifest.ts';
import type { PagePolicy } from './content-security-policy.ts';

/** What a page with the contact form is allowed for its captcha, besides what every page is. */
export const CAPTCHA_POLICY: Readonly<Record<CaptchaProvider, PagePolicy | undefined>> = {
  // The widget writes its own markup, and makes its worker of our own file, each by a policy.
  altcha: { trustedTypes: ['svelte-trusted-html', 'altcha-worker'] },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    untyped: true,
  },
  hcaptcha: {
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    styles: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    untyped: true,
  },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    untyped: true,
  },
  none: undefined,
};
