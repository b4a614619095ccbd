import { diffArrays } from 'diff';
import { groupBy } from '../content/diagnostics/group-by.ts';
import { unseen } from './data-pieces.ts';
import { addition, likeness, lineChanges, removal, takerOf } from './line-changes.ts';
import type { Change, Kind, Piece } from './model.ts';

/** What an entry is called: its id counts those of the same name. */
const nameOf = (id: string) => id.replace(/ #\d+$/, '');

type Entry = ReturnType<typeof entriesOf>[number];

/** The entries of a page’s lists, in its order. */
function entriesOf(pieces: readonly Piece[]) {
  const ids = new Set(pieces.flatMap(({ entry }) => entry ?? []));
  return [...ids].flatMap((id) => {
    const own = pieces.filter(({ entry }) => entry === id);
    const [first] = own;
    const of = (kind: Piece['kind']) => own.filter((piece) => piece.kind === kind).map(({ value }) => value);
    const body = of('text').filter((text) => text !== nameOf(id));
    return first ? [{ id, first, links: of('link'), body: body.join(' ') }] : [];
  });
}

/** True where an entry only got another name: it leads to the same place, or says much the same. */
function isRenamed(one: Entry, other: Entry): boolean {
  const [link] = one.links;
  if (link !== undefined || other.links.length > 0) return link === other.links[0];
  return one.body.split(' ').length > 3 && likeness(one.body, other.body) > 0.6;
}

/**
 * Entries of lists that came, went or moved: each is one change, whatever it consists of.
 * @returns the changes, and what is left of both sides: without those that are told as a whole, the rest in one order
 */
function entryChanges(before: readonly Piece[], after: readonly Piece[]) {
  const [left, right] = [entriesOf(before), entriesOf(after)];
  const setOf = (list: readonly Entry[]) => new Set(list.map(({ id }) => id));
  const [oldIds, newIds] = [setOf(left), setOf(right)];
  const come = right.filter(({ id }) => !oldIds.has(id));
  const gone = left.filter((entry) => {
    if (newIds.has(entry.id)) return false;
    const index = come.findIndex((other) => isRenamed(entry, other));
    if (index >= 0) come.splice(index, 1);
    return index < 0;
  });
  const told = ({ id, first }: Entry): Piece => ({
    kind: 'entry',
    frame: false,
    place: first.section ?? '',
    value: nameOf(id),
  });
  /** One that leads to no page says here all that it says. */
  const whole = (entry: Entry): Piece => {
    const name = nameOf(entry.id);
    const isAll = entry.links.every((link) => link.startsWith('#')) && entry.body !== '';
    return { ...told(entry), value: isAll ? `${name}: ${entry.body}` : name };
  };
  const common = (list: readonly Entry[], others: ReadonlySet<string>) =>
    list.filter(({ id }) => others.has(id)).map(told);
  const moves = lineChanges(common(left, newIds), common(right, oldIds)).filter(
    (change) => change.before === change.after,
  );
  const [went, came] = [setOf(gone), setOf(come)];
  const idsOf = (list: readonly Entry[], others: ReadonlySet<string>) =>
    list.flatMap(({ id }) => (others.has(id) ? id : []));
  const still = before.filter(({ entry }) => entry === undefined || !went.has(entry));
  return {
    changes: [...gone.map(whole).map(removal), ...come.map(whole).map(addition), ...moves],
    left: reordered(still, ({ entry }) => entry, idsOf(left, newIds), idsOf(right, oldIds)),
    right: after.filter(({ entry }) => entry === undefined || !came.has(entry)),
  };
}

/** What belongs together under a name, in the order of other names: so each text stands beside itself. */
function reordered(
  pieces: readonly Piece[],
  nameIn: (piece: Piece) => string | undefined,
  names: readonly string[],
  others: readonly string[],
): Piece[] {
  const named = groupBy(pieces, nameIn);
  const slots = new Map(names.map((name, i) => [name, others[i]]));
  return pieces.flatMap((piece, i) => {
    const name = nameIn(piece);
    if (name === undefined || !slots.has(name)) return piece;
    const before = pieces[i - 1];
    return before !== undefined && nameIn(before) === name ? [] : (named.get(slots.get(name)) ?? []);
  });
}

/**
 * Sections that stand elsewhere: each is one change, whatever it consists of.
 * @returns the changes, and what was before with its sections in the order that they have now
 */
function sectionMoves(before: readonly Piece[], after: readonly Piece[]) {
  const [left, right] = [before, after].map((list) => [...new Set(list.flatMap(({ part }) => part ?? []))]);
  const there = (left ?? []).filter((part) => right?.includes(part));
  const now = (right ?? []).filter((part) => left?.includes(part));
  // Of an order that is turned about no text takes the place of another, as it may among lines.
  const moved = diffArrays(there, now).flatMap(({ added, value }) => (added ? value : []));
  const moves = moved.map((part): Change => {
    const name = nameOf(part);
    return { kind: 'section', frame: false, place: '', before: name, after: name };
  });
  return { moves, inPlace: reordered(before, ({ part }) => part, there, now) };
}

const of = (pieces: readonly Piece[], kind: Kind, frame: boolean) =>
  pieces.filter((piece) => piece.kind === kind && piece.frame === frame);

/** What one list has more often than the other. */
function surplus(list: readonly Piece[], other: readonly Piece[]): Piece[] {
  const isThere = takerOf(other.map(({ value }) => value));
  return list.filter(({ value }) => !isThere(value));
}

const linkChanges = (before: readonly Piece[], after: readonly Piece[]): Change[] => [
  ...surplus(before, after).map(removal),
  ...surplus(after, before).map(addition),
];

/** A picture whose address is the same but for its hash has another drawing. How often it shows is no matter. */
function pictureChanges(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const pieces = new Map([...before, ...after].map((piece) => [piece.place, piece]));
  return [...pieces.values()].flatMap(({ kind, frame, place }) => {
    const [left = [], right = []] = [before, after].map((list) =>
      list.filter((piece) => piece.place === place).map(({ value }) => value),
    );
    if (left.length > 0 && right.length > 0 && right.every((value) => left.includes(value))) return [];
    const shown = (list: readonly string[]) => (list.length > 0 ? place : null);
    return [{ kind, frame, place, before: shown(left), after: shown(right) }];
  });
}

/** By name: a name may stand several times, as `hreflang` and structured data do. */
function headChanges(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const names = [...new Set([...after, ...before].map(({ place }) => place))];
  const changes = names.flatMap((name) => {
    const [left, right] = [before, after].map((list) => list.filter(({ place }) => place === name));
    return lineChanges(left ?? [], right ?? []).filter((change) => change.before !== change.after);
  });
  // `og:title` and the title’s others say the same once more.
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.before, change.after]);
    const places = new Set([...(merged.get(key)?.place.split(', ') ?? []), change.place]);
    merged.set(key, { ...change, place: [...places].join(', ') });
  }
  return [...merged.values()];
}

const tagName = (tag: string | null) => /^<[\w-]+/.exec(tag ?? '')?.[0];
const MOST_TAGS = 6;

/** Attributes that changed; elements that came or went only where nothing else says so. */
function markupChanges(before: readonly Piece[], after: readonly Piece[], isExplained: boolean): Change[] {
  const changes = lineChanges(before, after).filter((change) => change.before !== change.after);
  const told = changes.filter(
    (change) =>
      !isExplained || (change.before && change.after && tagName(change.before) === tagName(change.after)),
  );
  if (told.length <= MOST_TAGS) return told;
  const [first] = told;
  const count = `${told.length} elements`;
  return first ? [{ ...first, place: '', before: count, after: count }] : [];
}

/** The first of those that say the same. */
const once = (changes: readonly Change[]): Change[] => {
  const key = ({ kind, frame, before, after }: Change) => JSON.stringify([kind, frame, before, after]);
  return [...new Map(changes.toReversed().map((change) => [key(change), change])).values()].reverse();
};

/** A label that says what the text beside it says changes with it. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  const key = ({ before, after }: Change) => JSON.stringify([before, after]);
  const texts = new Set(changes.filter(({ kind }) => kind === 'text').map(key));
  return changes.filter((change) => change.kind !== 'spoken' || !texts.has(key(change)));
}

/** What differs between two versions of a page for a visitor; the same change in several places is told once. */
export function comparePages(was: readonly Piece[], after: readonly Piece[]): Change[] {
  const { moves, inPlace: before } = sectionMoves(was, after);
  const entries = entryChanges(before, after);
  const { left, right } = entries;
  const [hiddenAfter, islands] = [unseen(after, before), new Set(after.map(({ island }) => island))];
  // Of a section that is gone it is told that it is: what its buttons would have said is no news.
  const hiddenBefore = unseen(before, after).filter(({ island }) => islands.has(island));
  const parts = [false, true].flatMap((frame) => {
    const both = (kind: Kind) => [of(left, kind, frame), of(right, kind, frame)] as const;
    const changes = [
      ...(frame ? [] : [...moves, ...entries.changes]),
      ...(frame ? [] : headChanges(...both('head'))),
      ...lineChanges(...both('text')),
      ...lineChanges(...both('spoken')),
      ...linkChanges(...both('link')),
      ...pictureChanges(...both('picture')),
    ];
    const isExplained = changes.some(({ kind }) => kind !== 'head');
    const markup = markupChanges(...both('markup'), isExplained);
    const data = lineChanges(of(hiddenBefore, 'data', frame), of(hiddenAfter, 'data', frame));
    return [...changes, ...data.filter((change) => change.before !== change.after), ...markup];
  });
  return once(withoutEchoes(parts));
}
