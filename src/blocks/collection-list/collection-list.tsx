import { CardGrid } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pluralText } from '../../ui/plural.ts';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './collection-list.module.css';
import type { CollectionListData } from './data.ts';
import { pageWindow } from './page-window.ts';
import { SearchBox } from './search-box.tsx';
import { type ListState, useList } from './use-list.ts';

const fill = (template: string, values: Readonly<Record<string, number>>) =>
  template.replace(/\{([a-z]+)\}/g, (whole, name: string) => String(values[name] ?? whole));

function Empty({ empty }: Pick<CollectionListData, 'empty'>) {
  return (
    <div className={styles.empty}>
      {empty.image ? <Picture image={empty.image} /> : null}
      <p className={styles.none}>{empty.text}</p>
      <p>{empty.help}</p>
    </div>
  );
}

/** The pages of what a search found: they have no addresses of their own, but the search has. */
function FoundPages({ data, list, heading }: { data: CollectionListData; list: ListState; heading: string }) {
  const { found } = list;
  const { templates } = data;
  if (!found || found.pages < 2) return null;
  const step = (label: string, page: number) =>
    page < 1 || page > found.pages ? null : { label, href: list.addressOf(page) };
  const show = (page: number) => {
    list.goTo(page);
    document.getElementById(heading)?.scrollIntoView();
  };
  return (
    <Pagination
      name={templates.pagination}
      status={fill(templates.status, { page: found.page, pages: found.pages })}
      pages={pageWindow(found.page, found.pages).map((page) => ({
        label: String(page),
        name: fill(templates.page, { page }),
        href: list.addressOf(page),
        current: page === found.page,
      }))}
      previous={step(templates.previous, found.page - 1)}
      next={step(templates.next, found.page + 1)}
      onPage={show}
    />
  );
}

/** One page of a collection and the way to the others; a search goes through all of them. */
export function CollectionList({ place, data }: BlockViewProps<'collection-list'>) {
  const { pagination, search } = data;
  const list = useList(data);
  const { found } = list;
  const cards = found?.cards ?? data.cards;
  const count = pluralText(data.count, found?.count ?? data.total);
  return (
    <Section place={place} className={styles.list}>
      <SectionHead
        place={place}
        head={data}
        aside={
          <div className={styles.tools}>
            {search ? (
              <SearchBox
                name={search.name}
                placeholder={search.placeholder}
                value={list.text}
                onChange={list.change}
                onFocus={list.prepare}
              />
            ) : null}
            <p className={styles.count} role="status">
              {count}
            </p>
          </div>
        }
      />
      {cards.length > 0 ? <CardGrid cards={cards} level={place.level + 1} /> : <Empty empty={data.empty} />}
      {found ? <FoundPages data={data} list={list} heading={headingId(place)} /> : null}
      {!found && pagination ? <Pagination {...pagination} /> : null}
    </Section>
  );
}
