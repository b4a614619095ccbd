import { createElement, type ReactNode } from 'react';

interface HeadingProps {
  readonly level: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/** A heading of the level that its place on the page asks for. */
export function Heading({ level, children, className, id }: HeadingProps) {
  return createElement(`h${Math.min(6, Math.max(1, level))}`, { className, id }, children);
}
