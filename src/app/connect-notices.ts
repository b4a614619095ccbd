import { plainBanner } from '../page/notifications/plain-banner.ts';
import { connectSlot, dropWaiting, endSystemError, isToReload, isUnheard } from '../ui/notices.ts';
import type { PageWords } from './words.ts';

/** The loader: a line at the top, which needs no more script than this. */
function createLoader(words: PageWords): (on: boolean) => void {
  const line = document.createElement('div');
  line.className = 'page-loader';
  line.role = 'progressbar';
  line.ariaLive = 'polite';
  // Its word may come later than the line.
  const name = () => {
    line.ariaLabel = words.known()?.strings.loading ?? '';
  };
  return (on) => {
    if (!on) return line.remove();
    words.load().then(name, name);
    document.body.append(line);
  };
}

/** Milliseconds after which an error is told without the areas. */
const LATE = 3000;

/**
 * Where notices appear: their script comes with the first one.
 * @returns says what is said in the language of the page that is open
 */
export function connectNotices(words: PageWords, isOutdated: () => Promise<boolean>): () => void {
  let areOpen = false;
  let banner: HTMLElement | undefined;
  const draw = (onNextPage = false) =>
    Promise.all([import('../page/notifications/notification-areas.tsx'), words.load()]).then(
      ([{ openAreas }, shared]) => {
        banner?.remove();
        areOpen = true;
        openAreas(shared, onNextPage);
      },
    );
  // The connection may be lost before the areas were ever fetched: then the banner is there without its machine.
  const standIn = async (notice?: 'systemError') => {
    // They may be on their way, and be read from what has come.
    const shared = await words.load().catch(() => undefined);
    // What was to be said may be over by now.
    if (areOpen || !isUnheard(notice)) return;
    banner?.remove();
    banner = shared && plainBanner(shared.strings, isToReload(), dropWaiting);
    if (banner) document.body.append(banner);
  };
  const wake = () => {
    // On a line that is dead, and says so to nobody, a fetch ends after minutes.
    const late = setTimeout(standIn, LATE, 'systemError');
    draw()
      .catch(() => {
        addEventListener('online', wakeAgain, { once: true });
        return standIn();
      })
      .finally(() => clearTimeout(late));
  };
  // The connection is back: what its loss has raised is over, unless a reload is near.
  const wakeAgain = () => {
    if (!isToReload()) endSystemError();
    wake();
  };
  connectSlot({
    wake,
    endError: () => banner?.remove(),
    setLoading: createLoader(words),
    isOutdated,
  });
  return () => void (areOpen && draw(true).catch(() => {}));
}
