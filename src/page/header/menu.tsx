import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { clsx } from 'clsx';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MenuChild, MenuEntry } from '../../model/page-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon, externalLinkIcon } from '../../ui/icons.gen.ts';
import styles from './menu.module.css';

/** More among the entries: no id of one is written so. */
export const MORE = '+';

export interface MenuProps {
  /** The id of its island. */
  readonly name: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly currentIds: readonly string[];
  readonly hereId?: string | undefined;
  /** Ids of the entries that stand under More while the header is narrow. */
  readonly condensed: readonly string[];
  readonly more: string;
  /** At which edge the dropdowns align. */
  readonly align: 'start' | 'end';
  /** The direction of the page: Radix would set its own. */
  readonly dir: 'ltr' | 'rtl';
}

function ChildLink({ child, strong = false }: { readonly child: MenuChild; readonly strong?: boolean }) {
  return (
    <li>
      <NavigationMenu.Link
        data-own={strong || undefined}
        href={child.href}
        {...(child.newTab ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {child.text ? (
          <span>
            {child.title}
            <small>{child.text}</small>
          </span>
        ) : (
          child.title
        )}
        {child.newTab ? <Icon shapes={externalLinkIcon} /> : null}
      </NavigationMenu.Link>
    </li>
  );
}

interface DropdownProps {
  readonly title: string;
  readonly current: boolean;
  readonly align: 'start' | 'end';
  readonly groups: readonly MenuEntry[];
  readonly onEnter: () => void;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Closed panels are in the page too: without this each of them takes a press in the open one for a press elsewhere. */
function keepOpenPanel(event: Event): void {
  if (event.target instanceof Element && event.target.closest(`.${styles.panel}`)) event.preventDefault();
}

/** A button and its panel. The panel is always in the page: before the app arrives, CSS opens it. */
function Dropdown({ title, current, align, groups, onEnter, onPress }: DropdownProps) {
  return (
    <>
      <NavigationMenu.Trigger
        className={styles.entry}
        data-current={current || undefined}
        aria-current={current || undefined}
        onPointerEnter={onEnter}
        onClick={onPress}
      >
        <span>{title}</span>
        <Icon shapes={chevronDownIcon} className={styles.chevron} />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        forceMount
        className={clsx(styles.panel, align === 'end' && styles.atEnd)}
        onPointerDownOutside={keepOpenPanel}
      >
        {groups.map((group) => (
          <ul key={group.id} className={styles.list}>
            {/* Where the first of them is its own page, that would stand there twice. */}
            {group.href === '' || group.children.some(({ href }) => href === group.href) ? null : (
              <ChildLink strong child={{ title: group.title, href: group.href, newTab: false }} />
            )}
            {group.children.map((child) => (
              <ChildLink key={child.href} child={child} />
            ))}
          </ul>
        ))}
      </NavigationMenu.Content>
    </>
  );
}

/**
 * What closes the open panel from outside. Escape: with all panels in the page, the last of them would take the key for
 * itself. A window that has its menu no more: a wider one would show it open again, without the focus.
 */
function useOutside(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  // With the paint that opens it: Radix, asked in between, would lose the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const trigger = () => root.current?.querySelector<HTMLElement>('button[data-state=open]');
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const panel = root.current?.querySelector(`.${styles.panel}[data-state=open]`);
      if (panel?.contains(document.activeElement)) trigger()?.focus();
      close();
    };
    const resize = () => trigger()?.getClientRects().length === 0 && close();
    document.addEventListener('keydown', listen);
    window.addEventListener('resize', resize);
    return () => {
      document.removeEventListener('keydown', listen);
      window.removeEventListener('resize', resize);
    };
  }, [root, open, close]);
}

/** The desktop menu: links and dropdowns, by mouse (with a delay against accidents), touch and keyboard. */
export function Menu({ label, entries, currentIds, hereId, condensed, more, align, dir }: MenuProps) {
  const root = useRef<HTMLElement>(null);
  const [live, setLive] = useState(false);
  const [opened, setOpened] = useState('');
  /** The menu that a press has opened. */
  const pressed = useRef('');
  /** Until the pointer comes anew: what it asked for before a press or Escape closed the menu comes too late. */
  const closed = useRef(false);
  const open = useCallback((value: string) => {
    if (value !== '' && closed.current) return;
    closed.current = value === '';
    if (pressed.current !== value) pressed.current = '';
    setOpened(value);
  }, []);
  const close = useCallback(() => open(''), [open]);
  useOutside(root, opened !== '', close);
  // What CSS holds open stays open: from here on the state does it, with the same paint.
  useLayoutEffect(() => {
    const held = root.current?.querySelector<HTMLElement>(
      'li:is(:hover, :focus-within):not([data-dismissed]):has(> button)',
    );
    const value = held?.dataset.entry ?? '';
    if (held?.querySelector(':scope > [data-pressed]')) pressed.current = value;
    setOpened(value);
    setLive(true);
  }, []);
  // What the pointer has opened stays open at the first press; the next one closes it.
  const press = (value: string) => (event: MouseEvent) => {
    if (opened === value && pressed.current !== value) event.preventDefault();
    closed.current = false;
    pressed.current = value;
  };
  const enter = () => {
    closed.current = false;
  };
  // An open panel would lie over what the focus comes to behind it, where the entries take a second line.
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    if (opened !== '' && target.closest('li[data-entry]')?.getAttribute('data-entry') !== opened) close();
  };
  const inMore = entries.filter((entry) => condensed.includes(entry.id));
  return (
    <NavigationMenu.Root
      ref={root}
      dir={dir}
      value={opened}
      onValueChange={open}
      onFocus={follow}
      className={styles.menu}
      aria-label={label}
      data-live={live || undefined}
      data-align={align}
      delayDuration={120}
    >
      <NavigationMenu.List className={styles.bar}>
        {entries.map((entry) => {
          const current = currentIds.includes(entry.id);
          const item = clsx(styles.item, condensed.includes(entry.id) && styles.wideOnly);
          return (
            <NavigationMenu.Item
              key={entry.id}
              value={entry.id}
              className={item}
              data-entry={entry.id}
              data-condensed={condensed.includes(entry.id) || undefined}
            >
              {entry.children.length === 0 ? (
                <NavigationMenu.Link asChild>
                  <a
                    className={styles.entry}
                    href={entry.href}
                    data-current={current || undefined}
                    aria-current={entry.id === hereId ? 'page' : current || undefined}
                  >
                    {entry.title}
                  </a>
                </NavigationMenu.Link>
              ) : (
                <Dropdown
                  title={entry.title}
                  current={current}
                  align={align}
                  groups={[entry]}
                  onEnter={enter}
                  onPress={press(entry.id)}
                />
              )}
            </NavigationMenu.Item>
          );
        })}
        {inMore.length === 0 ? null : (
          <NavigationMenu.Item
            value={MORE}
            data-entry={MORE}
            className={clsx(styles.item, styles.narrowOnly)}
          >
            <Dropdown
              title={more}
              current={inMore.some((entry) => currentIds.includes(entry.id))}
              align="end"
              groups={inMore}
              onEnter={enter}
              onPress={press(MORE)}
            />
          </NavigationMenu.Item>
        )}
      </NavigationMenu.List>
      {/* Stands above the panels: else the last of them, closed too, would keep Escape from whatever else it closes. */}
      {live ? <DismissableLayer hidden /> : null}
    </NavigationMenu.Root>
  );
}
