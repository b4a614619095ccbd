import { useSyncExternalStore } from 'react';
import { whenBack } from './when-back.ts';

/** Something that is fetched once, when it is first wanted, and kept. */
export type Resource<T> = ReturnType<typeof createResource<T>>;

/**
 * Makes a resource. A failed fetch is told to `onError`, and the next `load` tries again; without a connection its return does,
 * for whoever still waits.
 * @param fetchIt resolves to the value
 * @param onMended told when it is there after all
 */
export function createResource<T>(
  fetchIt: () => Promise<T>,
  onError: (error: unknown) => void,
  onMended = () => {},
) {
  const watchers = new Set<() => void>();
  let value: T | undefined;
  let loading = false;
  let failed = false;
  const setLoading = (on: boolean): void => {
    loading = on;
    for (const watcher of watchers) watcher();
  };
  const load = (): void => {
    if (loading || value !== undefined) return;
    setLoading(true);
    fetchIt()
      .then(
        (fetched) => {
          value = fetched;
          if (failed) onMended();
        },
        (error) => {
          failed = true;
          onError(error);
          if (!navigator.onLine) whenBack(() => watchers.size > 0 && load());
        },
      )
      .finally(() => setLoading(false));
  };
  return {
    get: (): T | undefined => value,
    isLoading: (): boolean => loading,
    load,
    /** Loads ahead of the need: what has failed waits for it, so that no dismissed error comes back by itself. */
    prepare: (): void => void (failed || load()),
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** True while a resource is fetched, after the first client render. */
export function useLoading(resource: Resource<unknown>): boolean {
  return useSyncExternalStore(resource.watch, resource.isLoading, () => false);
}

/** The value of a resource; undefined until it is there, and in the first client render. */
export function useResource<T>(resource: Resource<T>): T | undefined {
  return useSyncExternalStore(resource.watch, resource.get, () => undefined);
}
