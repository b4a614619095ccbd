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
