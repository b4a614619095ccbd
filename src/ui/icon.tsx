import type { DrawnIcon } from '../model/icon-name.gen.ts';

interface IconProps {
  readonly name: DrawnIcon;
  readonly className?: string | undefined;
}

/** An icon beside or instead of words. It has no text: the words name it. Its drawing stands in the style sheet. */
export function Icon({ name, className }: IconProps) {
  return <i className={`icon i-${name}${className ? ` ${className}` : ''}`} />;
}
