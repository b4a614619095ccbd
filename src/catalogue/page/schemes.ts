import { watchThemeChoice } from '../../app/theme-choice.ts';

/** The colour scheme of the catalogue and of all that it shows: chosen and kept as on the site. */
export function watchSchemes(): void {
  const frames = [...document.querySelectorAll('iframe')];
  const dress = () => {
    const { theme } = document.documentElement.dataset;
    // A frame that is only just loading has no root.
    for (const { contentDocument } of frames)
      if (theme === undefined) contentDocument?.documentElement?.removeAttribute('data-theme');
      else contentDocument?.documentElement?.setAttribute('data-theme', theme);
  };
  watchThemeChoice();
  document.addEventListener('change', dress);
  for (const frame of frames) frame.addEventListener('load', dress);
  dress();
}
