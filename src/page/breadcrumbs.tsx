import type { FrameModel } from '../model/page-model.ts';
import styles from './page-view.module.css';

interface BreadcrumbsProps {
  readonly crumbs: FrameModel['breadcrumbs'];
  readonly label: string;
}

/** The way from the home page to here; shown where there is a page between. */
export function Breadcrumbs({ crumbs, label }: BreadcrumbsProps) {
  if (crumbs.length < 3) return null;
  const last = crumbs.length - 1;
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {crumbs.map(({ title, href }, index) => (
          <li key={href}>
            {index === last ? (
              // A list that turns its pages in place finds it by this.
              <span aria-current="page" data-crumb>
                {title}
              </span>
            ) : (
              <a href={href}>{title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
