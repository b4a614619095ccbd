import { pageNumber } from '../../model/page-number.ts';

/** The same address at another page of its list. */
function addressAt(address: string, page: number): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/\/page\/\d+$|\/$/, '') + (page > 1 ? `/page/${page}` : '');
  return url.href;
}

/**
 * Makes of the document another page of its list: in its title, the last of its breadcrumbs, what machines read of its address,
 * and the ways to its other languages. What ends otherwise is left as it is.
 * @param own the page that it was made as
 * @param format BCP 47
 */
export function renameDocument(own: number, from: number, to: number, format: string): void {
  const number = pageNumber(from, format);
  const renamed = (text: string) =>
    text.endsWith(number) ? text.slice(0, text.length - number.length) + pageNumber(to, format) : text;
  document.title = renamed(document.title);
  const crumb = document.querySelector('[data-crumb]');
  if (crumb?.textContent) crumb.textContent = renamed(crumb.textContent);
  // Below the crumb of its first page, a later page's would say the same again.
  crumb?.parentElement?.toggleAttribute('hidden', own > 1 && to === 1);

  const [title, url] = ['title', 'url'].map((name) =>
    document.head.querySelector<HTMLMetaElement>(`[property="og:${name}"]`),
  );
  if (title) title.content = renamed(title.content);
  const canonical = document.head.querySelector<HTMLLinkElement>('[rel=canonical]');
  // One that an editor wrote is another page's, also where that is the next to be shown.
  if (canonical) canonical.dataset.own ??= `${canonical.getAttribute('href') === url?.content}`;
  const places = document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(
    '[data-own=true], link[hreflang], a[data-language]',
  );
  for (const place of places) place.href = addressAt(place.href, to);
  if (url) url.content = addressAt(url.content, to);
}
