import type { ReactElement } from 'react';
import type { FrameModel, PageModel, SectionModel, ShellModel } from '../model/page-model.ts';
import { BottomBar, hereInBar } from './bottom-bar/bottom-bar.tsx';
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
  /** The HTML of a part of the frame: it is the same on all pages for which the same is shown. */
  readonly renderPart: (name: string, part: ReactElement, shown: unknown) => string;
}

/** What stands for the address of a page in another language, where that is all that tells two pages apart. */
export const languagePlace = (code: string): string => `language:${code}`;

/** A whole page: the frame, and the sections in their order. It is HTML; only its islands are brought to life. */
export function PageView({ page, shell, renderSection, renderMenu, renderPart }: PageViewProps) {
  const { breadcrumbs, ...own } = page.frame;
  const languages = own.languages.map((one) => ({ ...one, href: languagePlace(one.code) }));
  const frame: FrameModel = { ...own, languages, breadcrumbs: [] };
  const here = hereInBar(shell, page.path);
  const part = (name: string, element: ReactElement, shown: unknown) => (
    <Slot render={() => renderPart(name, element, shown)} />
  );
  return (
    <>
      <a className={`${styles.skip} visually-hidden`} href="#main">
        {shell.strings.skipToContent}
      </a>
      {part('header', <Header shell={shell} frame={frame} renderMenu={renderMenu} />, frame)}
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-section={frame.section ? '' : undefined}
        data-no-header={frame.hideOnMobile.includes('header') || undefined}
      >
        <SiteNotice shell={shell} />
        {page.needsHeading ? <h1 className="visually-hidden">{page.title}</h1> : null}
        <Breadcrumbs crumbs={breadcrumbs} label={shell.strings.breadcrumbNavigation ?? ''} />
        {page.sections.map((section) => (
          <Slot key={section.id} render={() => renderSection(section)} />
        ))}
      </main>
      {part('footer', <Footer shell={shell} frame={frame} />, frame)}
      {part('bottom-bar', <BottomBar shell={shell} frame={frame} here={here} />, [frame, here])}
    </>
  );
}
