import type { CaptchaProvider } from '../../model/build-manifest.ts';
import type { Inbox } from './inbox.ts';
import { bodyHash, type MessageState, messageId, type NewMessage } from './message.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Outcome } from './store.ts';

/** A valid message, or one of a machine, before it is taken. */
interface Offer
  extends Pick<NewMessage, 'body' | 'fields' | 'page' | 'key' | 'sentAs' | 'locale' | 'consent'> {
  readonly token: string | null;
  readonly address: string;
  readonly provider: CaptchaProvider;
}

export type Taken =
  | Outcome
  | { readonly kind: 'too-many'; readonly seconds: number }
  /** The database is away or overloaded. */
  | { readonly kind: 'unavailable' };

export type TakeMessage = (offer: Offer) => Promise<Taken>;

/** What is left to messages whose sender no captcha vouches for, spam too: those of one address, and of all together. */
type Unverified = Readonly<Record<'each' | 'together', RateLimit>>;

export function createTakeMessage(open: () => Promise<Inbox>, unverified: Unverified): TakeMessage {
  /** Messages that are being taken, by their key: a duplicate waits for the same write. */
  const pending = new Map<string, { readonly hash: string; readonly taken: Promise<Taken> }>();

  const take = (offer: Offer): Promise<Taken> =>
    open()
      .then((inbox) => attempt(inbox, unverified, offer))
      .catch(() => ({ kind: 'unavailable' }));

  return (offer) => {
    const { key, body } = offer;
    if (key === null) return take(offer);
    const hash = bodyHash(body);
    const running = pending.get(key);
    if (running !== undefined)
      return running.hash === hash ? running.taken : Promise.resolve({ kind: 'conflict' });
    const taken = take(offer).finally(() => pending.delete(key));
    pending.set(key, { hash, taken });
    return taken;
  };
}

async function attempt(inbox: Inbox, { each, together }: Unverified, offer: Offer): Promise<Taken> {
  const { token, address, provider, ...message } = offer;
  const { body, key, sentAs } = message;
  const store = async (state: MessageState, captcha: NewMessage['captcha']): Promise<Taken> => {
    const receivedAt = Date.now();
    return inbox.add({ ...message, id: messageId(receivedAt), receivedAt, state, captcha });
  };
  const earlier = async () => (key === null ? undefined : inbox.find(key, bodyHash(body)));
  const storeCounted = async (state: MessageState): Promise<Taken> => {
    const seconds = each.take(address) || together.take('');
    return seconds > 0 ? { kind: 'too-many', seconds } : store(state, null);
  };
  const storeUnverified = async (): Promise<Taken> => (await earlier()) ?? storeCounted('unverified');

  if (body.website.trim() !== '') return storeCounted('spam');
  const captcha = await inbox.captcha(provider);
  if (captcha === undefined) return sentAs === 'form' ? storeUnverified() : store('stored', null);
  // A browser without JavaScript has no token; a program that posts JSON could have one.
  if (token === null)
    return sentAs === 'form' ? storeUnverified() : ((await earlier()) ?? { kind: 'captcha' });
  if (captcha.once) {
    const known = await earlier();
    if (known !== undefined) return known;
  }
  const verdict = await captcha.verify(token);
  if (verdict.kind === 'unknown') return storeUnverified();
  // A retry may come after its token expired: its key says that the message is here.
  if (verdict.kind === 'refused') return (await earlier()) ?? { kind: 'captcha' };
  return store('stored', { id: verdict.id, expiresAt: verdict.expiresAt });
}
