import { useEffect, useMemo, useState } from 'react';
import type { ResolvedCard } from '../../model/resolved.ts';
import { inAddress, writeInAddress } from '../../ui/address-query.ts';
import { useListSearch } from '../../ui/list-search.ts';
import { raiseSystemError } from '../../ui/notices.ts';
import { createResource, type Resource, useResource } from '../../ui/resource.ts';
import type { CollectionListData } from './data.ts';

/** The address holds the search by this name. */
const QUERY = 'q';

const resources = new Map<string, Resource<readonly ResolvedCard[]>>();

/** The words of a search, lower-cased and split on spaces: every one of them must appear. */
export function searchWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
}

/** Which of some texts contain every word; `texts` are lower-cased already, once for many searches. */
export function matching(texts: readonly string[], words: readonly string[]): number[] {
  const found: number[] = [];
  for (const [index, text] of texts.entries())
    if (words.every((word) => text.includes(word))) found.push(index);
  return found;
}

/** All items of a list: one fetch for the life of the page, whichever of the list's pages asks. */
function itemsAt(url: string): Resource<readonly ResolvedCard[]> {
  const known = resources.get(url);
  if (known) return known;
  const fetchItems = async (): Promise<readonly ResolvedCard[]> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json();
  };
  const made = createResource(fetchItems, (error) => raiseSystemError({ error }));
  resources.set(url, made);
  return made;
}

const addressOf = ({ addresses }: CollectionListData, page: number) =>
  page === 1 ? addresses.first : addresses.other.replace('{page}', String(page));

/**
 * The search of a list: its text is kept for the section, stands in the address of the list's first page,
 * and a new one starts at page 1. Emptied again, it shows the whole list from its first page.
 */
export function useList(data: CollectionListData) {
  const { collection: section, pageSize: size, addresses } = data;
  const [text, setText] = useListSearch(section);
  const [place, setPlace] = useState<{ readonly text: string; readonly page: number } | null>(null);
  const resource = itemsAt(data.search?.items ?? '');
  const items = useResource(resource);
  const titles = useMemo(() => items?.map((item) => item.title.toLowerCase()), [items]);

  // The address is outside React: what it asks for wins over the kept text, and it follows every change.
  useEffect(() => {
    const asked = inAddress(QUERY);
    if (asked !== null) setText(asked);
  }, [setText]);
  useEffect(() => {
    if (text === '') return;
    resource.load();
    writeInAddress(QUERY, text, addresses.first);
  }, [text, resource, addresses.first]);

  const words = useMemo(() => searchWords(text), [text]);
  const page = place?.text === text ? place.page : 1;
  const isAsked = words.length > 0 || place?.text === text;
  const matches = useMemo(
    () => (items && titles && isAsked ? matching(titles, words) : undefined),
    [items, titles, isAsked, words],
  );
  return {
    text,
    change(next: string) {
      setText(next);
      // A list that was opened at a later page starts anew, even when the box is emptied again.
      setPlace({ text: next, page: 1 });
      writeInAddress(QUERY, next, addresses.first);
    },
    /** Fetches all items, so that they are there when the visitor types. */
    prepare: resource.prepare,
    /** The address of a page of what is shown, from 1. */
    addressOf: (number: number) =>
      words.length > 0 ? `${addresses.first}?${QUERY}=${encodeURIComponent(text)}` : addressOf(data, number),
    goTo(next: number) {
      setPlace({ text, page: next });
      writeInAddress(QUERY, text, words.length > 0 ? addresses.first : addressOf(data, next));
    },
    /** What the search found; undefined without a search, and until the items are there. */
    found: matches && {
      cards: matches.slice((page - 1) * size, page * size).flatMap((index) => items?.[index] ?? []),
      count: matches.length,
      page,
      pages: Math.ceil(matches.length / size),
    },
  };
}

export type ListState = ReturnType<typeof useList>;
