import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, true afterwards: for controls that only a script can serve. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
