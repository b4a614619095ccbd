import { addition, likeness, lineChanges, removal } from './line-changes.ts';
import type { Piece } from './model.ts';

type Entry = ReturnType<typeof entriesOf>[number];

/** The entries of a page’s lists, in its order. */
function entriesOf(pieces: readonly Piece[]) {
  const ids = new Set(pieces.flatMap(({ entry }) => entry ?? []));
  return [...ids].flatMap((id) => {
    const own = pieces.filter(({ entry }) => entry === id);
    const [first] = own;
    const of = (kind: Piece['kind']) => own.filter((piece) => piece.kind === kind).map(({ value }) => value);
    return first ? [{ id, first, links: of('link'), body: of('text').slice(1).join(' ') }] : [];
  });
}

/** What an entry is called: its id counts those of the same name. */
const nameOf = (id: string) => id.replace(/ #\d+$/, '');

/** True where an entry only got another name: it leads to the same place, or says much the same. */
function isRenamed(one: Entry, other: Entry): boolean {
  const [link] = one.links;
  if (link !== undefined || other.links.length > 0) return link === other.links[0];
  return one.body.split(' ').length > 3 && likeness(one.body, other.body) > 0.6;
}

/**
 * Entries of lists that came, went or moved: each is one change, whatever it consists of.
 * @returns the changes, and the ids of the entries that are told as a whole
 */
export function entryChanges(before: readonly Piece[], after: readonly Piece[]) {
  const [left, right] = [entriesOf(before), entriesOf(after)];
  const [oldIds, newIds] = [new Set(left.map(({ id }) => id)), new Set(right.map(({ id }) => id))];
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
  const common = (list: readonly Entry[], others: ReadonlySet<string>) =>
    list.filter(({ id }) => others.has(id)).map(told);
  const moves = lineChanges(common(left, newIds), common(right, oldIds)).filter(
    (change) => change.before === change.after,
  );
  return {
    changes: [...gone.map(told).map(removal), ...come.map(told).map(addition), ...moves],
    gone: new Set(gone.map(({ id }) => id)),
    come: new Set(come.map(({ id }) => id)),
  };
}
