import type { ReactElement } from 'react';
import type { FrameModel, PageOutline, ShellModel } from '../model/page-model.ts';
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
  readonly page: PageOutline;
  readonly shell: ShellModel;
  /** The HTML of what the page says: it is rendered by itself. */
  readonly renderContent: () => string;
  readonly renderMenu: (menu: MenuProps) => string;
  /** The HTML of a part of the frame: it is the same on all pages for which the same is shown. */
  readonly renderPart: (name: string, part: ReactElement, shown: unknown) => string;
}

/** What stands for the address of a page in another language, where that is all that tells two pages apart. */
export const languagePlace = (code: string): string => `language:${code}`;

/** The frame of a page around what it says. It is HTML; only its islands are brought to life. */
export function PageView({ page, shell, renderContent, renderMenu, renderPart }: PageViewProps) {
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
        <Breadcrumbs crumbs={breadcrumbs} label={shell.strings.breadcrumbNavigation ?? ''} />
        <Slot render={renderContent} />
      </main>
      {part('footer', <Footer shell={shell} frame={frame} />, frame)}
      {part('bottom-bar', <BottomBar shell={shell} frame={frame} here={here} />, [frame, here])}
    </>
  );
}
