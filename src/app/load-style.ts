import { once } from '../ui/fetch-once.ts';

const isThere = (href: string) =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href);

/**
 * Adds a style sheet to the document, once, and resolves when it applies.
 * @throws Error where it cannot be fetched: the next call tries again
 */
export const loadStyle = once(async (href) => {
  if (isThere(href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
});
