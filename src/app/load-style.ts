const loading = new Map<string, Promise<void>>();

const isThere = (href: string) =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href);

/**
 * Adds a style sheet to the document, once, and resolves when it applies.
 * One that cannot be fetched resolves too: a page without it can still be read.
 */
export function loadStyle(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  if (isThere(href)) return Promise.resolve();
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
  loading.set(href, loaded);
  return loaded;
}
