import { onClick } from './clicks.ts';
import type { AppRouter } from './router.ts';
import type { PageWords } from './words.ts';

const originOf = (address: string) => address.split('/', 3).join('/');

/** Where the script or the storage cannot be had, nothing is remembered. */
function redirect(act: (module: typeof import('./login-redirect.ts')) => void): void {
  import('./login-redirect.ts').then(act).catch(() => {});
}

/** Remembers the page when a partner's login is opened, and leads back to it who comes home from there. */
export function watchLogins({ history }: AppRouter, words: PageWords, home: string): void {
  const partners = (): Promise<readonly string[]> =>
    words.load().then(
      ({ logins }) => logins,
      () => [],
    );
  onClick((_, target) => {
    const link = target.closest<HTMLAnchorElement>('a[target="_blank"]');
    const page = history.location.href;
    if (!link) return;
    const origin = originOf(link.href);
    void partners().then((known) => {
      if (known.includes(origin)) redirect((module) => module.keepLogin(localStorage, { origin, page }));
    });
  });
  const from = originOf(document.referrer);
  if (from === '' || from === location.origin || history.location.pathname !== home) return;
  void partners().then((known) => {
    if (known.includes(from)) redirect((module) => module.takeLogin(localStorage, from, history.push));
  });
}
