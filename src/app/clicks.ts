type Listener = (event: MouseEvent) => void;

/**
 * Hears every click on the page. React stops the events of sections that stay HTML on their way down, at its
 * container: those are heard there. All others are heard last, when whoever else acts on them has done so.
 */
export function onClick(container: Element, listener: Listener): void {
  document.addEventListener('click', listener);
  container.addEventListener(
    'click',
    (event) => {
      if (event instanceof MouseEvent && event.cancelBubble) listener(event);
    },
    { capture: true },
  );
}
