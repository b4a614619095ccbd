/**
 * Whether a value counts as empty: undefined, null, a blank text, an object or a list with nothing in it.
 * 0 and false are values.
 *
 * @see SPECIFICATION section 9
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  // A Date or a Map has no keys of its own either, and is no empty object.
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
}
