import { useEffect, useRef } from 'react';
import type { PluralText } from '../../model/resolved.ts';
import { CardGrid } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { searchIcon } from '../../ui/icons.gen.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './collection-list.module.css';
import type { CollectionListData } from './data.ts';
import { paginationOf } from './page-window.ts';
import { type ListState, useList } from './use-list.ts';

/** The form of a text that a number takes in its language, with `{count}` filled in. */
function pluralText({ locale, forms }: PluralText, count: number): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '';
  return form.replace('{count}', String(count));
}

function Empty({ empty }: Pick<CollectionListData, 'empty'>) {
  return (
    <div className={styles.empty}>
      {empty.image ? <Picture image={empty.image} /> : null}
      <p className={styles.none}>{empty.text}</p>
      <p>{empty.help}</p>
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
  // What was typed before the app arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (box.current && box.current.value !== list.text) list.change(box.current.value);
  }, []);
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
        value={list.text}
        onChange={(event) => list.change(event.target.value)}
        onFocus={list.prepare}
      />
    </div>
  );
}

/** One page of a collection and the way to the others; a search goes through all of them. */
export function CollectionList({ place, data }: BlockViewProps<'collection-list'>) {
  const { search } = data;
  const list = useList(data);
  const { found } = list;
  const cards = found?.cards ?? data.cards;
  // The pages of what a search found have no addresses of their own, but the search has.
  const pagination = found
    ? paginationOf(found.page, found.pages, data.templates, list.addressOf)
    : data.pagination;
  const show = (page: number) => {
    list.goTo(page);
    document.getElementById(headingId(place))?.scrollIntoView();
  };
  return (
    <Section place={place} className={styles.list}>
      <SectionHead
        place={place}
        head={data}
        aside={
          <div className={styles.tools}>
            {search ? <SearchBox search={search} list={list} /> : null}
            <p className={styles.count} role="status">
              {pluralText(data.count, found?.count ?? data.total)}
            </p>
          </div>
        }
      />
      {cards.length > 0 ? (
        <CardGrid cards={cards} level={place.level + 1} layout={data.layout} />
      ) : (
        <Empty empty={data.empty} />
      )}
      {pagination ? <Pagination {...pagination} onPage={found && show} /> : null}
    </Section>
  );
}
