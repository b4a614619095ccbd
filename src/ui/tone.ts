import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}

/** The colours of a theme's accent as `--tone` and `--tone-soft`, for whatever stands inside. */
export const toneStyle = (accent: string | undefined): CSSProperties | undefined =>
  accent === undefined
    ? undefined
    : { '--tone': `var(--accent-${accent})`, '--tone-soft': `var(--accent-${accent}-soft)` };
