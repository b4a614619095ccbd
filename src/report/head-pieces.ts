import { attribute, type Element, isElement, textOf } from './dom.ts';
import type { Piece } from './model.ts';

/** Of a picture that was made in several sizes the hash is longer, and its width stands behind. */
const HASH = /\.(?:[\w-]{8}|[\w-]{16}-\d+)(\.\w+)$/;

/** `/media/images/logo.iunKkChS.svg` is `/images/logo.svg`, in whatever size it was made. */
export const withoutHash = (address: string): string =>
  HASH.test(address) ? address.replace('/media/', '/').replace(HASH, '$1') : address;

const piece = (place: string, value: string): Piece => ({ kind: 'head', frame: false, place, value });

/** Social pictures are drawn of the page’s title: their names tell nothing that the title does not. */
const isDrawn = (value: string) => /\/media\/social\/[\w-]+\.png$/.test(value);

/** The texts of structured data, each by the name that it has there. */
function structured(value: unknown, name: string): Piece[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return isDrawn(String(value)) ? [] : [piece(`structured data: ${name}`, withoutHash(String(value)))];
  if (Array.isArray(value)) return value.flatMap((entry) => structured(entry, name));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => structured(entry, key))
    : [];
}

function piecesOf(element: Element): Piece[] {
  const get = (name: string) => attribute(element, name) ?? '';
  if (element.tagName === 'title') return [piece('title', textOf(element))];
  if (attribute(element, 'data-head') === undefined) return [];
  if (element.tagName === 'script') return structured(JSON.parse(textOf(element)), '');
  const value = get('content') || get('href');
  if (isDrawn(value)) return [];
  const name = get('name') || get('property') || [get('rel'), get('hreflang')].filter(Boolean).join(' ');
  return [piece(name, withoutHash(value))];
}

/** Title, description and the other tags of a head that say something about the page; no styles, no scripts. */
export function headPieces(head: Element): Piece[] {
  return head.childNodes.filter(isElement).flatMap(piecesOf);
}
