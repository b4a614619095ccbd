import type { PageModel, SectionModel, ShellModel } from '../model/page-model.ts';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import type { MenuProps } from './header/menu.tsx';
import { SiteNotice } from './site-notice.tsx';
import { Slot } from './slots.tsx';
import './global.css';
import styles from './page-view.module.css';

interface PageViewProps {
  readonly page: PageModel;
  readonly shell: ShellModel;
  /** The HTML of a section: it is rendered by itself. */
  readonly renderSection: (section: SectionModel) => string;
  readonly renderMenu: (menu: MenuProps) => string;
}

/** A whole page: the frame, and the sections in their order. It is HTML; only its islands are brought to life. */
export function PageView({ page, shell, renderSection, renderMenu }: PageViewProps) {
  const { frame } = page;
  return (
    <>
      <a className={`${styles.skip} visually-hidden`} href="#main">
        {shell.strings.skipToContent}
      </a>
      <Header shell={shell} frame={frame} renderMenu={renderMenu} />
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-section={frame.section ? '' : undefined}
        data-no-header={frame.hideOnMobile.includes('header') || undefined}
      >
        <SiteNotice shell={shell} />
        {page.needsHeading ? <h1 className="visually-hidden">{page.title}</h1> : null}
        <Breadcrumbs crumbs={frame.breadcrumbs} label={shell.strings.breadcrumbNavigation ?? ''} />
        {page.sections.map((section) => (
          <Slot key={section.id} render={() => renderSection(section)} />
        ))}
      </main>
      <Footer shell={shell} frame={frame} />
      <BottomBar shell={shell} frame={frame} path={page.path} />
    </>
  );
}
