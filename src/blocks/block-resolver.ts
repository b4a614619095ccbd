import type { NamedItem, ResolveContext } from '../content/resolve/resolver.ts';
import type { ItemRole } from '../model/item-data.ts';
import { recordOf } from '../model/record-of.ts';
import type { Headed } from '../model/resolved.ts';
import type { Word } from '../model/words.ts';
import type { BlockData } from './block-data.ts';
import type { BlockOf } from './block-of.ts';
import type { AskedRoles, ResolvedData } from './resolved-data.gen.ts';

/** Makes what the view of a block receives, from the block with its texts, links and pictures resolved; null where there is nothing to show. */
export type BlockResolver<T extends keyof ResolvedData> = (
  block: BlockOf<T>,
  context: ResolveContext<NamedItem, T extends keyof AskedRoles ? AskedRoles[T] : ItemRole>,
) => BlockData<T> | null;

/** Whether this is the page of something that is over, or of an event that is cancelled. */
export const isPast = ({ item, eventTimes, calendarFile, isOver }: ResolveContext): boolean =>
  item !== null && (isOver(item) || (eventTimes(item) !== undefined && calendarFile(item) === undefined));

/** A day of an item, with what has become of it. */
export function itemDay(
  item: NamedItem,
  iso: string | undefined,
  { date, withStatus }: Pick<ResolveContext, 'date' | 'withStatus'>,
) {
  const day = date(iso);
  return day && { ...day, text: withStatus(item, day.text) };
}

/** What a block says above its content, as its view receives it. */
export const headOf = ({ heading, eyebrow, text }: Headed): Headed => ({ heading, eyebrow, text });

/** Words of the engine by their own keys. */
export const wordsOf = <W extends Word>(context: ResolveContext, words: readonly W[]) =>
  recordOf(words, (word) => context.string(word));
