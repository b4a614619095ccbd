/** `a-first-article` → `A first article`. */
export function titleFrom(name: string): string {
  const words = (name.split('/').at(-1) ?? name).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
