import type { ShellModel } from '../model/page-model.ts';
import { onClick } from './clicks.ts';
import type { AppRouter } from './router.tsx';

const originOf = (address: string) => address.split('/', 3).join('/');

/** Remembers the page when a partner's login is opened, and leads back to it who comes home from there. */
export function watchLogins(container: Element, router: AppRouter, { account, home }: ShellModel): void {
  const partnerOf = (address: string) =>
    account.children.map(({ href }) => originOf(href)).find((origin) => origin === originOf(address));
  const redirect = () => import('./login-redirect.ts');
  const here = () => location.pathname + location.search;
  onClick(container, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const origin = link && partnerOf(link.href);
    const page = here();
    if (origin)
      redirect().then(
        ({ keepLogin }) => keepLogin(localStorage, { origin, page }),
        () => {},
      );
  });
  const origin = location.pathname === home && partnerOf(document.referrer);
  if (!origin) return;
  redirect().then(
    ({ takeLogin }) => {
      const page = takeLogin(localStorage, origin);
      if (page !== undefined) router.history.push(page);
    },
    () => {},
  );
}
