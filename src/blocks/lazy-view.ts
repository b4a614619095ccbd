import type { ComponentType } from 'react';

/**
 * When a view comes to life. `static`: never, its HTML is all that there is to it. `live`: once it is in sight, since
 * it acts by itself. `late`: at the first sign of a visitor; until then its HTML works as it stands.
 */
export type Script = 'static' | 'live' | 'late';

/** A view whose script is fetched when it is wanted. */
export interface LazyView<P> {
  readonly script: Script;
  load(): Promise<ComponentType<P>>;
}
