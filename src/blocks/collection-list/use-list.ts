import { useEffect, useMemo, useState } from 'react';
import type { ResolvedCard } from '../../model/resolved.ts';
import { queryInAddress, writeQuery } from '../../ui/address-query.ts';
import { useListSearch } from '../../ui/list-search.ts';
import { raiseSystemError } from '../../ui/notices.ts';
import { createResource, type Resource, useResource } from '../../ui/resource.ts';
import { matching, searchWords } from '../../ui/search-words.ts';

interface Found {
  readonly cards: readonly ResolvedCard[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
}

export interface ListState {
  readonly text: string;
  change(text: string): void;
  /** Fetches all items, so that they are there when the visitor types. */
  prepare(): void;
  goTo(page: number): void;
  /** What the search found; undefined without a search, and until the items are there. */
  readonly found: Found | undefined;
}

const resources = new Map<string, Resource<readonly ResolvedCard[]>>();

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

/** The search of a list: its text is kept for the section, stands in the address, and a new one starts at page 1. */
export function useList(section: string, url: string, size: number): ListState {
  const [text, setText] = useListSearch(section);
  const [place, setPlace] = useState({ text: '', page: 1 });
  const resource = itemsAt(url);
  const items = useResource(resource);
  const titles = useMemo(() => items?.map((item) => item.title.toLowerCase()), [items]);

  // The address is outside React: what it asks for wins over the kept text, and it follows every change.
  useEffect(() => {
    const asked = queryInAddress();
    if (asked !== null) setText(asked);
  }, [setText]);
  useEffect(() => {
    if (text === '') return;
    resource.load();
    writeQuery(text);
  }, [text, resource]);

  const words = searchWords(text);
  const matches =
    items && titles && words.length > 0 ? matching(titles, words).flatMap((i) => items[i] ?? []) : undefined;
  const page = place.text === text ? place.page : 1;
  return {
    text,
    change(next) {
      setText(next);
      writeQuery(next);
    },
    prepare: resource.load,
    goTo: (next) => setPlace({ text, page: next }),
    found: matches && {
      cards: matches.slice((page - 1) * size, page * size),
      count: matches.length,
      page,
      pages: Math.ceil(matches.length / size),
    },
  };
}
