import type { CaptchaProvider } from '../model/build-manifest.ts';
import type { PagePolicy } from './content-security-policy.ts';

/** Where Google Tag Manager and the Google Analytics tags of its containers load from and send to. */
const MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * What every page is allowed where a tag manager is configured.
 * @param origins those of the container's other tags
 */
export function tagManagerPolicy(origins: readonly string[]): PagePolicy {
  return {
    scripts: [MANAGER, ...origins],
    connect: [MANAGER, ...ANALYTICS, ...origins],
    images: [MANAGER, ...ANALYTICS, ...origins],
    frames: [MANAGER, ...origins],
    // A container writes its tags' scripts as plain text: it knows no Trusted Types.
    untyped: true,
  };
}

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
