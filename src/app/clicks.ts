type Listener = (event: MouseEvent, target: Element) => void;

/**
 * Hears every click on the page. React stops the events of sections that stay HTML on their way down, at its
 * container: those are heard there. All others are heard last, when whoever else acts on them has done so.
 */
export function onClick(container: Element, listener: Listener): void {
  const hear = (event: Event) => {
    const { target, eventPhase, cancelBubble } = event;
    if (eventPhase === Event.CAPTURING_PHASE && !cancelBubble) return;
    if (event instanceof MouseEvent && target instanceof Element) listener(event, target);
  };
  document.addEventListener('click', hear);
  container.addEventListener('click', hear, true);
}
