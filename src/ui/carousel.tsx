import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { type PerView, scrollRow, shownSlide, stepOfKey } from './carousel-views.ts';
import { Icon } from './icon.tsx';
import { arrowLeftIcon, arrowRightIcon, pauseIcon, playIcon } from './icons.gen.ts';

interface CarouselProps {
  readonly perView: PerView;
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    readonly pause?: string;
    readonly play?: string;
  };
  /** The id of the heading that names the row. */
  readonly labelledBy: string;
  readonly head: ReactNode;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Milliseconds between the moves that it makes by itself. */
  readonly autoplay?: number;
}

/** A row that scrolls and snaps by itself; scripts add buttons. */
export function Carousel({ perView, labels, labelledBy, head, slides, autoplay }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const step = (steps: number) => {
    if (viewport.current) scrollRow(viewport.current, steps, perView);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is inside
    <div
      className={clsx(styles.carousel, styles[perView])}
      onKeyDown={(event) => {
        const steps = stepOfKey(event.key, event.currentTarget);
        if (steps === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(steps);
      }}
    >
      {head}
      <div className={clsx(styles.controls, 'needs-script')}>
        <button type="button" className={styles.button} aria-label={labels.previous} onClick={() => step(-1)}>
          <Icon shapes={arrowLeftIcon} />
        </button>
        <p className={styles.count} aria-live="polite" aria-atomic="true">
          {index + 1} / {slides.length}
        </p>
        <button type="button" className={styles.button} aria-label={labels.next} onClick={() => step(1)}>
          <Icon shapes={arrowRightIcon} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={viewport}
        className={styles.viewport}
        role="group"
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => setIndex(shownSlide(event.currentTarget))}
      >
        <ul className={styles.row}>
          {slides.map(({ id, content }) => (
            <li key={id} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
