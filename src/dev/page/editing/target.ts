import type { PageField, PageInfo } from '../../../model/editing.ts';
import { findSource, type Spot } from '../pointing/match.ts';
import { type Found, wholeAround } from '../pointing/spot-at.ts';

/** How a field is edited: as it stands, as Markdown of a block, or in the panel since it is no text or only a part of one. */
export type Way = 'text' | 'markdown' | 'panel';

/** A field where the page shows it. */
export interface Target {
  readonly field: PageField;
  /** What shows it: a text of its own, or an element around several. */
  readonly node: Text | Element;
  readonly way: Way;
  readonly box: () => DOMRect;
}

/** True where a text is all that a field says, or what a template such as `Page {page}` became. */
const isAll = (spot: Spot, whole: string) => whole === spot.shown || /\{\w+\}/.test(whole);

/** @param whole all that the field shows of itself: what is pointed at may be a part of it */
export function wayOf({ kind, value }: Pick<PageField, 'kind' | 'value'>, spot: Spot, whole: string): Way {
  if (kind === 'markdown') return 'markdown';
  const isText = (kind === 'text' || kind === 'plain') && typeof value === 'string';
  return isText && (isAll(spot, whole) || spot.around.includes(whole)) ? 'text' : 'panel';
}

/** What of the page's content something on the screen comes from; undefined where it has no field. */
export function targetOf(info: PageInfo, found: Found): Target | undefined {
  const match = findSource(info.sources, found.spot);
  const number = match && info.fields[match.number];
  const field = typeof number === 'number' ? info.infos[number] : undefined;
  if (!match || !field) return undefined;
  const { node, spot } = found;
  const box = () => found.box(match.shown);
  if (!(node instanceof Text)) return { field, node, way: 'panel', box };
  const place = isAll(spot, match.shown) ? node : (wholeAround(node, match.shown) ?? node);
  return { field, node: place, way: wayOf(field, spot, match.shown), box };
}
