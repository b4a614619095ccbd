import { flushSync } from 'react-dom';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { siteSearchMachine } from '../../machines/site-search.machine.ts';
import type { SharedWords } from '../../model/page-model.ts';
import { loadFinder } from '../../ui/load-finder.ts';
import { openRoot } from '../../ui/open-root.ts';
import { adoptStyle } from '../../ui/trusted-policy.ts';
import { whenBack } from '../../ui/when-back.ts';
import css from './search.css?inline';
import { SearchDialog } from './search-dialog.tsx';
import type { SearchActor } from './search-panel.tsx';

adoptStyle(css);

/** A root of its own: the page's tree need not know of the search. */
const root = openRoot(document.createElement('div'));
const searches = new Map<string, SearchActor>();

/** One search for each language, for the life of the document. */
function actorOf(url: string): SearchActor {
  const known = searches.get(url);
  if (known) return known;
  const actors = {
    loadFinder: fromPromise(() => loadFinder(url)),
    // It may ask twice, when the first failure is another's already.
    connection: fromCallback(() => {
      if (!navigator.onLine) whenBack(() => made.send({ type: 'retry' }));
    }),
  };
  const made: SearchActor = createActor(siteSearchMachine.provide({ actors })).start();
  searches.set(url, made);
  return made;
}

/**
 * Opens the search of the site.
 * @param opener gets the focus back
 * @param text what the visitor has typed already
 */
export function openSearch(words: SharedWords, opener: HTMLElement | null, text: string): void {
  const actor = actorOf(words.search ?? '');
  // At once, with the focus in its field: a key that comes between would be nobody's.
  flushSync(() =>
    root.render(<SearchDialog actor={actor} words={words} opener={opener} isTyping={text !== ''} />),
  );
  flushSync(() => actor.send({ type: 'open', text }));
}
