import type { Page } from '@playwright/test';
import { htmlOf, originals } from './site.ts';

/** Every kind of island that a page's main part has, with a page that has it. */
export const kindsOfIslands = (): ReadonlyMap<string, string> =>
  new Map(
    originals
      .toReversed()
      .flatMap((route) =>
        [...htmlOf(route).matchAll(/data-island="([\w-]+)" data-(?:live|late)/g)].map(
          ([, kind = '']) => [kind, route] as const,
        ),
      ),
  );

/** Gives an island of a page other props than the build did, in every document of the page that is asked for. */
export async function changeProps(
  page: Page,
  path: string,
  kind: string,
  change: (props: string) => string,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const at = html.indexOf('<script type="application/json">', html.indexOf(`data-island="${kind}"`));
      const from = html.indexOf('>', at) + 1;
      const to = html.indexOf('</script>', from);
      await route.fulfill({
        response,
        body: html.slice(0, from) + change(html.slice(from, to)) + html.slice(to),
      });
    },
  );
}
