import { isRtl } from './use-direction.ts';

/** Slides side by side at most, and the screens where two stand there. The style sheet holds the same widths. */
export const VIEWS = {
  four: { most: 4, two: '(min-width: 576px) and (max-width: 1023.98px)' },
  three: { most: 3, two: '(min-width: 548px) and (max-width: 1023.98px)' },
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
