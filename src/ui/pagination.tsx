import { Icon } from './icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from './icons.gen.ts';
import styles from './pagination.module.css';

interface Step {
  readonly label: string;
  readonly href: string;
}

interface PaginationProps {
  readonly name: string;
  readonly status: string;
  readonly pages: readonly (Step & { readonly name: string; readonly current: boolean })[];
  readonly previous: Step | null;
  readonly next: Step | null;
}

/** The pages of a list as plain links, so that each has its address. A narrow screen shows where it is in words. */
export function Pagination({ name, status, pages, previous, next }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={name}>
      {previous ? (
        <a className={styles.step} href={previous.href} rel="prev">
          <Icon shapes={arrowLeftIcon} />
          {previous.label}
        </a>
      ) : null}
      <p className={styles.status}>{status}</p>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.href}>
            <a href={page.href} aria-label={page.name} aria-current={page.current ? 'page' : undefined}>
              {page.label}
            </a>
          </li>
        ))}
      </ol>
      {next ? (
        <a className={styles.step} href={next.href} rel="next">
          {next.label}
          <Icon shapes={arrowRightIcon} />
        </a>
      ) : null}
    </nav>
  );
}
