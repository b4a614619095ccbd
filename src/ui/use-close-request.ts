import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not in every browser yet. Source: HTML, “Close requests and close watchers”. */
    readonly CloseWatcher?: new () => EventTarget & { requestClose(): void; destroy(): void };
  }
}

/** Calls `close` where the device asks for it by a way of its own: Back closes what lies above the page on Android, and leaves the page otherwise. */
export function useCloseRequest(open: boolean, close: () => void): void {
  const answer = useEffectEvent(close);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => answer());
    return () => watcher.destroy();
  }, [open]);
}
