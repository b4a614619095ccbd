import type { FrameModel, ShellModel } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { searchIcon } from '../../ui/icons.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { LanguageLinks } from '../language-links.tsx';
import styles from './header.module.css';
import { SlottedMenu } from './menu-slots.tsx';
import { SectionRow } from './section-row.tsx';

interface HeaderProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
}

const NONE: readonly string[] = [];

/** The fixed header: brand, menus, the three buttons, and the row of the current section. */
export function Header({ shell, frame }: HeaderProps) {
  const { brand, strings } = shell;
  return (
    <header
      className={styles.header}
      data-section={frame.section ? '' : undefined}
      data-hide-on-mobile={frame.hideOnMobile.includes('header') || undefined}
    >
      <div className={styles.bar}>
        <a className={styles.brand} href={shell.home}>
          {/* The name stands beside it, so the picture says nothing more. */}
          <Picture image={{ ...(frame.headerImage ?? brand.logo), alt: '' }} className={styles.logo} eager />
          <span className={styles.name}>
            {brand.name}
            <small>{brand.descriptor}</small>
          </span>
        </a>
        <div className={styles.menus}>
          <SlottedMenu
            slot={0}
            label={strings.primaryNavigation ?? ''}
            entries={shell.primary}
            currentIds={frame.currentIds}
            condensed={shell.condensed}
            more={strings.more ?? ''}
            align="start"
            dir={shell.dir}
          />
        </div>
        <button
          type="button"
          className={`${styles.search} needs-script`}
          aria-label={strings.siteSearch}
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          data-search
        >
          <Icon shapes={searchIcon} />
        </button>
        <LanguageLinks
          languages={frame.languages}
          label={strings.language ?? ''}
          brief
          className={styles.languages}
        />
        <div className={styles.tools}>
          <Anchor link={shell.calculator} className={styles.tool}>
            {shell.calculator.label}
          </Anchor>
          <SlottedMenu
            slot={1}
            label={shell.account.title}
            entries={[shell.account]}
            currentIds={NONE}
            condensed={NONE}
            more=""
            align="end"
            dir={shell.dir}
          />
        </div>
        <Anchor link={shell.contact} className={styles.contact}>
          {shell.contact.label}
        </Anchor>
      </div>
      <SectionRow section={frame.section} label={strings.sectionNavigation ?? ''} />
    </header>
  );
}
