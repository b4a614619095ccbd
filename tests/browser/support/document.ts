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

/** Values of the head's tags by `name` or `property`, and `canonical`. */
export async function metaOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const entries = await page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')];
    return tags.map((tag): [string, string] => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
      tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
    ]);
  });
  return new Map(entries);
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
