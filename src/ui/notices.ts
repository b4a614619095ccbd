import type { LoaderSource } from '../machines/loader.machine.ts';
import type { ToastKind } from '../machines/toast.machine.ts';

/** What blocks and the app have to tell the visitor. The areas that show it arrive with the first one. */
export type Notice =
  | { readonly type: 'toast'; readonly kind: ToastKind; readonly message: string; readonly timeout?: number }
  | { readonly type: 'copied' }
  | { readonly type: 'copyFailed'; readonly url: string }
  | { readonly type: 'systemError'; readonly error?: unknown; readonly reloadApp?: boolean }
  | { readonly type: 'loader'; readonly source: LoaderSource; readonly on: boolean };

type Receiver = (notice: Notice) => void;

const waiting: Notice[] = [];
const busy = new Set<LoaderSource>();
const watchers = new Set<() => void>();
let receiver: Receiver | null = null;
let wake: (() => void) | null = null;
let loading = false;

function send(notice: Notice): void {
  if (receiver) receiver(notice);
  else {
    waiting.push(notice);
    wake?.();
  }
}

export const notify = (toast: Omit<Extract<Notice, { type: 'toast' }>, 'type'>): void =>
  send({ type: 'toast', ...toast });

export const raiseSystemError = (error: Omit<Extract<Notice, { type: 'systemError' }>, 'type'> = {}): void =>
  send({ type: 'systemError', ...error });

/** Copies an address and says so; where the browser refuses, the visitor gets it to copy by hand. */
export async function copyLink(url: string): Promise<void> {
  const copied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => true,
      () => false,
    );
  send(copied ? { type: 'copied' } : { type: 'copyFailed', url });
}

function setBusy(source: LoaderSource, on: boolean): void {
  if (on) busy.add(source);
  else busy.delete(source);
  // Without the areas nothing else is on view that could suppress the loader.
  if (receiver) receiver({ type: 'loader', source, on });
  else setLoading(busy.size > 0);
}

export const showLoader = (source: LoaderSource): void => setBusy(source, true);
export const hideLoader = (source: LoaderSource): void => setBusy(source, false);

/** Says whether the loader is on view: its machine does, once it is there. */
export function setLoading(on: boolean): void {
  if (loading === on) return;
  loading = on;
  for (const watcher of watchers) watcher();
}

export const isLoading = (): boolean => loading;

export function watchLoading(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Calls back whenever a notice waits for areas that are not there yet. */
export function onWaiting(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
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
    if (receiver === next) receiver = null;
  };
}
