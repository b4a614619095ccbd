import { createActor } from 'xstate';
import { postLoginRedirectMachine } from '../machines/post-login-redirect.machine.ts';
import { LOGIN_RETURN } from './login-key.ts';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For how long a login counts as the one that the visitor comes back from, in milliseconds. */
const KEPT_FOR = 30 * 60_000;

interface Visit {
  /** The partner's. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const redirect = createActor(postLoginRedirectMachine).start();

function textAt(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : '';
}

/** Keeps the page at which a partner's login was opened. */
export function keepLogin(
  storage: TextStorage,
  { origin, page, now }: Visit & { readonly page: string },
): void {
  redirect.send({ type: 'set', url: page, props: { origin, at: String(now) } });
  const { context } = redirect.getSnapshot();
  if (context.url === page) storage.setItem(LOGIN_RETURN, JSON.stringify({ url: page, ...context.props }));
}

/** The page to go to, for a visitor who comes from the partner in time; it is forgotten either way, unless another partner's. */
export function takeLogin(storage: TextStorage, { origin, now }: Visit): string | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(LOGIN_RETURN) ?? '');
  } catch {
    kept = null;
  }
  const age = now - Number(textAt(kept, 'at') || Number.NaN);
  const isFresh = age >= 0 && age <= KEPT_FOR;
  if (isFresh && textAt(kept, 'origin') !== origin) return undefined;
  storage.removeItem(LOGIN_RETURN);
  redirect.send({ type: 'clear' });
  if (!isFresh) return undefined;
  redirect.send({ type: 'set', url: textAt(kept, 'url') });
  const { url } = redirect.getSnapshot().context;
  redirect.send({ type: 'clear' });
  return url === '' ? undefined : url;
}
