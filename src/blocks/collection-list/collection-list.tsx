import { CardGrid } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './collection-list.module.css';
import type { CollectionListData } from './data.ts';
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
  const { found, text } = list;
  const { templates } = data;
  if (!found || found.pages < 2) return null;
  const href = `?q=${encodeURIComponent(text)}`;
  const step = (label: string, page: number) => (page < 1 || page > found.pages ? null : { label, href });
  const show = (page: number) => {
    list.goTo(page);
    document.getElementById(heading)?.scrollIntoView();
  };
  return (
    <Pagination
      name={templates.pagination}
      status={fill(templates.status, { page: found.page, pages: found.pages })}
      pages={Array.from({ length: found.pages }, (_, index) => ({
        label: String(index + 1),
        name: fill(templates.page, { page: index + 1 }),
        href,
        current: index + 1 === found.page,
      }))}
      previous={step(templates.previous, found.page - 1)}
      next={step(templates.next, found.page + 1)}
      onPage={show}
    />
  );
}

/** One page of a collection and the way to the others; a search goes through all of them. */
export function CollectionList({ place, data }: BlockViewProps<'collection-list'>) {
  const { pagination, templates, search } = data;
  const list = useList(data.collection, search?.items ?? '', data.pageSize);
  const { found } = list;
  const cards = found?.cards ?? data.cards;
  const count = fill(templates.count, { count: found?.count ?? data.total });
  return (
    <Section place={place} className={styles.list}>
      <SectionHead
        place={place}
        heading={data.heading}
        eyebrow={data.eyebrow}
        text={data.text}
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
