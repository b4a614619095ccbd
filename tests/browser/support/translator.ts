import type { Page } from '@playwright/test';

/** Stands behind all that is translated. */
const SIGN = '~';

/** Chrome's translator: every text gives way to an element that holds the translated one, and so does whatever comes later. */
function translate(sign: string): void {
  const left = ':is(script, style, noscript, textarea, svg, option, [translate=no], .notranslate)';
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !node.data.endsWith(sign)) texts.push(node);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest(left)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data + sign;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of target instanceof Text ? [target] : addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Translates the page as it stands, and all that comes. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translate, SIGN);

/** All that can be read, without the translator's sign; what is only said depends on how long each text stood. */
export async function shownOn(page: Page): Promise<string> {
  const shown = await page.evaluate(() => {
    for (const said of document.querySelectorAll<HTMLElement>('.visually-hidden[aria-live]'))
      said.hidden = true;
    // Of parts that are still to be laid out nobody is told the text.
    document.documentElement.dataset.re = '1';
    return document.body.innerText;
  });
  return shown.replaceAll(SIGN, '');
}
