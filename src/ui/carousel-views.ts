import { isRtl } from './use-direction.ts';

/** Slides side by side at most, and the screens where two stand there. The style sheet holds the same widths, in pixels. */
export const VIEWS = {
  four: { most: 4, two: '(min-width: 36em) and (max-width: 63.99875em)' },
  three: { most: 3, two: '(min-width: 34.25em) and (max-width: 63.99875em)' },
} as const;

export type PerView = keyof typeof VIEWS;

/** Slides that one press moves: one, on a tablet the two that it shows. */
export const slidesPerStep = (perView: PerView) => (matchMedia(VIEWS[perView].two).matches ? 2 : 1);

export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const slideWidth = (viewport: HTMLElement) => viewport.querySelector('li')?.offsetWidth ?? 0;

/** The slide that a plain row shows first. */
export function shownSlide(viewport: HTMLElement): number {
  const width = slideWidth(viewport);
  return width === 0 ? 0 : Math.round(Math.abs(viewport.scrollLeft) / width);
}

/** How many slides stand side by side. */
export const slidesInView = (viewport: HTMLElement): number =>
  Math.round(viewport.clientWidth / (slideWidth(viewport) || Number.POSITIVE_INFINITY));

/** The slides on view, counted from 1: one range, or two where an endless row goes on from its last to its first. */
export function rangesOf(index: number, many: number, count: number): readonly (readonly [number, number])[] {
  const last = index + Math.max(1, Math.min(many, count));
  return last <= count
    ? [[index + 1, last]]
    : [
        [index + 1, count],
        [1, last - count],
      ];
}

/** Moves a plain row by steps; past either end it begins at the other. */
export function scrollRow(viewport: HTMLElement, steps: number, perView: PerView): void {
  const end = viewport.scrollWidth - viewport.clientWidth;
  const at = Math.abs(viewport.scrollLeft);
  const past = steps > 0 ? at >= end - 1 : at <= 1;
  const wanted = at + steps * slidesPerStep(perView) * slideWidth(viewport);
  const target = past ? (steps > 0 ? 0 : end) : wanted;
  viewport.scrollTo({
    left: isRtl(viewport) ? -target : target,
    behavior: prefersStillness() ? 'instant' : 'smooth',
  });
}

/** What an arrow key means here: a step forwards, backwards, or nothing. */
export function stepOfKey(key: string, element: Element): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step !== 0 && isRtl(element) ? -step : step;
}
