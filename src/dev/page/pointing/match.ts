import type { FramePart, PageSources, SourceEntry, SourceScope } from '../../../model/sources.ts';
import { FRAME_PARTS } from '../../../model/sources.ts';

/** Something on the page that is pointed at. */
export interface Spot {
  readonly kind: 'text' | 'picture';
  /** Its text, or the address of the picture. */
  readonly shown: string;
  /** The ids of the elements around it, the nearest first. */
  readonly within: readonly string[];
  /** The part of the frame that it stands in; undefined inside the page and in what lies over it. */
  readonly frame: FramePart | undefined;
  /** The texts of the elements around it, the nearest first: a heading may be cut into several. */
  readonly around: readonly string[];
  /** Where it leads, inside a link. */
  readonly href: string | undefined;
  /** Which of the same texts of its part it is, from 0, and how many there are. */
  turn(): { readonly at: number; readonly of: number };
}

export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

const PLACEHOLDER = /\{[a-z]+\}/g;

/** True where a text is what a template such as `Page {page} of {pages}` became. */
export function fills(text: string, template: string): boolean {
  const parts = template.split(PLACEHOLDER);
  if (parts.length < 2 || parts.join('').trim().length < 2) return false;
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = 0;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return true;
}

/** In a longer text the few words of a template stand by chance. */
const LINE = 80;

/** Fewer letters stand in another text by chance. */
const MEANS_SOMETHING = 4;

type Fits = (entry: SourceEntry, spot: Spot) => boolean;

const bare = (text: string) =>
  text.replace(/[\s,]/g, '').replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
/** `₹5,000` or `12%`, of a number in the content. */
const isAmount = (text: string, number: string) => /^[\d.]+$/.test(number) && bare(text) === number;

/** The nearer the first: the text itself, that of the heading which it is a part of, what a template became, a part. */
const TIERS: readonly Fits[] = [
  ({ shown }, spot) => shown === spot.shown,
  ({ shown }, { around }) => around.includes(shown),
  ({ shown }, spot) => isAmount(spot.shown, shown) || isAmount(spot.around[0] ?? '', shown),
  ({ shown }, spot) =>
    fills(spot.shown, shown) || spot.around.some((text) => text.length <= LINE && fills(text, shown)),
];
const PART: Fits = ({ shown }, { shown: part, around }) =>
  (shown.length >= MEANS_SOMETHING && part.includes(shown)) ||
  (shown.includes(part) && (part.length >= MEANS_SOMETHING || around.some((text) => text.includes(shown))));

function choose(found: readonly SourceEntry[], spot: Spot): SourceEntry | undefined {
  const led = spot.href === undefined ? [] : found.filter(({ href }) => href === spot.href);
  const kept = led.length > 0 ? led : found;
  if (new Set(kept.map(({ place }) => place)).size < 2) return kept[0];
  const { at, of } = spot.turn();
  // Where each is shown twice, as in a menu for two widths, the first half of them belongs to the first entries.
  return kept[Math.min(kept.length - 1, Math.floor((at * kept.length) / Math.max(of, 1)))];
}

/** The parts to look in: those around the spot; the frame and the engine's words; all others, since a dialog may lie anywhere. */
function groupsFor(sources: PageSources, spot: Spot): readonly (readonly SourceScope[])[] {
  const { sections, frame } = sources;
  const inside = spot.within.flatMap((id) => (Object.hasOwn(sections, id) ? (sections[id] ?? []) : []));
  const own = spot.frame === undefined ? inside : [...inside, frame[spot.frame]];
  const frames = FRAME_PARTS.map((name) => frame[name]);
  return [own, frames, Object.values(sections)];
}

/**
 * Finds where what is pointed at is written.
 * @returns its field with its number, and all that this shows, since what is pointed at may be a part of it; for what was computed the
 * section that shows it, never nothing
 */
export function findSource(sources: PageSources, spot: Spot) {
  const groups = groupsFor(sources, spot);
  const [own = []] = groups;
  const listOf = (scope: SourceScope) => (spot.kind === 'picture' ? scope.pictures : scope.texts);
  const search = (scopes: readonly SourceScope[], fits: Fits) => {
    for (const scope of scopes) {
      const found = choose(
        listOf(scope).filter((entry) => fits(entry, spot)),
        spot,
      );
      if (found) return found;
    }
    return undefined;
  };
  const tiers = spot.kind === 'picture' ? TIERS.slice(0, 1) : TIERS;
  for (const scopes of groups)
    for (const fits of tiers) {
      const found = search(scopes, fits);
      const place = found && sources.places[found.place];
      if (place) return { place, number: found.place, shown: found.shown };
    }
  const part = spot.kind === 'picture' ? undefined : search(own, PART);
  const number = (part ?? own[0] ?? sources.frame.page).place;
  const place = sources.places[number];
  return place && { place, number, shown: spot.shown };
}
