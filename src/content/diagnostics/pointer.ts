// Hardly any name needs it, and every value of a site passes here.
const escapeToken = (token: string) =>
  token.includes('~') || token.includes('/') ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;

/** Appends one step to a JSON pointer (RFC 6901). */
export function pointerTo(parent: string, key: string | number): string {
  return `${parent}/${typeof key === 'number' ? key : escapeToken(key)}`;
}

/** The steps of a JSON pointer; an array index stays a string of digits. */
export function pointerSteps(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The nearest known place at a pointer or above it; the root where there is none. */
export function knownAbove(known: { has(pointer: string): boolean }, pointer: string): string {
  if (pointer === '' || known.has(pointer)) return pointer;
  return knownAbove(known, pointer.slice(0, pointer.lastIndexOf('/')));
}

/** The pointer of what holds a value. */
export const around = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** The name or number by which it holds it. */
export const lastStep = (pointer: string): string => pointerSteps(pointer).at(-1) ?? '';

/** The last name on the way to a value; an entry of a list goes by the list's. */
export const nameOf = (pointer: string): string =>
  pointerSteps(pointer).findLast((step) => !/^\d+$/.test(step)) ?? '';
