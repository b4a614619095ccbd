import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, true afterwards: for controls that only a script can serve. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface LinkButtonProps {
  /** Where it leads as long as there is no JavaScript. */
  readonly href: string;
  readonly onPress: () => void;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** A link until the app is there, then a button: the same element, so that focus and a press under way survive. */
export function LinkButton({ href, onPress, label, className, ref, children }: LinkButtonProps) {
  const live = useHydrated();
  const press = (event: MouseEvent | KeyboardEvent) => {
    // A click that asks for another tab or window stays a link's click.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The second click of a double one would close what the first has opened, or leave the page.
    if (event.detail < 2) onPress();
  };
  const button = {
    role: 'button',
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  };
  return (
    <a ref={ref} href={href} className={className} aria-label={label} data-press="" {...(live ? button : {})}>
      {children}
    </a>
  );
}
