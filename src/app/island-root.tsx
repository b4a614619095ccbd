import { type ReactNode, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SectionBoundary } from '../blocks/section-boundary.tsx';
import { attempt } from '../model/attempt.ts';
import { tellRemade } from '../ui/open-root.ts';
import { actingIn, handOverAll } from './made-anew.ts';

export interface HeldClick {
  /** The one that it was made in: React may make the target anew. */
  readonly island: Element;
  readonly target: HTMLElement;
  /** What the button said of itself when it was pressed. */
  readonly name: string | null;
}

export interface IslandRoot {
  /** @param beside the island that has the new props beside it @param html the one that shows them */
  renew(beside: Element, html: Element): void;
  end(): void;
}

/** Makes the view of an island from the props that its document says beside it. */
export type MakeIsland = (island: Element) => ReactNode;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Field) => field.value !== field.defaultValue;

const fieldsOf = (island: Element) => [...island.querySelectorAll<Field>('input, textarea')];

/** True where what a form kept stands, by the boot script: it may be older than what was typed. */
const isKept = (field: Field) => 'kept' in field && field.kept === field.value;

/**
 * Gives back what was typed in an island and not taken over before the page was left: the boot script has kept it.
 * Answers the fields that the visitor wrote in and left before anyone listened.
 */
function giveBackTyped(island: Element): readonly Field[] {
  const typed = new Set<Field>();
  for (const field of island.querySelectorAll<Field>(':is(input:not([type=checkbox]), textarea)[id]')) {
    const key = location.pathname + field.id;
    const text = attempt(() => sessionStorage.getItem(key)) ?? null;
    if (text === null) continue;
    if (!isTyped(field) || isKept(field)) field.value = text;
    attempt(() => sessionStorage.removeItem(key));
    typed.add(field);
  }
  return fieldsOf(island).filter(
    (field) => isTyped(field) && field !== document.activeElement && (typed.has(field) || !isKept(field)),
  );
}

interface Written {
  readonly field: Field;
  readonly text: string;
  /** What its document says. */
  readonly was: string;
}

const writtenIn = (island: Element): readonly Written[] =>
  fieldsOf(island)
    .filter(isTyped)
    .map((field) => ({ field, text: field.value, was: field.defaultValue }));

/** Gives a view what was typed while nobody listened, as if it were typed now, unless the view has taken it over itself. */
function typeAgain({ field, text, was }: Written): void {
  // React keeps there what its state says.
  if (!field.isConnected || field.defaultValue !== was) return;
  // React hears of a text only where it is another one than React put there.
  field.value = was;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The parts of an island that only show: React knows their places, their content is the document's. */
const stillsOf = (island: Element) => [...island.querySelectorAll('[data-still]')];

interface AliveProps {
  readonly island: Element;
  /** What the island's still parts show, in their order. */
  readonly stills: readonly Element[];
  /** Called with what has the focus just before React changes anything. */
  readonly onDrawn: (focused: Element | null) => void;
  readonly onAlive: () => void;
  readonly children: ReactNode;
}

function Alive({ island, stills, onDrawn, onAlive, children }: AliveProps) {
  const [focused] = useState(() => document.activeElement);
  const [, setDrawn] = useState(false);
  // Where somebody writes it is drawn once more at once, so that what the views do on mount comes before the next key:
  // until then React puts back the text that a field had, in the midst of a word that is composed. Elsewhere that waits
  // for a turn of its own.
  useLayoutEffect(() => setDrawn(island.contains(document.activeElement)), [island]);
  // Where another document says something else, or React had to make a place anew.
  useLayoutEffect(() => {
    for (const [at, place] of stillsOf(island).entries()) {
      const still = stills[at];
      if (still && still !== place && still.innerHTML !== place.innerHTML)
        place.replaceChildren(...still.childNodes);
    }
  }, [island, stills]);
  const drawn = useEffectEvent(() => onDrawn(focused));
  const alive = useEffectEvent(onAlive);
  // Once its HTML is React's, before any view takes over what the visitor did.
  useLayoutEffect(() => drawn(), []);
  useEffect(() => alive(), []);
  return children;
}

/**
 * Lets React take over the HTML of an island. What was done in it before is given on: what was typed is typed once
 * more where no view has it, fields that were left are left once more, so that they are cleaned and checked, and buttons that were pressed are pressed.
 */
export function hydrateIsland(
  island: Element,
  make: MakeIsland,
  clicks: () => readonly HeldClick[],
): Promise<IslandRoot> {
  return new Promise((resolve) => {
    const left = giveBackTyped(island);
    const written = writtenIn(island);
    const acting = actingIn(island);
    let successors: ReadonlyMap<Element, Element> = new Map();
    const nowOf = (element: Element) => (element.isConnected ? element : successors.get(element));
    const giveOn = () => {
      (successors.size > 0 ? writtenIn(island) : written).forEach(typeAgain);
      for (const field of left) {
        const now = nowOf(field);
        if (now !== document.activeElement) now?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
      // A button that meanwhile says something else is not the one that was pressed.
      for (const { target, name } of clicks()) {
        const now = nowOf(target);
        if (now instanceof HTMLElement && now.ariaLabel === name) now.click();
      }
    };
    const prefix = island.id || (island.firstElementChild?.id ?? '');
    /** What stands there as a view throws, with all that was typed into it. */
    let stood: readonly Node[] = [];
    let focused: Element | null = null;
    let typed: readonly (readonly [field: Field, text: string])[] = [];
    const onFailing = () => {
      stood = [...island.childNodes];
      focused = document.activeElement;
      typed = fieldsOf(island).map((field) => [field, field.value]);
    };
    /** React has taken it away: it comes back as the HTML that it is, whose links and forms the browser serves. */
    const onCaughtError = (error: unknown) => {
      const fault = `The section “${prefix}” (${island.getAttribute('data-island')}) does not act: ${error}`;
      console.error(fault, error);
      island.setAttribute('data-island', '');
      island.setAttribute('data-fault', fault);
      island.replaceChildren(...stood);
      // The browser checks the form again.
      for (const form of island.querySelectorAll('form')) form.noValidate = false;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      setTimeout(() => {
        root.unmount();
        // After the event in which it threw React puts back what the field had.
        for (const [field, text] of typed) if (field.value !== text) field.value = text;
      });
    };
    const onDrawn = (last: Element | null) => {
      successors = handOverAll(island, acting, last);
    };
    const draw = (beside: Element, html: Element, onAlive: () => void) => (
      <Alive island={island} stills={stillsOf(html)} onDrawn={onDrawn} onAlive={onAlive}>
        <SectionBoundary onFailing={onFailing}>{make(beside)}</SectionBoundary>
      </Alive>
    );
    let root: Root;
    // In slices of a few milliseconds, between which the visitor is served; a press or a key in it ends them at once.
    startTransition(() => {
      root = hydrateRoot(
        island,
        draw(island, island, () => {
          island.setAttribute('data-awake', '');
          resolve({
            renew: (beside, html) => root.render(draw(beside, html, () => {})),
            end: () => root.unmount(),
          });
          // What the views take over on mount comes first.
          setTimeout(giveOn);
        }),
        {
          identifierPrefix: `${prefix}-`,
          onCaughtError,
          onRecoverableError: tellRemade,
        },
      );
    });
  });
}
