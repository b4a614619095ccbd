import type { IconShapes } from '../model/resolved.ts';

interface IconProps {
  readonly shapes: IconShapes;
  readonly className?: string | undefined;
}

/**
 * An icon beside or instead of words; the words name it, so it is hidden from assistive technology. Its drawing stands in
 * the page: as a mask in the style sheet it was less HTML and later on the screen.
 */
export function Icon({ shapes, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes} />
    </svg>
  );
}
