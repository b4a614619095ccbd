import type { ResolvedNeighbour, ResolvedNeighbours } from '../model/resolved.ts';
import { Icon } from './icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from './icons.gen.ts';
import styles from './neighbours.module.css';

function Words({ neighbour: { label, title, lang, dir } }: { readonly neighbour: ResolvedNeighbour }) {
  return (
    <span>
      <small>{label}</small>
      {lang === undefined ? (
        title
      ) : (
        <span lang={lang} dir={dir}>
          {title}
        </span>
      )}
    </span>
  );
}

/** The way to what stands before and after an item in its list. */
export function Neighbours({ neighbours: { name, previous, next } }: { neighbours: ResolvedNeighbours }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={name}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <Icon shapes={arrowLeftIcon} className="directed" />
          <Words neighbour={previous} />
        </a>
      ) : null}
      {next ? (
        <a href={next.href} rel="next">
          <Words neighbour={next} />
          <Icon shapes={arrowRightIcon} className="directed" />
        </a>
      ) : null}
    </nav>
  );
}
