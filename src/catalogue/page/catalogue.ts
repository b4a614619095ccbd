import { watchThemeChoice } from '../../app/theme-choice.ts';
import { watchSearch } from './search.ts';
import { showCurrent, watchThumbnails, watchViews, watchWidths } from './views.ts';

/** The colour scheme of the catalogue and of all that it shows: chosen and kept as on the site. */
function watchSchemes(): void {
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

function say(text: string): void {
  const place = document.querySelector<HTMLElement>('[data-said]');
  if (place) place.textContent = text;
}

/** Marks the text, for copying by hand. */
function mark(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  element.focus();
}

/** Copies an example's JSON and says so; where the browser refuses, the text is marked for the hand. */
function watchCopy(button: HTMLButtonElement): void {
  const label = button.textContent;
  let timer = 0;
  const answer = (word: string, sentence: string) => {
    button.textContent = word;
    say(sentence);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.textContent = label;
      say('');
    }, 4000);
  };
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy ?? '');
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text.textContent);
      answer('Copied', 'The JSON was copied.');
    } catch {
      mark(text);
      answer('Press Ctrl+C', 'The JSON could not be copied. It is marked: press Control or Command and C.');
    }
  });
}

const all = <T extends Element>(selector: string, kind: new () => T): T[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => (element instanceof kind ? [element] : []));

watchSchemes();
for (const input of all('#search', HTMLInputElement)) watchSearch(input);
for (const button of all('[data-copy]', HTMLButtonElement)) watchCopy(button);
watchViews();
watchThumbnails();
showCurrent();
watchWidths(all('[name=width]', HTMLInputElement));

// On the development server: examples and schemas that were edited show at once.
import.meta.hot?.on('page-engine:catalogue', () => location.reload());
