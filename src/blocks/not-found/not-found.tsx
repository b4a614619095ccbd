import { useEffect, useState } from 'react';
import type { SearchEntry } from '../../model/search-index.ts';
import { Actions } from '../../ui/action.tsx';
import { tabOf } from '../../ui/anchor.tsx';
import { BESIDE_TEXT, Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import type { NotFoundData } from './data.ts';
import styles from './not-found.module.css';

const MOST = 4;

/** The pages that an address was probably meant for: known once the index has been fetched, after the first paint. */
function useNearest(index: string): readonly SearchEntry[] {
  const [near, setNear] = useState<readonly SearchEntry[]>([]);
  useEffect(() => {
    let wanted = true;
    const { pathname } = location;
    import('../../ui/load-finder.ts')
      .then(({ loadFinder }) => loadFinder(index))
      .then((finder) => finder.nearest(pathname, MOST))
      .then((found) => {
        if (wanted) setNear(found);
      })
      // They are an offer: where it cannot be made, the page is as it was.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [index]);
  return near;
}

/** Links to the nearest pages; nothing where none is near. */
function Nearest({ heading, index }: NonNullable<NotFoundData['nearest']>) {
  const near = useNearest(index);
  return (
    <div className={styles.nearest} role="status">
      {near.length === 0 ? null : (
        <>
          <p>{heading}</p>
          <ul>
            {near.map(({ href, title, file, lang, dir }) => (
              <li key={href}>
                <a href={href} lang={lang} dir={dir} {...tabOf(file !== undefined)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a visitor sees where there is no page. */
export function NotFound({ place, data }: BlockViewProps<'not-found'>) {
  return (
    <Section place={place}>
      <div className={styles.grid}>
        <div>
          <SectionHeading place={place} className={styles.heading}>
            {data.heading}
          </SectionHeading>
          <p className={styles.subheading}>{data.subheading}</p>
          <RichText text={data.text} level={place.level} className={styles.text} />
          <Actions links={[data.action]} />
          {data.nearest ? <Nearest {...data.nearest} /> : null}
        </div>
        {data.image ? (
          <Picture image={data.image} eager sizes={BESIDE_TEXT} className={`${styles.image} beside-words`} />
        ) : null}
      </div>
    </Section>
  );
}
