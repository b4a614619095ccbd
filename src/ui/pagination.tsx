import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from './icons.gen.ts';
import styles from './pagination.module.css';

interface Step {
  readonly label: string;
  readonly href: string;
}

export interface PaginationProps {
  readonly name: string;
  readonly status: string;
  /** `label` is the number as the page's language writes it. */
  readonly pages: readonly (Step & {
    readonly number: number;
    readonly name: string;
    readonly current: boolean;
  })[];
  readonly previous: Step | null;
  readonly next: Step | null;
}

interface TurnedProps extends PaginationProps {
  /** Where the pages are shown in place, such as those of a search: shows one, counted from 1. */
  readonly onPage: ((page: number) => void) | undefined;
}

/** The pages of a list as plain links, so that each has its address. A narrow screen shows where it is in words. */
export function Pagination({ name, status, pages, previous, next, onPage }: TurnedProps) {
  const here = pages.find((page) => page.current)?.number ?? 1;
  const turn = (page: number) => (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPage(page);
  };
  return (
    <nav className={styles.pagination} aria-label={name}>
      {previous ? (
        <a className={styles.step} href={previous.href} rel="prev" onClick={turn(here - 1)}>
          <Icon shapes={arrowLeftIcon} className="directed" />
          {previous.label}
        </a>
      ) : null}
      <p className={styles.status}>{status}</p>
      <ol className={styles.pages}>
        {pages.map((page, index) => (
          // Pages that are left out are a gap.
          <li key={page.number} data-gap={page.number > (pages[index - 1]?.number ?? 0) + 1 || undefined}>
            <a
              href={page.href}
              aria-label={page.name}
              aria-current={page.current ? 'page' : undefined}
              onClick={turn(page.number)}
            >
              {page.label}
            </a>
          </li>
        ))}
      </ol>
      {next ? (
        <a className={styles.step} href={next.href} rel="next" onClick={turn(here + 1)}>
          {next.label}
          <Icon shapes={arrowRightIcon} className="directed" />
        </a>
      ) : null}
    </nav>
  );
}
