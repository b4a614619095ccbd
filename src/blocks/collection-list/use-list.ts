import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterChoice } from '../../model/resolved.ts';
import { inAddress, LIST_SEARCH as QUERY, replaceQuery } from '../../ui/address-query.ts';
import { fetchJson } from '../../ui/fetch-once.ts';
import { useListSearch } from '../../ui/list-search.ts';
import { endSystemError, raiseSystemError } from '../../ui/notices.ts';
import { createResource, type Resource, useResource } from '../../ui/resource.ts';
import { foldText } from '../../ui/search-tokens.ts';
import type { CollectionListData, ListEntry } from './data.ts';
import { fulfils, type Picked, pickedIn, toggled, writePicked } from './refine.ts';
import { renameDocument } from './rename-document.ts';

const resources = new Map<string, Resource<readonly ListEntry[]>>();

/** The words of a search, folded and split on spaces: every one of them must appear. */
export function searchWords(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** Which of some texts contain every word; `texts` are folded already, once for many searches. */
export function matching(texts: readonly string[], words: readonly string[]): number[] {
  const found: number[] = [];
  for (const [index, text] of texts.entries())
    if (words.every((word) => text.includes(word))) found.push(index);
  return found;
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

/** Makes of the document another page of the list. @param own the page that it was made as */
function useTitle(own: number): (page: number) => void {
  const named = useRef(own);
  return useCallback(
    (page) => {
      renameDocument(own, named.current, page);
      named.current = page;
    },
    [own],
  );
}

const NO_CHOICES: readonly FilterChoice[] = [];

/**
 * The search of a list and what it is narrowed to: its text is kept for the section and language, stands in the address of the list's first page,
 * and a new one starts at page 1. Emptied again, it shows the whole list from its first page. A later page is shown as it was
 * asked for, whatever was searched before; Back leads to it from a search that began there.
 */
export function useList(data: CollectionListData) {
  const { collection, pageSize: size, addresses, filters, page: own, search } = data;
  const choices = filters?.choices ?? NO_CHOICES;
  // What is searched for is a text of its language.
  const [kept, setText] = useListSearch(`${collection}:${data.count.locale}`);
  // A list without a search box is no part of what is searched in another list of the same entries.
  const text = search ? kept : '';
  const [picked, setPicked] = useState<Picked>([]);
  const [place, setPlace] = useState<{ readonly text: string; readonly page: number } | null>(null);
  const resource = itemsAt(data.items ?? '');
  const items = useResource(resource);
  const titles = useMemo(() => items?.map((item) => foldText(item.title)), [items]);

  // The address is outside React: what it asks for wins over the kept text, and it follows every change.
  const ownAddress = addressOf(data, own);
  const renumber = useTitle(own);
  useEffect(() => {
    const read = () => {
      const asked = search ? (inAddress(QUERY) ?? (own > 1 ? '' : null)) : null;
      if (asked !== null) setText(asked);
      setPicked(pickedIn(new URLSearchParams(location.search), choices));
    };
    const back = () => {
      // The first page's address is a search's as well.
      if (location.pathname !== ownAddress || (own === 1 && location.search !== '')) return;
      read();
      setPlace({ text: '', page: own });
      renumber(own);
    };
    read();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [setText, search, choices, own, ownAddress, renumber]);
  const ask = (query: URLSearchParams, next: string, parts: Picked) => {
    writePicked(query, choices, parts);
    if (next === '') query.delete(QUERY);
    else query.set(QUERY, next);
  };
  /** Says in the address what is shown, and in the document's name; Back leads to what another page of the whole list follows. */
  const tell = (next: string, parts: Picked, page = 1, isPaging = false) => {
    const begins = own > 1 && location.pathname === ownAddress && page === 1;
    const isTold = replaceQuery(
      (query) => ask(query, next, parts),
      addressOf(data, page),
      begins || isPaging ? 'pushState' : 'replaceState',
    );
    if (isTold) renumber(page);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the text and what is picked
  useEffect(() => {
    if (text === '' && picked.length === 0) return;
    resource.load();
    tell(text, picked);
  }, [text, picked, resource, addresses.first]);

  const words = useMemo(() => searchWords(text), [text]);
  const page = place?.text === text ? place.page : 1;
  const isNarrow = words.length > 0 || picked.length > 0;
  // What it has fetched it goes on with: the HTML that it began with is gone.
  const [hasFound, setHasFound] = useState(false);
  const isAsked = isNarrow || hasFound || place?.text === text;
  const matches = useMemo(
    () => (items && titles && isAsked ? matching(titles, words).flatMap((at) => items[at] ?? []) : undefined),
    [items, titles, isAsked, words],
  );
  const found = useMemo(() => matches?.filter((item) => fulfils(item, picked)), [matches, picked]);
  if (found && !hasFound) setHasFound(true);
  return {
    text,
    picked,
    change(next: string) {
      setText(next);
      // A list that was opened at a later page starts anew, even when the box is emptied again.
      setPlace({ text: next, page: 1 });
      tell(next, picked);
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
      if (part !== '') ask(query, text, picked);
      return `${query}` ? `${href}?${query}` : href;
    },
    /** The address of a page of what is shown, from 1. */
    addressOf(number: number) {
      const query = new URLSearchParams();
      ask(query, text, picked);
      return found && isNarrow ? `${addresses.first}?${query}` : addressOf(data, number);
    },
    goTo(next: number) {
      setPlace({ text, page: next });
      tell(text, picked, isNarrow ? 1 : next, !isNarrow);
    },
    /** The entries to show of what is found; undefined where nothing is asked for, and until the items are there. */
    found: found?.slice((page - 1) * size, page * size),
    count: found?.length ?? data.total,
    page: found ? page : data.page,
  };
}

export type ListState = ReturnType<typeof useList>;
