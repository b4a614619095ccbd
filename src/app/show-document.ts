import { sleepBelow } from './islands.ts';
import { patchChildren } from './patch.ts';

/** Makes the document's head that of another page, tag for tag as its HTML has it. */
export function writeHead(page: Document): void {
  const { documentElement: root } = document;
  document.title = page.title;
  root.lang = page.documentElement.lang;
  root.dir = page.documentElement.dir;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of page.head.querySelectorAll('[data-head]')) document.head.append(document.adoptNode(tag));
  const data = page.getElementById('page-engine');
  if (data) document.getElementById('page-engine')?.replaceWith(document.adoptNode(data));
}

/** Puts another page's document in place: its main part anew, and of what is around it what differs. */
export function showDocument(page: Document): void {
  const main = document.querySelector('main');
  // The next page's islands are others, even where they look alike.
  if (main) sleepBelow(main);
  // To lose the focus with its element would cost the browser a layout of the half-changed page.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && main?.contains(activeElement)) activeElement.blur();
  renewDocument(page);
  // From here on, not from a picture of the old page: that would keep the new one waiting.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    document.querySelector('main')?.animate({ opacity: [0.3, 1] }, 180);
}

/** Makes the page what its own document says now, section by section: what did not change keeps its state. */
export function renewDocument(page: Document): void {
  writeHead(page);
  const [app, next] = [document.getElementById('app'), page.getElementById('app')];
  if (app && next) patchChildren(app, next);
}
