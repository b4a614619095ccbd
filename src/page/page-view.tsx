import { memo, type ReactNode } from 'react';
import { SectionView } from '../blocks/section-view.tsx';
import type { PageModel, ShellModel } from '../model/page-model.ts';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LazyFooter, LazyHeader } from './lazy-frame.tsx';
import './global.css';
import styles from './page-view.module.css';

interface PageViewProps {
  readonly page: PageModel;
  readonly shell: ShellModel;
  /** What stands in for a section that cannot be drawn; nothing in production. */
  readonly noticeFor?: (type: string) => ReactNode;
}

/** A whole page: the frame, and the sections in their order. */
export const PageView = memo(function PageView({ page, shell, noticeFor }: PageViewProps) {
  const { frame } = page;
  return (
    <>
      <a className={`${styles.skip} visually-hidden`} href="#main">
        {shell.strings.skipToContent}
      </a>
      <LazyHeader shell={shell} frame={frame} />
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-section={frame.section ? '' : undefined}
        data-no-header={frame.hideOnMobile.includes('header') || undefined}
      >
        {page.needsHeading ? <h1 className="visually-hidden">{page.title}</h1> : null}
        <Breadcrumbs crumbs={frame.breadcrumbs} label={shell.strings.breadcrumbNavigation ?? ''} />
        {page.sections.map((section) => (
          <SectionView
            key={`${page.path} ${section.id}`}
            section={section}
            notice={noticeFor?.(section.type) ?? null}
          />
        ))}
      </main>
      <LazyFooter shell={shell} frame={frame} />
      <BottomBar shell={shell} frame={frame} path={page.path} />
    </>
  );
});
