import type { HeaderRule } from '../model/build-manifest.ts';

/** A page without its scripts: it shows what it shows where they run, and does nothing. */
export const withoutScripts = (html: string): string =>
  html.replace('<html ', '<html data-re="1" ').replace(/<script\b(?:(?!<script\b)[\s\S])*?<\/script>/g, '');

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
