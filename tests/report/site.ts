import type { BuiltSite } from '../../src/report/built-site.ts';
import { comparePages } from '../../src/report/compare-pages.ts';
import type { Change, Report } from '../../src/report/model.ts';
import { pageContent } from '../../src/report/page-content.ts';

export interface SmallPage {
  readonly title?: string;
  readonly main?: string;
  readonly footer?: string;
  readonly head?: string;
  readonly style?: string;
}

/** A page as the build writes it, as far as a comparison looks. */
export const page = ({ title = 'Page', main = '', footer = '', head = '', style = 'a' }: SmallPage): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}<link rel="stylesheet" href="/${style}.css"></head>` +
  `<body><div id="app"><main>${main}</main><footer>${footer}</footer></div></body></html>`;

/** What differs between two pages. */
export const changesOf = (before: SmallPage, after: SmallPage): Change[] =>
  comparePages(pageContent(page(before)).pieces, pageContent(page(after)).pieces);

/** A built site in memory; a byte is a character. */
export function builtSite(
  pages: Readonly<Record<string, SmallPage>>,
  others: Readonly<Record<string, string>> = {},
  redirects: Readonly<Record<string, string>> = {},
): BuiltSite {
  const texts = new Map([
    ...Object.entries(pages).map(([address, content]) => [address, page(content)] as const),
    ...Object.entries(others),
  ]);
  const entry = (address: string, text: string) => ({
    file: address,
    type: address.includes('.') ? 'text/plain' : 'text/html; charset=utf-8',
    bytes: text.length,
    hash: text,
    cache: 'revalidate' as const,
  });
  return {
    manifest: {
      build: '',
      basePath: '',
      files: Object.fromEntries([...texts].map(([address, text]) => [address, entry(address, text)])),
      redirects: Object.entries(redirects).map(([from, to]) => ({ from, to, status: 308 })),
      notFound: {},
      headers: [],
    },
    text: async (address) => texts.get(address) ?? '',
    sent: async (address) => texts.get(address)?.length ?? 0,
  };
}

export const emptyReport: Report = {
  sides: { base: 'main', commit: 'abc1234', head: 'topic', notes: [] },
  pages: 3,
  routes: [],
  shared: [],
  restyled: [],
  links: [],
  redirects: [],
  powers: [],
  code: [],
  files: [],
  later: [],
  behind: [],
  diagnostics: [],
  fixes: [],
  faults: [],
  pictures: {},
  withoutPictures: '',
};
