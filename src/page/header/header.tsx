import { clsx } from 'clsx';
import type { FrameModel, ShellModel } from '../../model/page-model.ts';
import { withoutSigns } from '../../model/room.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { searchIcon } from '../../ui/icons.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { hasBar } from '../bottom-bar/bottom-bar.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { Slot } from '../slots.tsx';
import styles from './header.module.css';
import type { MenuProps } from './menu.tsx';

interface HeaderProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
  /** The HTML of a menu: an island. */
  readonly renderMenu: (menu: MenuProps) => string;
}

/** Where no bar leads a phone to the pages, the menu's entries stand in a row of the header. */
export const hasPhoneRow = (shell: ShellModel) =>
  !hasBar(shell) && shell.primary.some(({ href }) => href !== shell.home);

/** A phone has room for a name of so many letters. */
const LONG = 18;

/** Of so many letters two lines of a name have room beside a menu, which else would leave it three. */
const SHORT_LINE = 13;

/** Letters of which a menu of two lines has room for, beside the buttons: with entries under More, and in a wide window with all. */
const ROOM = { narrow: 84, wide: 140 };

/** True where the menu of a window with room for one would take a third line. */
export function isHeaderCrowded({ primary, condensed, strings, calculator, account, contact }: ShellModel) {
  const lettersOf = (labels: readonly (string | undefined)[]) =>
    labels.reduce((sum, label = '') => sum + withoutSigns(label).length, 0);
  const tools = lettersOf([calculator?.label, account?.title, contact?.label]);
  const shown = primary.filter(({ id }) => !condensed.includes(id));
  const more = shown.length < primary.length ? strings.more : '';
  const titles = (entries: typeof primary) => lettersOf(entries.map(({ title }) => title));
  return titles(shown) + lettersOf([more]) + tools > ROOM.narrow || titles(primary) + tools > ROOM.wide;
}

/** Letters that two lines of a button have room for: half of its words, or the longer line where they part unevenly. */
export function lineOf(label: string): number {
  const { length } = withoutSigns(label);
  const lines = [...withoutSigns(label).matchAll(/\s/g)].map(({ index }) =>
    Math.max(index, length - index - 1),
  );
  return Math.max(length / 2 + 1, lines.length > 0 ? Math.min(...lines) : 0);
}

/** The fixed header: brand, menus, the three buttons, and the row of the current section. */
export function Header({ shell, frame, renderMenu }: HeaderProps) {
  const { brand, strings } = shell;
  // The picture of a page that takes the logo’s place does not hold it.
  const isWordmark = brand.wordmark && !frame.headerImage;
  const letters = [...brand.name].length;
  const line = lineOf(brand.name);
  const room = {
    ...(letters > LONG && { '--letters': letters }),
    ...(/\s/.test(brand.name) && line <= SHORT_LINE && { '--line': line }),
  };
  const primary: MenuProps = {
    name: 'primary-menu',
    label: strings.primaryNavigation ?? '',
    entries: shell.primary,
    currentIds: frame.currentIds,
    hereId: frame.hereId,
    condensed: shell.condensed,
    more: strings.more ?? '',
    align: 'start',
    dir: shell.dir,
  };
  const account: MenuProps | undefined = shell.account && {
    name: 'account-menu',
    label: shell.account.title,
    entries: [{ ...shell.account, href: '' }],
    currentIds: [],
    condensed: [],
    more: '',
    align: 'end',
    dir: shell.dir,
  };
  return (
    <header
      className={styles.header}
      data-hide-on-mobile={frame.hideOnMobile.includes('header') || undefined}
      data-crowded={isHeaderCrowded(shell) || undefined}
    >
      <div className={styles.bar}>
        <a className={styles.brand} href={shell.home}>
          {/* Where the name stands beside it, the picture says nothing more. */}
          <Picture
            image={{ ...(frame.headerImage ?? brand.logo), alt: isWordmark ? brand.name : '' }}
            className={isWordmark ? styles.wordmark : styles.logo}
            sizes={isWordmark ? '16rem' : '6rem'}
            eager
          />
          <span className={styles.name} style={room}>
            {isWordmark ? null : brand.name}
            <small>{brand.descriptor}</small>
          </span>
        </a>
        <div className={styles.menus}>
          <Slot render={() => renderMenu(primary)} />
        </div>
        {shell.search ? (
          <button
            type="button"
            className={`${styles.search} round needs-script`}
            aria-label={strings.siteSearch}
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            data-search
          >
            <Icon shapes={searchIcon} />
          </button>
        ) : null}
        <LanguageLinks
          languages={frame.languages}
          label={strings.language ?? ''}
          brief
          className={styles.languages}
        />
        <div className={styles.tools}>
          {shell.calculator ? (
            <Anchor link={shell.calculator} className={styles.tool}>
              {shell.calculator.label}
            </Anchor>
          ) : null}
          {account ? <Slot render={() => renderMenu(account)} /> : null}
        </div>
        {shell.contact ? (
          <Anchor link={shell.contact} className={styles.contact}>
            <span style={{ '--line': lineOf(shell.contact.label) }}>{shell.contact.label}</span>
          </Anchor>
        ) : null}
      </div>
      {hasPhoneRow(shell) ? (
        <nav className={clsx(styles.row, styles.phoneRow)} aria-label={strings.primaryNavigation}>
          <ul className={styles.rowList}>
            {shell.primary.map(({ id, href, title }) => (
              <li key={id}>
                <a
                  className={styles.rowLink}
                  href={href}
                  aria-current={id === frame.hereId ? 'page' : frame.currentIds.includes(id) || undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {/* The secondary menu: the children of the current section, the current one marked. */}
      {frame.section ? (
        <nav className={styles.row} aria-label={strings.sectionNavigation ?? ''}>
          <ul className={styles.rowList}>
            {frame.section.map((link) => (
              <li key={link.href}>
                <Anchor link={link} className={styles.rowLink} current={link.current}>
                  {link.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  );
}
