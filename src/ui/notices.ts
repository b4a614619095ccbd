import type { LoaderSource } from '../machines/loader.machine.ts';
import type { SystemError } from '../machines/system-error.machine.ts';
import type { Toast } from '../machines/toast.machine.ts';

/** What blocks and the app have to tell the visitor. The areas that show it arrive with the first one. */
export type Notice =
  | ({ readonly type: 'toast' } & Toast)
  | { readonly type: 'copied' }
  | { readonly type: 'copyFailed'; readonly url: string }
  | ({ readonly type: 'systemError' } & SystemError)
  | { readonly type: 'systemErrorOver' }
  | { readonly type: 'outdated' }
  | { readonly type: 'loader'; readonly source: LoaderSource; readonly on: boolean };

/** The place in the page that fetches the areas, and that shows the loader without them. */
interface Slot {
  wake(): void;
  /** Takes away what tells of a system error without the areas. */
  endError(): void;
  setLoading(on: boolean): void;
  /** Whether a newer version of the page is there. */
  isOutdated(): Promise<boolean>;
}

type Receiver = (notice: Notice) => void;

const waiting: Notice[] = [];
const busy = new Set<LoaderSource>();
let slot: Slot | undefined;
let receiver: Receiver | undefined;

function send(notice: Notice): void {
  if (receiver) return void receiver(notice);
  waiting.push(notice);
  slot?.wake();
}

/** Fetches the areas for a notice that is about to come. */
export function expectNotice(): void {
  if (!receiver) slot?.wake();
}

export const notify = (toast: Toast): void => send({ type: 'toast', ...toast });

export function raiseSystemError(error?: SystemError): void {
  send({ type: 'systemError', ...error });
  whenOutdated(() => (receiver || waits('systemError')) && send({ type: 'outdated' }));
}

/** What is missing may have gone with the version of this page: then the page says so, and reloads by itself. */
export const checkVersion = (error: unknown): void =>
  whenOutdated(() => send({ type: 'systemError', error, reloadApp: true }));

function whenOutdated(act: () => unknown): void {
  slot
    ?.isOutdated()
    .then((outdated) => outdated && act())
    .catch(() => {});
}

const waits = (type: Notice['type']) => waiting.some((notice) => notice.type === type);

/** True where the page is to reload by itself, and what would do it cannot be fetched. */
export const isToReload = (): boolean =>
  waits('outdated') || waiting.some((notice) => notice.type === 'systemError' && notice.reloadApp === true);

/** True as long as there is something to say, or such a notice, that nobody has heard. */
export const isUnheard = (type?: Notice['type']): boolean => (type ? waits(type) : waiting.length > 0);

/** Takes the system error back: what failed is tried again, or has succeeded. */
export function endSystemError(): void {
  for (let i = waiting.length - 1; i >= 0; i -= 1)
    if (waiting[i]?.type === 'systemError') waiting.splice(i, 1);
  receiver?.({ type: 'systemErrorOver' });
  slot?.endError();
}

/** Tells when the connection comes or goes. @returns ends that */
export function watchConnection(watcher: () => void): () => void {
  const types = ['online', 'offline'];
  for (const type of types) addEventListener(type, watcher);
  return () => {
    for (const type of types) removeEventListener(type, watcher);
  };
}

/** Copies an address and says so; where the browser refuses, the visitor gets it to copy by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    send({ type: 'copied' });
  } catch {
    send({ type: 'copyFailed', url });
  }
}

function setBusy(source: LoaderSource, on: boolean): void {
  if (on) busy.add(source);
  else busy.delete(source);
  // Without the areas no system error is on view, which is all that could suppress the loader.
  if (receiver) receiver({ type: 'loader', source, on });
  else setLoading(busy.size > 0);
}

export const showLoader = (source: LoaderSource): void => setBusy(source, true);
export const hideLoader = (source: LoaderSource): void => setBusy(source, false);

/** How long something may take before the visitor is told to wait, in milliseconds. */
export const PATIENCE = 150;

/** Shows the loader where what was pressed takes long to come. */
export function tellSlow(coming: Promise<unknown>): void {
  let settle = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    showLoader('own');
    settle = () => hideLoader('own');
  }, PATIENCE);
  const settled = () => settle();
  coming.then(settled, settled);
}

/** Shows or hides the loader; once its machine is there, that one says so. */
export const setLoading = (on: boolean): void => slot?.setLoading(on);

export function connectSlot(next: Slot): void {
  slot = next;
  if (waiting.length > 0) next.wake();
}

/** Drops what waits: it was told otherwise. */
export function dropWaiting(): void {
  waiting.length = 0;
}

/** Hands over what waits, and from now on every notice. */
export function receiveNotices(next: Receiver): () => void {
  receiver = next;
  for (const source of busy) next({ type: 'loader', source, on: true });
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    receiver = undefined;
  };
}
