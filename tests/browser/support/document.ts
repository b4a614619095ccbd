import type { Page } from '@playwright/test';

export interface HeadText {
  readonly title: string;
  readonly lang: string;
  readonly dir: string;
  /** The tags that belong to the page, in their order, as HTML. */
  readonly tags: readonly string[];
}

export function headOf(page: Page): Promise<HeadText> {
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    tags: [...document.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML),
  }));
}

export function h1Of(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('h1')].map((heading) => heading.textContent));
}

/** The head, the main headings and the head's values of HTML as it lies in the build: read by a browser, not loaded. */
export async function readHtml(page: Page, html: string) {
  // A page of the site would want the text to be a trusted one.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const [head, headings, values] = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const { title, documentElement } = parsed;
    const tags = [...parsed.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML);
    const valued = [...parsed.head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')];
    return [
      { title, lang: documentElement.lang, dir: documentElement.dir, tags },
      [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent),
      valued.map((tag): [string, string] => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
      ]),
    ] as const;
  }, html);
  return { head, headings, meta: new Map(values) };
}

/** What makes the page wider than its window: nothing, or elements with the pixels that stand out. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const wide = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, out: element.getBoundingClientRect().right - clientWidth }))
      .filter(({ element, out }) => out > 0.5 && !isCut(element.parentElement))
      .map(({ element, out }) => `${Math.round(out)} px: ${element.outerHTML.slice(0, 160)}`);
    return [`${scrollWidth - clientWidth} px too wide`, ...wide.slice(0, 8)];
  });
}

/**
 * The items of lists that Safari would not show as such: those without a sign, for it calls no list what has none outside
 * a menu, and those where the sign finds no line and has one of its own, above what the item begins with.
 */
export function listFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Whether there is a line for the sign, looked for as in WebKit’s RenderTreeBuilderList.cpp. */
    const hasLine = (parent: Element): boolean => {
      for (const child of parent.childNodes) {
        if (child instanceof Text && child.data.trim() !== '') return true;
        if (!(child instanceof Element)) continue;
        const { display, float, position } = getComputedStyle(child);
        if (display === 'none' || float !== 'none' || /absolute|fixed/.test(position)) continue;
        if (display.startsWith('inline')) return true;
        if (child.matches('img, svg, video, iframe, table, input, textarea, select')) return false;
        if (hasLine(child)) return true;
      }
      return false;
    };
    const isPushed = (item: Element) =>
      getComputedStyle(item).display === 'list-item' && item.checkVisibility() && !hasLine(item);
    const isUnlisted = (item: Element) =>
      !item.closest('nav') && /none|""/.test(getComputedStyle(item, '::before').content);
    return [...document.querySelectorAll('li')]
      .filter((item) => (getComputedStyle(item).listStyleType === 'none' ? isUnlisted : isPushed)(item))
      .map((item) => item.outerHTML.slice(0, 160));
  });
}
