import * as Dialog from '@radix-ui/react-dialog';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import type { SharedWords } from '../../model/page-model.ts';
import { isOfInputMethod } from '../../ui/of-input-method.ts';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import { type SearchActor, SearchPanel } from './search-panel.tsx';

interface SearchDialogProps {
  readonly actor: SearchActor;
  readonly words: SharedWords;
  /** Where the focus goes back to, unless the visitor goes elsewhere. */
  readonly opener: HTMLElement | null;
  /** True where the visitor is in the midst of a word. */
  readonly isTyping: boolean;
}

/** The search over all pages. Its machine says whether it is open; every way to close it is an event. */
export function SearchDialog({ actor, words, opener, isTyping }: SearchDialogProps) {
  const open = useSelector(actor, (snapshot) => snapshot.matches({ dialog: 'open' }));
  const closeByVisitor = () => actor.send({ type: 'close', by: 'visitor' });
  useCloseRequest(open, closeByVisitor);
  useEffect(() => {
    const close = () => actor.send({ type: 'close', by: 'navigation' });
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [actor]);
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // What opens in another tab leaves the results as they are.
    const stays = event.metaKey || event.ctrlKey || event.shiftKey || link?.target !== '';
    if (link && !stays) actor.send({ type: 'close', by: 'link' });
  };
  // The header's panels, brought to life by the pointer that came for its button, would take the key for themselves.
  const closeOnEscape = (event: KeyboardEvent) => {
    // While a word is composed the key only drops the word.
    if (event.key !== 'Escape' || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    closeByVisitor();
  };
  const enterField = (event: Event) => {
    const field = event.target instanceof Element ? event.target.querySelector('input') : null;
    if (!field) return;
    event.preventDefault();
    field.focus();
    // What stands there from before gives way to the next word, which goes on where it has begun.
    field.setSelectionRange(isTyping ? field.value.length : 0, field.value.length);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (actor.getSnapshot().context.closedBy === 'visitor') opener?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && closeByVisitor()}>
      <Dialog.Portal>
        <div className="search-backdrop" />
        <Dialog.Content
          className="search"
          aria-describedby={undefined}
          onOpenAutoFocus={enterField}
          onCloseAutoFocus={returnFocus}
          onClick={followLink}
          onKeyDown={closeOnEscape}
          onEscapeKeyDown={(event) => isOfInputMethod(event) && event.preventDefault()}
        >
          <Dialog.Title className="visually-hidden">{words.strings.siteSearch}</Dialog.Title>
          <SearchPanel actor={actor} words={words} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
