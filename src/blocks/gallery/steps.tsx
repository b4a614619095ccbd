import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { stepOfKey } from '../../ui/carousel-views.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '../../ui/icons.gen.ts';
import type { GalleryData } from './data.ts';
import styles from './gallery.module.css';
import { useSwipe } from './use-swipe.ts';

interface Opened {
  readonly large: HTMLElement;
  /** The step of the button that had the focus and keeps it; 0 where another has it. */
  readonly focus: number;
}

interface StepsProps {
  readonly frame: HTMLElement;
  readonly words: GalleryData['words'];
}

const KINDS = [
  { step: -1, word: 'previous', shapes: arrowLeftIcon },
  { step: 1, word: 'next', shapes: arrowRightIcon },
] as const;

/** The picture that comes so many steps after another; past either end it is that at the other. */
function neighbour(frame: HTMLElement, large: HTMLElement, steps: number): HTMLElement {
  const all = [...frame.querySelectorAll<HTMLElement>('[popover]')];
  return all.at((all.indexOf(large) + steps) % all.length) ?? large;
}

/** Fetches the pictures on both sides of an open one, once that is there itself. */
async function fetchNeighbours(frame: HTMLElement, large: HTMLElement): Promise<void> {
  await large
    .querySelector('img')
    ?.decode()
    .catch(() => {});
  if (!large.matches(':popover-open')) return;
  for (const { step } of KINDS) {
    const image = neighbour(frame, large, step).querySelector('img');
    if (image && !image.complete) image.loading = 'eager';
  }
}

/** Leads from an open picture to its neighbours: by buttons, the arrow keys and a finger. */
export function Steps({ frame, words }: StepsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const buttons = useRef(new Map<number, HTMLElement | null>());
  const large = opened?.large ?? null;

  useEffect(() => {
    const follow = () => {
      const found = frame.querySelector<HTMLElement>(':popover-open');
      setOpened((now) => (now?.large === found ? now : found && { large: found, focus: 0 }));
    };
    // It may have been opened while nobody listened.
    follow();
    frame.addEventListener('toggle', follow, { capture: true });
    return () => frame.removeEventListener('toggle', follow, { capture: true });
  }, [frame]);

  const go = (steps: number) => {
    if (!large) return;
    const next = neighbour(frame, large, steps);
    const focus = KINDS.find(({ step }) => buttons.current.get(step) === document.activeElement)?.step ?? 0;
    large.hidePopover();
    // Closed, it leads back to where it stands among the others.
    next.parentElement?.querySelector('button')?.focus();
    next.showPopover();
    setOpened({ large: next, focus });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!large || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = stepOfKey(event.key, large);
    if (steps === 0 && event.key !== 'Tab') return;
    event.preventDefault();
    if (steps !== 0) return go(steps);
    // What it covers is not to be reached.
    const own = [...large.querySelectorAll('button')];
    const at = own.indexOf(document.activeElement as HTMLButtonElement);
    own.at((at + (event.shiftKey ? -1 : 1)) % own.length)?.focus();
  });
  useEffect(() => {
    if (!large) return;
    void fetchNeighbours(frame, large);
    // A press on the picture takes the focus from all that stands in it.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame, large]);
  useSwipe(large, go);

  if (!opened) return null;
  return createPortal(
    KINDS.map(({ step, word, shapes }) => (
      <button
        key={step}
        ref={(button) => {
          buttons.current.set(step, button);
        }}
        type="button"
        className={styles[word]}
        aria-label={words[word]}
        // biome-ignore lint/a11y/noAutofocus: it had the focus beside the last picture
        autoFocus={opened.focus === step}
        onClick={() => go(step)}
      >
        <Icon shapes={shapes} className="directed" />
      </button>
    )),
    opened.large,
    opened.large.id,
  );
}
