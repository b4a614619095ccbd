import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PerView, prefersStillness, shownSlide, slidesPerStep, VIEWS } from './carousel-views.ts';
import { isRtl } from './use-direction.ts';

/** Embla's own unit. In Chromium a step of 250 to 1000 px then settles in 1000 ± 50 ms. */
const DURATION = 21;

export interface CarouselMotionProps {
  readonly viewport: HTMLElement;
  readonly perView: PerView;
  /** Milliseconds between moves; null while nothing shall move by itself. */
  readonly interval: number | null;
  readonly onReady: (step: ((steps: number) => void) | null) => void;
  readonly onShow: (index: number) => void;
  /** A finger or the mouse has taken hold of the row. */
  readonly onGrab: () => void;
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

/** Shows a slide at once, at the step that it is a part of. */
const jumpTo = (api: EmblaCarouselType, slide: number) =>
  api.scrollTo(
    api.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide)),
    true,
  );

/** What makes a plain row an endless one. Renders nothing; arrives after hydration, when the row comes near. */
export function CarouselMotion({
  viewport,
  perView,
  interval,
  onReady,
  onShow,
  onGrab,
}: CarouselMotionProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    direction: isRtl(viewport) ? ('rtl' as const) : ('ltr' as const),
    duration: DURATION,
    startIndex: Math.floor(shownSlide(viewport) / slidesPerStep(perView)),
    breakpoints: { [VIEWS[perView].two]: { slidesToScroll: 2 } },
    // A row that leaves the page shrinks to nothing: to measure it again would keep the next page waiting.
    watchResize: () => viewport.isConnected,
    watchFocus: false,
  }));
  const [api, setApi] = useState<EmblaCarouselType>();
  const ready = useEffectEvent(onReady);
  const show = useEffectEvent(onShow);
  const grab = useEffectEvent(onGrab);

  useEffect(() => {
    // Its page was left while this came: what is left has no window, which Embla asks for.
    if (!viewport.isConnected) return;
    // Where the plain row stood is the start index now.
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    const made = EmblaCarousel(viewport, options);
    setApi(made);
    return () => made.destroy();
  }, [viewport, options]);

  useEffect(() => {
    if (!api) return;
    let first = 0;
    const select = () => {
      first = api.internalEngine().slideRegistry[api.selectedScrollSnap()]?.[0] ?? 0;
      show(first);
    };
    // A window that turns has other steps: Embla would keep the number of the step, and with it another slide.
    const stay = () => {
      jumpTo(api, first);
      select();
    };
    const hold = () => grab();
    api.on('select', select).on('reInit', stay).on('pointerDown', hold);
    select();
    ready((steps) => (steps > 0 ? api.scrollNext(prefersStillness()) : api.scrollPrev(prefersStillness())));
    return () => {
      api.off('select', select).off('reInit', stay).off('pointerDown', hold);
      ready(null);
    };
  }, [api]);

  useEffect(() => {
    if (!api) return;
    // Embla does so too, unless the focus comes later than 10 ms after its key, as on a busy machine.
    const reveal = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const at = api.slideNodes().findIndex((slide) => slide.contains(target));
      if (at === -1) return;
      // The browser has scrolled to it already.
      viewport.scrollTo({ left: 0, behavior: 'instant' });
      jumpTo(api, at);
    };
    // It may have come while the row still was a plain one.
    reveal(document.activeElement);
    const follow = ({ target }: FocusEvent) => reveal(target);
    // The finger that woke it, or the browser's search, has moved it as a plain row: what is left over would stay.
    const settle = () => {
      if (viewport.scrollLeft === 0) return;
      const at = api.selectedScrollSnap() + Math.floor(shownSlide(viewport) / slidesPerStep(perView));
      viewport.scrollTo({ left: 0, behavior: 'instant' });
      api.scrollTo(at % api.scrollSnapList().length, true);
    };
    settle();
    viewport.addEventListener('focus', follow, true);
    viewport.addEventListener('scroll', settle);
    return () => {
      viewport.removeEventListener('focus', follow, true);
      viewport.removeEventListener('scroll', settle);
    };
  }, [api, viewport, perView]);

  useEffect(() => {
    if (!api) return;
    // A drag moves the row and marks no text; a second press, as on a word, still does, and so does a finger that rests:
    // its presses are none.
    let presses = 0;
    const press = ({ detail }: MouseEvent) => {
      presses = detail;
    };
    const keepUnmarked = (event: Event) => {
      if (presses === 1 && api.internalEngine().dragHandler.pointerDown()) event.preventDefault();
    };
    const begins = ['pointerdown', 'mousedown'] as const;
    for (const type of begins) viewport.addEventListener(type, press, true);
    viewport.addEventListener('selectstart', keepUnmarked);
    return () => {
      for (const type of begins) viewport.removeEventListener(type, press, true);
      viewport.removeEventListener('selectstart', keepUnmarked);
    };
  }, [api, viewport]);

  useEffect(() => {
    if (!api || interval === null) return;
    const timer = setInterval(() => {
      if (isOnScreen(viewport)) api.scrollNext(prefersStillness());
    }, interval);
    return () => clearInterval(timer);
  }, [api, interval, viewport]);

  return null;
}
