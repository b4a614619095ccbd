import { error, quote } from '../diagnostics/diagnostic.ts';
import type { Check } from './check.ts';

/** Drawings are opened by visitors as they are: none may carry scripts, or ask another server for something. */
export const unsafeDrawings: Check = ({ index }) =>
  [...index.input.media].flatMap(([path, { unsafe }]) => {
    if (!unsafe) return [];
    const { text, ...position } = unsafe;
    const message = `${quote(text)} may not stand in a drawing: it could run code or ask another server. Remove it, and put what it refers to into the file.`;
    return [{ ...error('media/unsafe', { file: `public${path}`, pointer: '' }, message), position }];
  });
