import { copyLink } from '../ui/notices.ts';
import { onClick } from './clicks.ts';
import type { AppRouter } from './router.ts';

const pathOf = (address: string | null) => address && new URL(address).pathname;

/** How many steps back in the history the last other page of this site lies; 0 where there is none. */
function stepsBack({ history }: AppRouter): number {
  // Only what this browser may lack knows whose page lies behind.
  const { navigation = undefined }: { navigation?: Navigation } = window;
  if (navigation) {
    const paths = navigation.entries().map(({ url }) => pathOf(url));
    const here = navigation.currentEntry?.index ?? 0;
    const behind = paths.findLastIndex((path, index) => index < here && path !== paths[here]);
    return behind < 0 ? 0 : here - behind;
  }
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && window.history.length > 1;
  return history.location.state.__TSR_index > 0 || cameFromHere ? 1 : 0;
}

/** Back and copy-link: buttons of sections that may stay HTML, so the app listens to them. */
export function servePageButtons(router: AppRouter): void {
  const { history } = router;
  onClick((event, target) => {
    const { copy, back } = target.closest<HTMLElement>('[data-copy],[data-back]')?.dataset ?? {};
    // An empty one means the address that is open, with what the page keeps in it.
    if (copy !== undefined) void copyLink(copy || location.href);
    // The second click of a double one would leave the page before, too.
    if (back === undefined || event.detail > 1) return;
    const steps = stepsBack(router);
    if (steps > 0) history.go(-steps);
    else history.push(back);
  });
}
