type Listener = (event: MouseEvent, target: Element) => void;

/** Hears every click on the page, when whoever else acts on it has done so. */
export function onClick(listener: Listener): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element) listener(event, event.target);
  });
}
