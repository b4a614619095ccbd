import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterChoice } from '../../model/resolved.ts';
import { LIST_PAGE, LIST_SEARCH, placeLeft, replaceQuery, writeIn } from '../../ui/address-query.ts';
import { fetchJson } from '../../ui/fetch-once.ts';
import { useListSearch } from '../../ui/list-search.ts';
import { endSystemError, raiseSystemError } from '../../ui/notices.ts';
import { createResource, type Resource, useLoading, useResource } from '../../ui/resource.ts';
import { foldText, foldWord, otherSpellings } from '../../ui/search-tokens.ts';
import type { CollectionListData, ListEntry } from './data.ts';
import { fulfils, type Picked, pickedIn, toggled, writePicked } from './refine.ts';
import { renameDocument } from './rename-document.ts';
import { searchedIn } from './rows.tsx';

const resources = new Map<string, Resource<readonly ListEntry[]>>();

/** The words of a search, folded and split on spaces, such as the tab between two cells: every one of them must appear. */
export function searchWords(text: string): string[] {
  return foldText(text)
    .split(/\s/)
    .filter((word) => word !== '')
    .map(foldWord);
}

/** Which of some texts contain every word, else every one as it may be meant; `texts` are folded already, once for many searches. */
export function matching(texts: readonly string[], words: readonly string[]): number[] {
  const having = (forms: readonly (readonly string[])[]) =>
    texts.flatMap((text, index) =>
      forms.every((some) => some.some((word) => text.includes(word))) ? index : [],
    );
  const found = having(words.map((word) => [word]));
  return found.length > 0 ? found : having(words.map((word) => [word, ...otherSpellings(word)]));
}

/** All items of a list: one fetch for the life of the page, whichever of the list's pages asks. */
function itemsAt(url: string): Resource<readonly ListEntry[]> {
  const known = resources.get(url);
  if (known) return known;
  const fetchItems = (): Promise<readonly ListEntry[]> => fetchJson(url);
  const made = createResource(fetchItems, (error) => raiseSystemError({ error }), endSystemError);
  resources.set(url, made);
  return made;
}

const addressOf = ({ addresses }: CollectionListData, page: number) =>
  page === 1 ? addresses.first : addresses.other.replace('{page}', String(page));

/** True where less than the whole list is asked for. */
const narrows = (text: string, parts: Picked): boolean => searchWords(text).length > 0 || parts.length > 0;

/** Makes of the document another page of the list. @param own the page that it was made as @param format BCP 47 */
function useTitle(own: number, format: string): (page: number) => void {
  const named = useRef(own);
  return useCallback(
    (page) => {
      renameDocument(own, named.current, page, format);
      named.current = page;
    },
    [own, format],
  );
}

/** Milliseconds after which an address is written that the browser has refused. */
const REFUSED = 5000;

const NO_CHOICES: readonly FilterChoice[] = [];
const NOTHING_PICKED: Picked = [];

/**
 * The search of a list and what it is narrowed to: its text is kept for the section and language, stands in the address of
 * the list's first page, with the page of what was found, and a new one starts at page 1. Emptied again, it shows the whole
 * list from its first page. A later page is shown as it was asked for, whatever was searched before; Back leads to it from a
 * search that began there.
 */
export function useList(data: CollectionListData) {
  const { collection, pageSize: size, addresses, filters, page: own, search } = data;
  const choices = filters?.choices ?? NO_CHOICES;
  // What is searched for is a text of its language.
  const [kept, setText] = useListSearch(`${collection}:${data.count.locale}`);
  // A list without a search box is no part of what is searched in another list of the same entries.
  const text = search ? kept : '';
  const [chosen, setPicked] = useState<Picked | null>(null);
  const picked = chosen ?? NOTHING_PICKED;
  const [place, setPlace] = useState<{ readonly text: string; readonly page: number } | null>(null);
  const resource = itemsAt(data.items ?? '');
  const items = useResource(resource);
  const isLoading = useLoading(resource);
  const texts = useMemo(() => items?.map((item) => foldText(searchedIn(item))), [items]);

  // The address is outside React: what it asks for wins over the kept text, and it follows every change.
  const ownAddress = addressOf(data, own);
  const renumber = useTitle(own, data.count.locale);
  useEffect(() => {
    const read = (isBack: boolean) => {
      const query = new URLSearchParams(location.search);
      const asked = search ? (query.get(LIST_SEARCH) ?? (isBack || own > 1 ? '' : null)) : null;
      if (asked !== null) setText(asked);
      const parts = pickedIn(query, choices);
      setPicked(parts);
      const isNarrow = narrows(asked ?? '', parts);
      // Some servers lead from a page of a search to the list's own of that number; what was typed there begins anew.
      const otherwise = location.pathname === ownAddress ? own : 1;
      const page = isNarrow ? Math.max(1, Math.trunc(Number(query.get(LIST_PAGE)) || otherwise)) : own;
      if (isBack || isNarrow) setPlace({ text: asked ?? '', page });
    };
    const back = () => {
      if (location.pathname !== ownAddress) return;
      read(true);
      renumber(own);
      const top = placeLeft();
      // After the router, which knows of no entry but its own.
      if (top >= 0) requestAnimationFrame(() => setTimeout(() => scrollTo({ top, behavior: 'instant' })));
    };
    read(false);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [setText, search, choices, own, ownAddress, renumber]);
  const ask = (query: URLSearchParams, next: string, parts: Picked, page: number) => {
    writePicked(query, choices, parts);
    writeIn(query, LIST_SEARCH, next);
    writeIn(query, LIST_PAGE, page > 1 && narrows(next, parts) ? String(page) : '');
  };
  /** Says in the address what is shown, and in the document's name; Back leads to what another page of the whole list follows. */
  const tell = (next: string, parts: Picked, page = 1, isPaging = false) => {
    const begins = own > 1 && location.pathname === ownAddress && page === 1;
    // All pages of what a search found are its first address.
    const number = narrows(next, parts) ? 1 : page;
    const isTold = replaceQuery(
      (query) => ask(query, next, parts, page),
      addressOf(data, number),
      begins || isPaging ? 'pushState' : 'replaceState',
    );
    if (isTold) renumber(number);
    return isTold;
  };

  const words = useMemo(() => searchWords(text), [text]);
  const isNarrow = narrows(text, picked);
  // What it has fetched it goes on with: the HTML that it began with is gone.
  const [hasFound, setHasFound] = useState(false);
  const isAsked = isNarrow || hasFound || place?.text === text;
  const matches = useMemo(
    () => (items && texts && isAsked ? matching(texts, words).flatMap((at) => items[at] ?? []) : undefined),
    [items, texts, isAsked, words],
  );
  const found = useMemo(() => matches?.filter((item) => fulfils(item, picked)), [matches, picked]);
  if (found && !hasFound) setHasFound(true);
  const last = found ? Math.max(1, Math.ceil(found.length / size)) : Number.POSITIVE_INFINITY;
  const page = place?.text === text ? Math.min(place.page, last) : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the text, what is picked and the page
  useEffect(() => {
    if (text === '' && picked.length === 0) return;
    resource.load();
    if (tell(text, picked, page)) return;
    const timer = setInterval(() => tell(text, picked, page) && clearInterval(timer), REFUSED);
    return () => clearInterval(timer);
  }, [text, picked, page, resource, addresses.first]);
  return {
    text,
    picked,
    change(next: string) {
      setText(next);
      // A list that was opened at a later page starts anew, even when the box is emptied again.
      setPlace({ text: next, page: 1 });
      // What was typed before the app came is told before the address has been read.
      tell(next, chosen ?? pickedIn(new URLSearchParams(location.search), choices));
    },
    /** Picks a choice, or drops it. */
    pick({ part }: FilterChoice) {
      const next = toggled(picked, part);
      setPicked(next);
      setPlace({ text, page: 1 });
      tell(text, next);
      resource.load();
    },
    /** Fetches all items, so that they are there when the visitor types or picks. */
    prepare: resource.prepare,
    /** How many would be found with a choice in place of the others of its field; undefined until it is known. */
    countOf: ({ part }: FilterChoice) => {
      const others = toggled(
        picked.filter((one) => one !== part),
        part,
      );
      return (matches ?? items)?.filter((item) => fulfils(item, others)).length;
    },
    /** The address of a choice that is a page of its own, narrowed as this one is. */
    hrefOf({ href, part }: FilterChoice) {
      const query = new URLSearchParams();
      if (part !== '') ask(query, text, picked, 1);
      return `${query}` ? `${href}?${query}` : href;
    },
    /** The address of a page of what is shown, from 1. */
    addressOf(number: number) {
      const query = new URLSearchParams();
      ask(query, text, picked, number);
      return found && isNarrow ? `${addresses.first}?${query}` : addressOf(data, number);
    },
    goTo(next: number) {
      setPlace({ text, page: next });
      tell(text, picked, next, true);
    },
    /** The entries to show of what is found; undefined where nothing is asked for, and until the items are there. */
    found: found?.slice((page - 1) * size, page * size),
    /** How many are found; undefined until it is known. */
    count: found?.length ?? (isNarrow ? undefined : data.total),
    isLoading,
    page: found ? page : data.page,
    /** True where a further page of what was asked for is shown: no other word of the page says so. */
    isTurned: found !== undefined && isNarrow && page > 1,
  };
}

export type ListState = ReturnType<typeof useList>;
