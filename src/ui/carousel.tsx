import { clsx } from 'clsx';
import {
  type ComponentType,
  type FocusEvent,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '../model/fill.ts';
import type { Headed, IconShapes } from '../model/resolved.ts';
import styles from './carousel.module.css';
import type { CarouselMotionProps } from './carousel-motion.tsx';
import {
  type PerView,
  prefersStillness,
  rangesOf,
  scrollRow,
  shownSlide,
  slidesInView,
  stepOfKey,
  VIEWS,
} from './carousel-views.ts';
import { Icon } from './icon.tsx';
import { arrowLeftIcon, arrowRightIcon, pauseIcon, playIcon } from './icons.gen.ts';
import { headingId, SectionHead, type SectionPlace } from './section.tsx';
import { Still } from './still.tsx';

interface CarouselProps {
  readonly perView: PerView;
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    /** `{slides} of {count}`. */
    readonly slidesShown: string;
    /** `{first} to {last}`, as it is spoken. */
    readonly slidesRange: string;
    readonly pause?: string;
    readonly play?: string;
  };
  readonly place: SectionPlace;
  /** Its heading names the row. It only shows: undefined in the browser. */
  readonly head: Headed | undefined;
  /** How many slides there are. */
  readonly length: number;
  /** They only show: undefined in the browser. */
  readonly slides: readonly ReactNode[] | undefined;
  /** Milliseconds between the moves that it makes by itself. */
  readonly autoplay?: number;
}

type Motion = ComponentType<CarouselMotionProps>;

/**
 * Loads what moves the row once the row comes near the screen; undefined until it is there, null if it cannot be
 * fetched: then the row stays a plain one.
 */
function useMotion(viewport: HTMLElement | null): Motion | null | undefined {
  const [motion, setMotion] = useState<Motion | null>();
  useEffect(() => {
    if (!viewport) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./carousel-motion.tsx').then(
          ({ CarouselMotion }) => setMotion(() => CarouselMotion),
          () => setMotion(null),
        );
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewport]);
  return motion;
}

/** How many slides stand side by side; 0 until that is known. */
function useSlidesInView(viewport: HTMLElement | null): number {
  const [many, setMany] = useState(0);
  useEffect(() => {
    if (!viewport) return;
    const observer = new ResizeObserver(() => setMany(slidesInView(viewport)));
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewport]);
  return many;
}

/** A row that scrolls and snaps by itself; scripts add buttons, and then an endless movement. */
export function Carousel({ perView, labels, place, head, length, slides, autoplay }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const Motion = useMotion(viewport);
  const many = useSlidesInView(viewport);
  const move = useRef<((steps: number) => void) | null>(null);
  /** Steps that were asked for while the motion was on its way: it would cut short what a plain row does. */
  const asked = useRef<number[]>([]);
  const toggle = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(autoplay !== undefined && length > 1);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = playing && !hovered && !focused;

  useEffect(() => {
    if (prefersStillness()) setPlaying(false);
  }, []);
  // It may have been moved, pointed at or focused while it slept.
  useEffect(() => {
    if (!viewport) return;
    setIndex(shownSlide(viewport));
    const { activeElement } = document;
    const row = viewport.parentElement;
    setHovered(row?.matches(':hover') === true && matchMedia('(hover: hover)').matches);
    setFocused(row?.contains(activeElement) === true && activeElement !== toggle.current);
  }, [viewport]);

  // Until the page is measured the style sheet knows how many there are.
  const layouts = many === 0 ? [1, 2, VIEWS[perView].most] : [many];
  const count = (range: string, shown: number) =>
    fill(labels.slidesShown, {
      slides: rangesOf(index, shown, length)
        .map(([first, last]) => (first === last ? first : fill(range, { first, last })))
        .join(', '),
      count: length,
    });
  const step = (steps: number) => {
    if (move.current) move.current(steps);
    else if (Motion === null && viewport) scrollRow(viewport, steps, perView);
    else asked.current.push(steps);
  };
  const stepper = (steps: 1 | -1, label: string, shapes: IconShapes) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-describedby={headingId(place)}
      onClick={() => step(steps)}
    >
      <Icon shapes={shapes} className="directed" />
    </button>
  );
  // The button that starts the movement must not hold it.
  const watchFocus = (event: FocusEvent) =>
    setFocused(event.type === 'focus' && event.target !== toggle.current);
  // Only what moves by itself can be held, and only it is drawn anew for a passing pointer.
  const holds: HTMLAttributes<HTMLElement> =
    autoplay === undefined
      ? {}
      : {
          onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
          onPointerLeave: () => setHovered(false),
          onFocus: watchFocus,
          onBlur: watchFocus,
        };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is inside
    <div
      className={clsx(styles.carousel, styles[perView], length <= VIEWS[perView].most && styles.few)}
      {...holds}
      onKeyDown={(event) => {
        const steps = stepOfKey(event.key, event.currentTarget);
        if (steps === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(steps);
      }}
    >
      <Still>{head && <SectionHead place={place} head={head} />}</Still>
      {length > 1 && (
        <div className={clsx(styles.controls, 'needs-script')}>
          {autoplay === undefined ? null : (
            <button
              ref={toggle}
              type="button"
              className={styles.button}
              aria-describedby={headingId(place)}
              aria-label={playing ? labels.pause : labels.play}
              onClick={() => setPlaying(!playing)}
            >
              <Icon shapes={playing ? pauseIcon : playIcon} />
            </button>
          )}
          {stepper(-1, labels.previous, arrowLeftIcon)}
          <p className={styles.count} aria-live={running || many === 0 ? 'off' : 'polite'} aria-atomic="true">
            {layouts.map((shown) => (
              <Fragment key={shown}>
                <span aria-hidden="true" data-shown={many === 0 ? shown : undefined}>
                  {count('{first}–{last}', shown)}
                </span>
                <span className="visually-hidden" data-shown={many === 0 ? shown : undefined}>
                  {count(labels.slidesRange, shown)}
                </span>
              </Fragment>
            ))}
          </p>
          {stepper(1, labels.next, arrowRightIcon)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={setViewport}
        className={styles.viewport}
        data-live={Motion ? '' : undefined}
        role="group"
        aria-labelledby={headingId(place)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => Motion ?? setIndex(shownSlide(event.currentTarget))}
      >
        <ul className={styles.row}>
          {Array.from({ length }, (_, at) => (
            <Still key={String(at)} as="li" className={styles.slide}>
              {slides?.[at]}
            </Still>
          ))}
        </ul>
      </div>
      {Motion && viewport ? (
        <Motion
          viewport={viewport}
          perView={perView}
          interval={running && autoplay !== undefined ? autoplay : null}
          onReady={(next) => {
            move.current = next;
            if (next) asked.current.splice(0).forEach(next);
          }}
          onShow={setIndex}
          onGrab={() => setPlaying(false)}
        />
      ) : null}
    </div>
  );
}
