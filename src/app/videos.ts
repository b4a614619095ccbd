import { onClick } from './clicks.ts';

const CONTROL = 'a[data-video],a[data-embed]';

/** Puts the player in the place of its poster, and the focus into it. */
function play(control: HTMLElement): void {
  const player = document.createElement('iframe');
  const { embed, video } = control.dataset;
  player.src = embed ?? `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`;
  player.title = control.dataset.title ?? control.ariaLabel ?? '';
  player.allow = 'autoplay; encrypted-media; picture-in-picture';
  player.allowFullscreen = true;
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  control.replaceWith(player);
  player.focus();
  // Its document may come too late for that: keys would reach neither it nor the page.
  player.addEventListener('load', () => {
    if (document.activeElement !== player || document.hasFocus()) return;
    player.blur();
    player.focus();
  });
}

const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;

/** Plays videos in their places, once somebody presses the control. */
export function serveVideos(): void {
  onClick((event) => {
    const control = controlOf(event);
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    play(control);
  });
  document.addEventListener('keydown', (event) => {
    const control = event.key === ' ' ? controlOf(event) : null;
    if (!control) return;
    event.preventDefault();
    play(control);
  });
}

/** From now on the links to the platform are what they do: buttons. */
export function nameVideoControls(): void {
  for (const control of document.querySelectorAll(CONTROL)) control.role = 'button';
}
