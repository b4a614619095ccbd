import type { FrameModel, ShellModel } from '../model/page-model.ts';
import { BottomBar, hasBar, type PlaceInBar } from './bottom-bar/bottom-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header, hasPhoneRow } from './header/header.tsx';
import type { MenuProps } from './header/menu.tsx';
import { SiteNotice } from './site-notice.tsx';
import { Slot } from './slots.tsx';
import './global.css';
import styles from './page-view.module.css';

interface PageViewProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
  readonly here: PlaceInBar | undefined;
  readonly renderMenu: (menu: MenuProps) => string;
  /** The HTML of what is the page's own: the way to it, and what it says. */
  readonly renderPage: () => string;
}

/** The frame of a page around what is its own. It is HTML; only its islands are brought to life. */
export function PageView({ shell, frame, here, renderMenu, renderPage }: PageViewProps) {
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
        data-phone-row={hasPhoneRow(shell) || undefined}
        data-no-header={frame.hideOnMobile.includes('header') || undefined}
        data-no-bar={!hasBar(shell) || undefined}
      >
        <SiteNotice shell={shell} />
        <Slot render={renderPage} />
      </main>
      <Footer shell={shell} frame={frame} />
      <BottomBar shell={shell} frame={frame} here={here} />
    </>
  );
}
