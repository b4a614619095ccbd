import type { SharedWords, ShellModel } from '../model/page-model.ts';
import type { Word } from '../model/words.ts';

/** What notices say. */
const NOTICES: readonly Word[] = [
  ...(['loading', 'linkCopied', 'notifications', 'dismiss', 'copyFailed', 'reload', 'close'] as const),
  ...(['systemErrorOnline', 'systemErrorOffline', 'opensInNewTab'] as const),
];
/** What the search says, and the question of consent: their words begin alike. */
const SEARCH = /^(?:siteSearch|noResult|kind)/;
const CONSENT = /^cookie/;

const originOf = (address: string) => address.split('/', 3).join('/');

/** What the scripts of all pages in a language say and need: fetched with the app, and no part of any page. */
export function sharedWords(shell: ShellModel): SharedWords {
  const { strings, search, primary, calculator, contact, account, analytics } = shell;
  const isWanted = (key: string) =>
    NOTICES.some((word) => word === key) ||
    (search && SEARCH.test(key)) ||
    (analytics?.consent && CONSENT.test(key));
  const places = [
    ...primary.map(({ title, href }) => ({ title, href })),
    ...[calculator, contact].flatMap((link) => (link ? { title: link.label, href: link.href } : [])),
  ];
  return {
    strings: Object.fromEntries(Object.entries(strings).filter(([key]) => isWanted(key))),
    ...(search && { search }),
    places: places.filter(
      ({ href }, i) => href !== '' && places.findIndex((other) => other.href === href) === i,
    ),
    sheet: shell.moreSheet,
    logins: (account?.children ?? []).map(({ href }) => originOf(href)),
    ...(analytics && { analytics }),
  };
}
