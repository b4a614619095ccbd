import type { HeaderRule } from '../model/build-manifest.ts';

const inFrames = (policy: string) =>
  policy
    .replace(/frame-ancestors 'none'/, "frame-ancestors 'self'")
    .replace(/frame-src ('none')?/, "frame-src 'self' ")
    .replace(/ +/g, ' ');

/** The site's own headers, but for pages that show pages of the same catalogue in frames. */
export const framedHeaders = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule) => ({
    ...rule,
    headers: Object.fromEntries(
      Object.entries(rule.headers).map(([name, value]) => [
        name,
        name === 'Content-Security-Policy' ? inFrames(value) : value,
      ]),
    ),
  }));
