import type { ShellModel } from '../model/page-model.ts';
import { onClick } from './clicks.ts';
import type { AppRouter } from './router.tsx';

const originOf = (address: string) => address.split('/', 3).join('/');

/** Where the script or the storage cannot be had, nothing is remembered. */
function redirect(act: (module: typeof import('./login-redirect.ts')) => void): void {
  import('./login-redirect.ts').then(act).catch(() => {});
}

/** Remembers the page when a partner's login is opened, and leads back to it who comes home from there. */
export function watchLogins(container: Element, { history }: AppRouter, { account, home }: ShellModel): void {
  const partnerOf = (address: string) =>
    account.children.map(({ href }) => originOf(href)).find((origin) => origin === originOf(address));
  onClick(container, (_, target) => {
    const origin = partnerOf(target.closest('a')?.href ?? '');
    const page = history.location.href;
    if (origin) redirect((module) => module.keepLogin(localStorage, { origin, page }));
  });
  const origin = partnerOf(document.referrer);
  if (origin && history.location.pathname === home)
    redirect((module) => module.takeLogin(localStorage, origin, history.push));
}
