import { createContext, useContext } from 'react';

/** Takes what is rendered by itself, and answers with the number of its place. */
type TakeSlot = (render: () => string) => number;

const Slots = createContext<TakeSlot>(() => {
  throw new Error('A slot stands outside a page.');
});

export const SlotProvider = Slots.Provider;

/**
 * The place of HTML that is rendered by itself: a section, so that its failure is its own and its ids do not depend on
 * its neighbours, or an island, which React takes over in the browser.
 */
export function Slot({ render }: { readonly render: () => string }) {
  return <i data-slot={useContext(Slots)(render)} />;
}

/** Collects slots while a page is rendered, and puts their HTML into their places afterwards; slots may hold slots. */
export function createSlots() {
  const renders: (() => string)[] = [];
  const fill = (html: string): string =>
    html.replace(/<i data-slot="(\d+)"><\/i>/g, (_, number: string) =>
      fill(renders[Number(number)]?.() ?? ''),
    );
  return { take: (render: () => string) => renders.push(render) - 1, fill };
}
