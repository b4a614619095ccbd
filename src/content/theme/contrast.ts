import type { Rgba } from './color.ts';

/** Two colours that the styles lay over each other, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pairing {
  readonly text: string;
  readonly ground: string;
  /** 4.5 for text, 3 for large shapes and borders of controls. */
  readonly least: 3 | 4.5;
}

const pairs = (texts: readonly string[], grounds: readonly string[], least: Pairing['least']): Pairing[] =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

const LIGHT_GROUNDS = ['--paper', '--paper-tint', '--card'];
const DEEP_GROUNDS = ['--deep', '--deep-soft'];

/** Every pairing of roles in the styles: what stands on what. */
export const PAIRINGS: readonly Pairing[] = [
  ...pairs(['--ink', '--ink-soft', '--accent-ink', '--second'], LIGHT_GROUNDS, 4.5),
  ...pairs(['--on-deep', '--on-deep-soft', '--accent-on-deep'], DEEP_GROUNDS, 4.5),
  ...pairs(['--on-action'], ['--action'], 4.5),
  ...pairs(['--on-accent'], ['--accent'], 4.5),
  ...pairs(['--ink', '--accent-ink'], ['--accent-soft'], 4.5),
  ...pairs(['--ink', '--second'], ['--second-soft'], 4.5),
  ...pairs(['--on-status'], ['--success', '--danger', '--info', '--warning'], 4.5),
  ...pairs(['--line-strong', '--focus'], LIGHT_GROUNDS, 3),
  ...pairs(['--accent-on-deep'], DEEP_GROUNDS, 3),
];

/** The pairings of a named accent: as text and shape on every light ground, and under text on its own pale ground. */
export const accentPairings = (name: string): readonly Pairing[] => [
  ...pairs([`--accent-${name}`], LIGHT_GROUNDS, 4.5),
  ...pairs(['--ink', `--accent-${name}`], [`--accent-${name}-soft`], 4.5),
];

/** Relative luminance of an opaque colour, from 0 to 1 (WCAG 2.2, from the sRGB definition IEC 61966-2-1). */
export function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The colour that is seen where one that may let light through lies on another. */
export function over([r, g, b, opacity]: Rgba, [red, green, blue]: Rgba): Rgba {
  const mix = (top: number, below: number) => top * opacity + below * (1 - opacity);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
}

/** Contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgba, b: Rgba): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
