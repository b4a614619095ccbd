import type { ResolvedNeighbours } from '../model/resolved.ts';
import { Icon } from './icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from './icons.gen.ts';
import styles from './neighbours.module.css';

/** The way to what stands before and after an item in its list. */
export function Neighbours({ neighbours: { name, previous, next } }: { neighbours: ResolvedNeighbours }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={name}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <Icon shapes={arrowLeftIcon} className="directed" />
          <span>
            <small>{previous.label}</small>
            {previous.title}
          </span>
        </a>
      ) : null}
      {next ? (
        <a href={next.href} rel="next">
          <span>
            <small>{next.label}</small>
            {next.title}
          </span>
          <Icon shapes={arrowRightIcon} className="directed" />
        </a>
      ) : null}
    </nav>
  );
}
