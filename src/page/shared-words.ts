import type { SharedWords, ShellModel } from '../model/page-model.ts';
import type { Word } from '../model/words.ts';

/** What notices say; then what the search does, and the question of consent. */
const WORDS: readonly Word[] = [
  ...(['loading', 'linkCopied', 'notifications', 'dismiss', 'copyFailed', 'reload', 'close'] as const),
  ...(['systemErrorOnline', 'systemErrorOffline', 'opensInNewTab'] as const),
];
const SEARCH: readonly Word[] = [
  ...(['noResult', 'noResultHelp'] as const),
  ...([
    'siteSearch',
    'siteSearchPlaceholder',
    'siteSearchStart',
    'siteSearchCount',
    'siteSearchBest',
  ] as const),
  ...([
    'siteSearchFailed',
    'siteSearchRetry',
    'siteSearchKey',
    'kindPage',
    'kindArticle',
    'kindEvent',
    'kindPublication',
  ] as const),
];
const CONSENT: readonly Word[] = [
  ...(['cookieChoices', 'cookieQuestion', 'cookieDetails', 'cookieDecline', 'cookieAccept'] as const),
];

const originOf = (address: string) => address.split('/', 3).join('/');

/** What the scripts of all pages in a language say and need: fetched with the app, and no part of any page. */
export function sharedWords(shell: ShellModel): SharedWords {
  const { strings, search, primary, calculator, contact, account, analytics } = shell;
  const wanted = [...WORDS, ...(search ? SEARCH : []), ...(analytics?.consent ? CONSENT : [])];
  const places = [
    ...primary.map(({ title, href }) => ({ title, href })),
    ...[calculator, contact].flatMap((link) => (link ? { title: link.label, href: link.href } : [])),
  ];
  return {
    strings: Object.fromEntries(
      wanted.flatMap((key) => (strings[key] === undefined ? [] : [[key, strings[key]]])),
    ),
    ...(search && { search }),
    places: places.filter(
      ({ href }, i) => href !== '' && places.findIndex((other) => other.href === href) === i,
    ),
    sheet: shell.moreSheet,
    logins: (account?.children ?? []).map(({ href }) => originOf(href)),
    ...(analytics && { analytics }),
  };
}
