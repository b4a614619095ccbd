import type { HeaderRule } from '../model/build-manifest.ts';

const inFrames = (policy: string) =>
  policy
    .replace(/frame-ancestors 'none'/, "frame-ancestors 'self'")
    .replace(/frame-src ('none')?/, "frame-src 'self' ")
    .replace(/ +/g, ' ');

/** The site's own headers, but for pages that show pages of the same catalogue in frames. */
export function framedHeaders(rules: readonly HeaderRule[]): HeaderRule[] {
  const framed = (name: string, value: unknown) =>
    name === 'Content-Security-Policy' ? inFrames(String(value)) : value;
  return JSON.parse(JSON.stringify(rules, framed));
}
