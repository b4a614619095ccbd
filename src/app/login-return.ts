import type { ShellModel } from '../model/page-model.ts';
import { onClick } from './clicks.ts';
import { LOGIN_RETURN } from './login-key.ts';
import type { AppRouter } from './router.tsx';

function isKept(): boolean {
  try {
    return localStorage.getItem(LOGIN_RETURN) !== null;
  } catch {
    return false;
  }
}

/** Remembers the page when a partner's login is opened, and leads back to it who comes home from there. */
export function watchLogins(container: Element, router: AppRouter, shell: ShellModel): void {
  const partners = new Set(
    shell.account.children.flatMap(({ href }) =>
      URL.canParse(href, location.href) ? [new URL(href, location.href).origin] : [],
    ),
  );
  partners.delete(location.origin);
  onClick(container, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !partners.has(link.origin)) return;
    const page = location.pathname + location.search;
    import('./login-redirect.ts').then(
      ({ keepLogin }) => keepLogin(localStorage, { origin: link.origin, page, now: Date.now() }),
      () => {},
    );
  });
  if (location.pathname !== shell.home || !isKept() || !URL.canParse(document.referrer)) return;
  const { origin } = new URL(document.referrer);
  import('./login-redirect.ts').then(
    ({ takeLogin }) => {
      const page = takeLogin(localStorage, { origin, now: Date.now() });
      if (page !== undefined) router.history.push(page);
    },
    () => {},
  );
}
