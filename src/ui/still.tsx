import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';

interface StillProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'p';
  readonly ref?: Ref<HTMLElement>;
  /** What it shows; nothing in the browser, where its HTML stands already. */
  readonly children: ReactNode;
}

/**
 * A part of an island that only shows, for as long as the island lives. In the browser its view knows no more than its
 * place: for React it is an empty text that the document may say otherwise, which is neither compared nor written.
 */
export const Still = ({ as = 'div', children, ...attributes }: StillProps) =>
  createElement(as, { ...attributes, 'data-still': '', suppressHydrationWarning: true }, children ?? '');
