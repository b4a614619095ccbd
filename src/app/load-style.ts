import { once } from '../ui/fetch-once.ts';

const isThere = (href: string) =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href);

/**
 * Adds a style sheet to the document, once, and resolves when it applies.
 * One that cannot be fetched resolves too: a page without it can still be read.
 */
export const loadStyle = once(async (href) => {
  if (isThere(href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
});
