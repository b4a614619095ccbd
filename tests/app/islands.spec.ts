import { afterEach, expect, it, vi } from 'vitest';
import { renewIsland, wakePage, watchSigns } from '../../src/app/islands.ts';

const MENU = '../../src/page/header/menu-island.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock(MENU);
});

it('an island that cannot be fetched while the visitor goes on is the HTML of the next page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const attributes: Record<string, string> = { 'data-island': 'menu', 'data-late': '' };
  const island = {
    isConnected: true,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    querySelectorAll: () => [],
    contains: () => false,
    replaceWith: vi.fn(),
  };
  vi.stubGlobal('IntersectionObserver', class {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelectorAll: () => [island], adoptNode: (node: unknown) => node });
  vi.doMock(MENU, () => {
    throw new Error('It cannot be fetched.');
  });
  const woken = wakePage();
  renewIsland(island as unknown as Element, 'next' as unknown as Element);
  await woken;
  await new Promise(setImmediate);
  expect(island.replaceWith).toHaveBeenCalledWith('next');
});

it('new props for an island that does not come to life after all are let go', async () => {
  const attributes: Record<string, string> = { 'data-island': 'menu', 'data-late': '' };
  const island = {
    isConnected: true,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  vi.stubGlobal('IntersectionObserver', class {});
  vi.stubGlobal('document', { querySelectorAll: () => [island] });
  const told = vi.fn();
  process.on('unhandledRejection', told);
  const woken = wakePage();
  // The visitor goes on while its view is fetched.
  island.isConnected = false;
  renewIsland(island as unknown as Element, island as unknown as Element);
  await woken;
  await new Promise(setImmediate);
  process.off('unhandledRejection', told);
  expect(told).not.toHaveBeenCalled();
});

/** A page of these elements, which is its own window. */
function openPage(...elements: object[]) {
  class Page extends EventTarget {
    closest = () => null;
    querySelectorAll = () => elements;
  }
  const page = new Page();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal('Element', Page);
  vi.stubGlobal('KeyboardEvent', class {});
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', page);
  return page;
}

it('a key from before the app is heard once more, and does nothing by itself again', () => {
  const page = openPage();
  const heard: boolean[] = [];
  page.addEventListener('keydown', ({ defaultPrevented }) => heard.push(defaultPrevented));
  const press = () => {
    const key = new Event('keydown', { cancelable: true });
    page.dispatchEvent(key);
    return key;
  };
  const early = press();
  watchSigns([early]);
  expect([early.defaultPrevented, press().defaultPrevented, heard]).toEqual([
    true,
    false,
    [false, false, false],
  ]);
});

it('what the pointer rests on as the app arrives wakes, also where the browser knows no checkVisibility', () => {
  const getAttribute = vi.fn(() => 'plain');
  openPage({ matches: () => true, getClientRects: () => [{}], getAttribute });
  watchSigns([]);
  expect(getAttribute).toHaveBeenCalledWith('data-island');
});

it('a press that opens a popover needs no island: it is not held until one lives', () => {
  const page = openPage();
  vi.stubGlobal('HTMLAnchorElement', class {});
  watchSigns([]);
  const press = (isOpener: boolean) => {
    const island = { getAttribute: () => 'plain' };
    const button: object = Object.assign(Object.create(page), {
      matches: () => false,
      closest: (selector: string) =>
        selector.startsWith('[data-island]')
          ? island
          : isOpener && selector.includes('button:not([popovertarget])')
            ? null
            : button,
    });
    const click = new Event('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: button });
    page.dispatchEvent(click);
    return click.defaultPrevented;
  };
  expect([press(true), press(false)]).toEqual([false, true]);
});
