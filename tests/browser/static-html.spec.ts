import { expect } from '@playwright/test';
import { documentLines } from './support/document-lines.ts';
import { addresses, everyRoute, htmlOf, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

const pages = [...everyRoute, UNKNOWN];

test('titles are unique across routes', () => {
  const titles = new Map<string, string>();
  for (const route of pages) {
    const title = /<title>([^<]*)<\/title>/.exec(htmlOf(route))?.[1] ?? '';
    expect.soft(title, `title of ${route}`).not.toBe('');
    expect.soft(titles.get(title), `another page named “${title}”, beside ${route}`).toBeUndefined();
    titles.set(title, route);
  }
});

test('what stands in index.html stands in every page', () => {
  for (const route of pages) {
    const html = htmlOf(route);
    expect
      .soft(
        documentLines.filter((line) => !html.includes(line)),
        route,
      )
      .toEqual([]);
  }
});

test('no section is moved into place by a script', () => {
  expect(pages.filter((route) => htmlOf(route).includes('<div hidden id="S:'))).toEqual([]);
});

test('a sign that stands in the code of a view is the same in the page', () => {
  expect(htmlOf('/sip')).toContain('₹35.67 lakh · 35.7%');
});

/** The app, which browsers with modules leave to the boot script. */
const ENTRY = ' nomodule id="_" src="/assets/app-.js" integrity="sha256-"';

test('the HTML holds the boot script and data, and loads no script by itself', () => {
  for (const route of pages) {
    const html = htmlOf(route);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    const expected = [ENTRY, '', ' type="application/json" id="page-engine"'];
    const data = [' type="application/ld+json" data-head', ' type="application/json"'];
    expect
      .soft(
        scripts
          .filter((attributes = '') => !data.includes(attributes))
          .map((attributes = '') =>
            attributes.replace(/(\/assets\/app-)\S+(\.js" integrity="sha256-)[\w+/]{43}=/, '$1$2'),
          ),
        route,
      )
      .toEqual(expected);
    const islands = html.split(/<div data-island="[\w-]+" data-(?:live|late)>/).length - 1;
    expect.soft(html.split('</div><script type="application/json">').length - 1, route).toBe(islands);
    expect.soft(html, route).not.toMatch(/rel="modulepreload"|as="script"/);
  }
});

test('the boot script is the same on every page and at most 700 bytes', () => {
  const scripts = new Set(pages.map((route) => /<script>(.*?)<\/script>/s.exec(htmlOf(route))?.[1] ?? ''));
  expect(scripts.size).toBe(1);
  for (const script of scripts) expect(Buffer.byteLength(script)).toBeLessThanOrEqual(700);
});

test('a video is named by its title once it plays, and not by what plays it', () => {
  const controls = pages.flatMap((route) => htmlOf(route).match(/<a [^<>]*data-video="[^<>]*>/g) ?? []);
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((control) => !/ data-title="[^"]/.test(control))).toEqual([]);
});

test('every link within the site leads to a page, a file, and where it names one, an anchor', () => {
  const known = addresses();
  const decode = (text: string) => text.replaceAll('&amp;', '&');
  const dead: string[] = [];
  let followed = 0;
  for (const route of pages) {
    const hrefs = [...htmlOf(route).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
      decode(href ?? ''),
    );
    for (const href of new Set(hrefs)) {
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const [path, anchor] = href.split('#');
      const target = path === '' || path === undefined ? route : path;
      const isThere = target === UNKNOWN || known.has(target);
      if (!isThere || (anchor && !htmlOf(target).includes(`id="${anchor}"`)))
        dead.push(`${href} on ${route}`);
      followed += 1;
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(pages.length * 10);
});
