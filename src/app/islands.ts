import { islands as blockIslands } from '../blocks/islands.gen.ts';
import { checkVersion, endSystemError, raiseSystemError, tellSlow } from '../ui/notices.ts';
import { whenBack } from '../ui/when-back.ts';
import { afterPaint } from './after-paint.ts';
import type { HeldClick, IslandRoot, MakeIsland } from './island-root.tsx';

/** Every kind of island: the blocks that act, and the header's menus. */
const islands: Readonly<Record<string, (() => Promise<MakeIsland>) | undefined>> = {
  ...blockIslands,
  menu: () => import('../page/header/menu-island.tsx').then(({ menuElement }) => menuElement),
};

/** An island that is coming to life, or lives. */
interface Waking {
  readonly root: Promise<IslandRoot>;
  alive?: IslandRoot;
}

const waking = new Map<Element, Waking>();
const clicks: HeldClick[] = [];
/** Islands whose view could not be fetched: what is pressed there does what its HTML does. */
const plain = new WeakSet<Element>();
/** Islands that the visitor wants something of which their HTML does not do. */
const asked = new WeakSet<Element>();
/** Islands for which the system error was raised. */
const missed = new WeakSet<Element>();
/** A button that only its island serves; forms, Back and copy-link act without it. */
const OWN_BUTTON = '[type=button]:not([data-back],[data-copy])';

/** What leads to another page or place: the second click of a double one would lead further. */
const ONCE = '[data-back],[data-press]';

/** Empty for one whose view threw: it is HTML again. */
const kindOf = (island: Element) => island.getAttribute('data-island') ?? '';

export const isAwake = (element: Element): boolean => waking.has(element) && kindOf(element) !== '';

/** The island around an element that nobody serves yet. */
const sleeping = (element: Element | null): Element | null => {
  const island = element?.closest('[data-island]') ?? null;
  return island && !waking.get(island)?.alive ? island : null;
};

/** `checkVisibility` is newer than the browsers that the code is for: Safari has it from 17.4 on. */
const isShown = (island: Element) => island.getClientRects().length > 0;

/** Clicks that were made in an island, in their order. */
const clicksIn = (island: Element): HeldClick[] => {
  const own = clicks.filter((click) => click.island === island);
  for (const click of own) clicks.splice(clicks.indexOf(click), 1);
  return own;
};

/** True where a field says something else than its HTML, and no form sends it: what stands around it does not follow. */
const isChanged = (island: Element): boolean =>
  [...island.querySelectorAll('input')].some(
    ({ form, value, defaultValue, checked, defaultChecked }) =>
      !form && (value !== defaultValue || checked !== defaultChecked),
  );

/**
 * Brings an island to life: fetches its view, hydrates it from the props beside it, and gives on what the visitor did
 * meanwhile. Where the view cannot be fetched the island stays the HTML that it is, which is said to whoever wants more of it,
 * and the next sign tries again, or the return of the connection.
 */
async function wakeIsland(island: Element): Promise<void> {
  const load = islands[kindOf(island)];
  if (!load || waking.has(island)) return;
  const entry: Waking = {
    root: Promise.all([import('./island-root.tsx'), load()]).then(([{ hydrateIsland }, make]) => {
      // It would take the next page's address for its own.
      if (!island.isConnected) throw new Error('The page was left.');
      return hydrateIsland(island, make, () => clicksIn(island));
    }),
  };
  waking.set(island, entry);
  try {
    entry.alive = await entry.root;
    if (missed.delete(island)) endSystemError();
  } catch (error) {
    waking.delete(island);
    if (!island.isConnected) return;
    console.warn(error);
    plain.add(island);
    const isAsked = asked.delete(island) || (!missed.has(island) && isChanged(island));
    if (isAsked) {
      missed.add(island);
      raiseSystemError({ error });
    } else checkVersion(error);
    const isOffline = !navigator.onLine;
    for (const click of clicksIn(island))
      if (isOffline && click.target.matches(OWN_BUTTON)) clicks.push(click);
      else click.target.click();
    if (isOffline) whenBack(() => tryAgain(island, isAsked));
  }
}

function tryAgain(island: Element, isAsked: boolean): void {
  if (!island.isConnected) return;
  if (isAsked) asked.add(island);
  void wakeIsland(island);
}

/** Gives an awake island the props and the HTML of another one; one that is still waking finds its props beside itself. */
export function renewIsland(island: Element, next: Element): void {
  const entry = waking.get(island);
  // A menu's are its own HTML.
  const beside = kindOf(island) === 'menu' ? next : island;
  if (entry?.alive) entry.alive.renew(next, next);
  else
    entry?.root
      .then(
        (root) => root.renew(beside, next),
        // Its HTML is all that there is of it.
        () => island.isConnected && island.replaceWith(document.adoptNode(next)),
      )
      .catch(() => {});
}

/** Ends the islands of a part that leaves the page. */
export function sleepBelow(part: Element): void {
  for (const [island, { root }] of waking) {
    if (!part.contains(island)) continue;
    waking.delete(island);
    afterPaint(() => root.then((alive) => alive.end()).catch(() => {}));
  }
}

/**
 * Wakes what a sign is given to: the island that it is in, and in the header all menus. One that is reached while it sleeps
 * is opened by its style, at the mere focus; awake, it waits for a press.
 */
function onSign(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') dismiss();
  const target = event.target instanceof Element ? event.target : null;
  const island = sleeping(target);
  if (island) void wakeIsland(island);
  // A telephone's header shows no menus.
  for (const menu of target?.closest('header')?.querySelectorAll('[data-island=menu]') ?? [])
    if (isShown(menu)) void wakeIsland(menu);
}

/**
 * Closes the menus that their style holds open, under the pointer or around the focus, and leads back to the button, as
 * they do once they live.
 */
function dismiss(): void {
  for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]:is(:hover, :focus-within)')) {
    if (!sleeping(entry)) continue;
    entry.dataset.dismissed = '';
    if (entry.contains(document.activeElement)) entry.querySelector('button')?.focus();
  }
}

/** True for a click that its island will be given once it lives: a button does nothing by itself, a link that becomes one must not lead away, too, and a player must not stand where the island's own HTML is expected. What opens a popover needs no island. */
function hold(event: MouseEvent): boolean {
  const target =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button:not([popovertarget]),[data-video],[data-press]')
      : null;
  const island = sleeping(target);
  if (!target || !island) return false;
  if (kindOf(island) !== 'menu' && target.matches(OWN_BUTTON)) asked.add(island);
  if (plain.has(island)) {
    void wakeIsland(island);
    return false;
  }
  // A link in a tab or window of its own.
  if (target instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) return false;
  if (kindOf(island) === 'menu') {
    // Its style has opened it; the menu, awake, knows that the next press is the second one.
    target.dataset.pressed = '';
    delete target.parentElement?.dataset.dismissed;
    return false;
  }
  event.preventDefault();
  event.stopPropagation();
  // Given on, the second of a double one would be a first one.
  if (event.detail < 2 || !target.matches(ONCE)) clicks.push({ island, target, name: target.ariaLabel });
  void wakeIsland(island);
  const coming = waking.get(island)?.root;
  if (coming) tellSlow(coming);
  return true;
}

/** True for a press on what sends a form where the browser has refused to: the form says better what is wrong. */
function isRefused(target: Element | null): boolean {
  const form = target?.closest('[type=submit]')?.closest('form');
  return form?.checkValidity() === false;
}

/** From now on islands wake by signs in them. @param held events from before the app was there, which happen once more */
export function watchSigns(held: Event[]): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(type, onSign, { passive: true, capture: true });
  document.addEventListener('click', hold, { capture: true });
  // What is typed in an island that lives is its own to keep.
  const keep = globalThis.oninput;
  globalThis.oninput = (event) => {
    const field = event.target instanceof Element ? event.target : null;
    const island = sleeping(field);
    if (!island) return;
    keep?.call(window, event);
    // A form is sent without a script, too.
    if (!field?.closest('form')) tryAgain(island, !missed.has(island));
  };
  const early = held.splice(0);
  held.push = () => 0;
  // Safari would do once more what a key does by itself: delete a letter, go on to the next field.
  const stop = (event: Event) => event.preventDefault();
  addEventListener('keydown', stop);
  for (const event of early) {
    const target = event.target instanceof Element ? event.target : null;
    // Every other click has had its effect, and who writes already has read what was refused.
    const isOwed =
      target?.closest('[type=button]:not([popovertarget])') || (event === early.at(-1) && isRefused(target));
    if (event.type !== 'click' || isOwed) target?.dispatchEvent(event);
  }
  removeEventListener('keydown', stop);
  const touched = ':is(:hover, :focus-within), header:is(:hover, :focus-within) [data-island=menu]';
  for (const island of document.querySelectorAll('[data-island]'))
    if (island.matches(touched) && isShown(island)) void wakeIsland(island);
}

const observer = () =>
  new IntersectionObserver((entries, own) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      own.unobserve(target);
      void wakeIsland(target);
    }
  });

let sight: IntersectionObserver | undefined;

/** Wakes the islands of a page: live ones in sight, late ones now, one after the other. */
export async function wakePage(): Promise<void> {
  sight ??= observer();
  const late: Element[] = [];
  for (const island of document.querySelectorAll('[data-live], [data-late]')) {
    if (island.hasAttribute('data-late')) late.push(island);
    else sight.observe(island);
  }
  for (const island of late) if (island.isConnected) await wakeIsland(island);
}
