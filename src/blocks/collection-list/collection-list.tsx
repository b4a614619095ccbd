import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Actions } from '../../ui/action.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { searchIcon } from '../../ui/icons.gen.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { numberText, pluralText } from '../../ui/plural-text.ts';
import { Said } from '../../ui/said.tsx';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import { Still } from '../../ui/still.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './collection-list.module.css';
import type { CollectionListData, ListEntry } from './data.ts';
import { Filters } from './filters.tsx';
import { Months } from './months.tsx';
import { paginationOf } from './page-window.ts';
import { Rows } from './rows.tsx';
import { type ListState, useList } from './use-list.ts';

function Empty({ empty, text }: Pick<EntriesProps, 'text'> & Pick<CollectionListData, 'empty'>) {
  if (empty.help === undefined) return <p className={styles.nothing}>{empty.text}</p>;
  return (
    <div className={styles.empty}>
      {empty.image ? <Picture image={empty.image} /> : null}
      <p className={styles.none}>{empty.text}</p>
      <p>{empty.help}</p>
      {empty.find && text !== '' ? (
        <button type="button" className={styles.find} value={text} data-search>
          {empty.find}
        </button>
      ) : null}
    </div>
  );
}

interface SearchBoxProps {
  readonly search: NonNullable<CollectionListData['search']>;
  readonly list: ListState;
}

/** The search box of a list; it needs a script, and without one the list is a plain list with pages. */
function SearchBox({ search, list }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const change = (text: string) => {
    typed.current = text;
    list.change(text);
  };
  // What was typed before the app arrived counts.
  const takeOver = useEffectEvent(() => {
    if (box.current && box.current.value !== list.text) change(box.current.value);
  });
  useEffect(() => takeOver(), []);
  // Whoever is in the box already saw it without the kept text: what they type takes its place.
  useLayoutEffect(() => {
    if (list.text !== typed.current && box.current === document.activeElement) box.current?.select();
  }, [list.text]);
  return (
    <div className={`${styles.search} needs-script`}>
      <Icon shapes={searchIcon} />
      <input
        ref={box}
        type="search"
        aria-label={search.name}
        placeholder={search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        // It stands in the address, which servers refuse where it is long.
        maxLength={200}
        value={list.text}
        onChange={(event) => change(event.target.value)}
        onFocus={list.prepare}
      />
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly ListEntry[];
  readonly data: CollectionListData;
  readonly level: number;
  /** What was searched for. */
  readonly text: string;
}

/** The entries of a page, as the list lays them out. */
function Entries({ entries, data: { layout, columns = [], heading, empty }, level, text }: EntriesProps) {
  if (entries.length === 0) return <Empty empty={empty} text={text} />;
  if (layout === 'table') {
    // The section is called by its heading already.
    const name = `${heading}: ${columns.map(({ label }) => label).join(', ')}`;
    return <Rows entries={entries} columns={columns} name={name} />;
  }
  if (layout === 'calendar') return <Months entries={entries} level={level} />;
  return <CardGrid cards={entries} level={level} layout={layout} />;
}

/** One page of a collection and the way to the others; a search goes through all of them. */
export function CollectionList({ place, data }: BlockViewProps<'collection-list'>) {
  const { search } = data;
  const list = useList(data);
  const { found, count, page } = list;
  const picked = data.filters?.choices.filter(({ part }) => list.picked.includes(part)) ?? [];
  const heading = [data.heading, ...picked.map(({ name, label }) => name ?? label)].join(', ');
  const say = (number: number) => numberText(number, data.count.locale);
  const pages = Math.ceil((count ?? data.total) / data.pageSize);
  const pagination = paginationOf(page, pages, data.templates, say, list.addressOf);
  const isBusy = count === undefined && list.isLoading;
  const status =
    count === undefined
      ? (isBusy && data.loading) || ''
      : [pluralText(data.count, count), list.isTurned && pagination?.status].filter(Boolean).join(' · ');
  const entries = (shown: readonly ListEntry[]) => (
    <Entries entries={shown} data={data} level={place.level + 1} text={list.text} />
  );
  const show = (next: number) => {
    list.goTo(next);
    document.getElementById(headingId(place))?.scrollIntoView();
    // As after a turn that is a navigation: the link may be gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Section place={place} opens={place.level === 1}>
      <SectionHead
        place={place}
        head={{ ...data, heading }}
        aside={
          // Of a list that is seen whole nobody asks how many there are.
          data.total > 0 &&
          (search || data.filters || pages > 1) && (
            <div className={styles.tools}>
              {search ? <SearchBox search={search} list={list} /> : null}
              {/* It changes at every key; what was found is said in the pause after. */}
              <p className={styles.count} role="status" aria-live="off">
                {status}
              </p>
              <Said text={status} />
            </div>
          )
        }
      />
      {data.filters ? <Filters {...data.filters} list={list} say={say} /> : null}
      {found ? (
        entries(found)
      ) : (
        <Still aria-busy={isBusy || undefined}>{data.shown && entries(data.shown.cards)}</Still>
      )}
      {data.calendar ? <Actions links={[data.calendar]} /> : null}
      {pagination ? <Pagination {...pagination} onPage={found && show} /> : null}
    </Section>
  );
}
