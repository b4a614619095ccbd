import type { PageField, PageInfo } from '../../../model/editing.ts';
import { findSource, squash } from '../pointing/match.ts';
import type { Found } from '../pointing/spot-at.ts';

/** A field where the page shows it. */
export interface Target {
  readonly field: PageField;
  /** What shows it: a text of its own, or an element around several. */
  readonly node: Text | Element;
  /** How it is edited: as it stands, as Markdown of a block, or in the panel since it is no text or only a part of one. */
  readonly way: 'text' | 'markdown' | 'panel';
  readonly box: () => DOMRect;
}

/** So far away may the element be that holds the whole of a text. */
const NEAR = 3;

/** The element whose text is the whole of what a field says. */
function holderOf(node: Node, whole: string): Element | undefined {
  let at = node.parentElement;
  for (let i = 0; i < NEAR && at; i += 1, at = at.parentElement)
    if (squash(at.textContent) === whole) return at;
  return undefined;
}

/** What of the page's content something on the screen comes from; undefined where it has no field. */
export function targetOf(info: PageInfo, found: Found): Target | undefined {
  const match = findSource(info.sources, found.spot);
  const number = match && info.fields[match.number];
  const field = typeof number === 'number' ? info.infos[number] : undefined;
  if (!match || !field) return undefined;
  const { node, spot } = found;
  if (!(node instanceof Text)) return { field, node, way: 'panel', box: () => found.box('') };
  const isWhole = match.shown === spot.shown || /\{\w+\}/.test(match.shown);
  const place = isWhole ? node : (holderOf(node, match.shown) ?? node);
  const isText = field.kind === 'text' && typeof field.value === 'string';
  const fits = isWhole || place !== node;
  const way = field.kind === 'markdown' ? 'markdown' : isText && fits ? 'text' : 'panel';
  return { field, node: place, way, box: () => found.box(match.shown) };
}
