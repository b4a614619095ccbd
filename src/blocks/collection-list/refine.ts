import type { FilterChoice } from '../../model/resolved.ts';
import type { ListEntry } from './data.ts';

/** The ends of addresses that a list is narrowed to besides its page, one a field: `branch/harbour`. */
export type Picked = readonly string[];

const nameOf = (part: string) => part.slice(0, part.indexOf('/'));
const lastOf = (part: string) => part.slice(part.indexOf('/') + 1);

/** The field that the page shows one value of; empty for the whole list. */
const openField = (choices: readonly FilterChoice[]) => choices.find(({ current }) => current)?.field ?? '';

/** True for a choice that narrows what the page shows already; the others are pages of their own. */
export const isFurther = ({ field }: FilterChoice, choices: readonly FilterChoice[]): boolean =>
  field !== '' && !['', field].includes(openField(choices));

/** With one choice more, in place of another of its field; without it where it is picked. */
export const toggled = (picked: Picked, part: string): Picked => [
  ...picked.filter((other) => nameOf(other) !== nameOf(part)),
  ...(picked.includes(part) ? [] : [part]),
];

/** What an address asks for: of each field the value that stands there by its name. One field alone has pages only. */
export function pickedIn(query: URLSearchParams, choices: readonly FilterChoice[]): Picked {
  if (new Set(choices.map(({ field }) => field)).size < 3) return [];
  return choices.flatMap(({ field, part }) =>
    query.get(nameOf(part)) === lastOf(part) && field !== openField(choices) ? [part] : [],
  );
}

/** Writes what is picked, and nothing else of what could be. */
export function writePicked(query: URLSearchParams, choices: readonly FilterChoice[], picked: Picked): void {
  for (const { part } of choices) query.delete(nameOf(part));
  for (const part of picked) query.set(nameOf(part), lastOf(part));
}

export const fulfils = (entry: ListEntry, picked: Picked): boolean =>
  picked.every((part) => entry.in?.includes(part));
