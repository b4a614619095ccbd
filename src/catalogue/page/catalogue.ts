import { watchCopy } from './copy.ts';
import { watchSchemes } from './schemes.ts';
import { watchSearch } from './search.ts';
import { showCurrent, watchThumbnails, watchViews, watchWidths } from './views.ts';

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
