import type { JsonObject } from '../../../src/content/json/json.ts';
import { PAIRINGS } from '../../../src/content/theme/contrast.ts';
import { kebab } from '../../../src/content/theme/theme-css.ts';

/** Black on white, and white on black: roles in colours that every pairing of theirs allows. */
export function colorsOf(roles: readonly string[], pairings = PAIRINGS): JsonObject {
  const isPale = (role: string) => pairings.some(({ text, ground }) => ground === role && text === '--ink');
  const isLight = (role: string) => {
    const grounds = pairings.flatMap(({ text, ground }) => (text === role ? [ground] : []));
    return isPale(role) || (grounds.length > 0 && !grounds.some(isPale));
  };
  return Object.fromEntries(
    roles.map((role) => [
      role,
      isLight(`--${kebab(role)}`) ? { light: '#fff', dark: '#000' } : { light: '#000', dark: '#fff' },
    ]),
  );
}
