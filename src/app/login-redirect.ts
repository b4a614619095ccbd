import { createActor } from 'xstate';
import { postLoginRedirectMachine } from '../machines/post-login-redirect.machine.ts';
import type { TextStorage } from '../model/attempt.ts';

const KEY = 'login';

/** For how long a login counts as the one that the visitor comes back from, in milliseconds. */
const KEPT_FOR = 30 * 60_000;

interface Login {
  /** The partner's. */
  readonly origin: string;
  /** The path of the page at which it was opened. */
  readonly page: string;
}

const redirect = createActor(postLoginRedirectMachine).start();

function read(storage: TextStorage): { readonly [Key in 'url' | 'origin' | 'at']: string } {
  const kept = new URLSearchParams(storage.getItem(KEY) ?? '');
  return { url: kept.get('url') ?? '', origin: kept.get('origin') ?? '', at: kept.get('at') ?? '' };
}

/** Keeps the page, in the site's storage and not in the tab's: a partner's login opens a tab of its own. */
export function keepLogin(storage: TextStorage, { origin, page }: Login, now = Date.now()): void {
  redirect.send({ type: 'set', url: page, props: { origin, at: String(now) } });
  const { url, props } = redirect.getSnapshot().context;
  if (url === page) storage.setItem(KEY, new URLSearchParams({ ...props, url }).toString());
}

/** Leads a visitor who comes from that partner in time back to the page. Then, and when it is too late, it is forgotten. */
export function takeLogin(
  storage: TextStorage,
  origin: string,
  go: (page: string) => void,
  now = Date.now(),
): void {
  const kept = read(storage);
  const age = kept.at === '' ? Number.NaN : now - Number(kept.at);
  const isFresh = age >= 0 && age <= KEPT_FOR;
  if (isFresh && kept.origin !== origin) return;
  storage.removeItem(KEY);
  if (isFresh) redirect.send({ type: 'set', url: kept.url });
  const { context } = redirect.getSnapshot();
  redirect.send({ type: 'clear' });
  if (isFresh && context.url === kept.url && context.url !== '') go(context.url);
}
