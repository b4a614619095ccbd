import type { ErrorInfo } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Tells of HTML that an island found otherwise than it draws it, and so made anew: a translated page, or a browser extension. */
export const tellRemade = (error: unknown, { componentStack }: ErrorInfo): void =>
  console.error('hydration', error, componentStack);

/**
 * A root for what is opened beside the page.
 *
 * React tells of what an island found otherwise to whichever root it draws next, also to one of these: they tell it as
 * the island does, where without that it would be an error of the page.
 */
export const openRoot = (element: Element): Root => createRoot(element, { onRecoverableError: tellRemade });
