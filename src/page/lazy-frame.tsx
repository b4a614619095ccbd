import { createElement, Suspense, use } from 'react';
import { type LazyView, lazyView } from '../blocks/lazy-view.ts';
import type { FrameModel, ShellModel } from '../model/page-model.ts';

export interface FrameProps {
  readonly shell: ShellModel;
  readonly frame: FrameModel;
}

const header = lazyView<FrameProps>('static', () =>
  import('./header/header.tsx').then((module) => module.Header),
);
const footer = lazyView<FrameProps>('static', () =>
  import('./footer/footer.tsx').then((module) => module.Footer),
);

/** Lets the header hydrate: called at the first sign that the visitor turns to its menus. */
export const wantHeader = (): Promise<unknown> => header.load();

/** True where header and footer can be rendered at once. */
export const frameReady = (): boolean => header.loaded && footer.loaded;

/** Loads header and footer: before a navigation, and before a page is rendered to HTML. */
export const loadFrame = (): Promise<unknown> => Promise.all([header.load(), footer.load()]);

function Slot({ view, ...props }: FrameProps & { readonly view: LazyView<FrameProps> }) {
  return createElement(use(view.wanted), props);
}

/**
 * Header and footer inside boundaries that hydrate late: React keeps the server's HTML while it waits, so a page
 * whose menus nobody opens never loads their script. Until then CSS opens them.
 */
export function LazyHeader(props: FrameProps) {
  return (
    <Suspense fallback={null}>
      <Slot view={header} {...props} />
    </Suspense>
  );
}

export function LazyFooter(props: FrameProps) {
  return (
    <Suspense fallback={null}>
      <Slot view={footer} {...props} />
    </Suspense>
  );
}
