import { afterPaint } from './after-paint.ts';
import { sleepBelow } from './islands.ts';
import { patchChildren } from './patch.ts';

/** Makes the document's head that of another page, tag for tag as its HTML has it. */
function writeHead(page: Document): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...page.head.querySelectorAll('[data-head]'));
  const data = page.getElementById('page-engine');
  if (data) document.getElementById('page-engine')?.replaceWith(data);
}

function writeBody(page: Document, atTop: boolean): void {
  const { documentElement: root } = document;
  document.title = page.title;
  const { lang, dir } = page.documentElement;
  // As the boot script sets `data-re`: where a place is looked for, all parts are there at once.
  // Written again, even as it was, a language or direction costs the browser the style of every element.
  for (const [name, value] of Object.entries({ lang, dir, 'data-re': atTop ? '0' : '1' }))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  const [app, next] = [document.getElementById('app'), page.getElementById('app')];
  if (app && next) patchChildren(app, next);
}

/**
 * Puts another page's document in place: its main part anew, and of what is around it what differs.
 * @param atTop true where the page is shown from its top: then its parts below the screen come a frame later
 */
export function showDocument(page: Document, atTop: boolean): void {
  const left = document.querySelector('main');
  // The next page's islands are others, even where they look alike.
  if (left) sleepBelow(left);
  // To lose the focus with its element would cost the browser a layout of the half-changed page.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && left?.contains(activeElement)) activeElement.blur();
  writeBody(page, atTop);
  const main = document.querySelector('main');
  // From here on, not from a picture of the old page: that would keep the new one waiting.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) main?.animate({ opacity: [0.3, 1] }, 180);
  afterPaint(() => writeHead(page));
}

/** Makes the page what its own document says now, section by section: what did not change keeps its state. */
export function renewDocument(page: Document): void {
  writeHead(page);
  writeBody(page, false);
}
