import { parseArgs } from 'node:util';
import type { When } from '../content/site/clock.ts';

/** A mistake of the caller: printed as one sentence, exit 2, no stack trace. */
export class UsageError extends Error {}

type Kind = 'boolean' | 'string';
type Parsed<S extends Record<string, Kind>> = {
  [K in keyof S]?: S[K] extends 'boolean' ? boolean : string;
} & { readonly positionals: readonly string[] };

/**
 * Reads `--name value`, `--name=value` and `--flag`.
 * @throws UsageError for an unknown option or a missing value
 */
export function parseOptions<const S extends Record<string, Kind>>(
  args: readonly string[],
  spec: S,
  positionals = 0,
): Parsed<S> {
  try {
    const options = Object.fromEntries(Object.entries(spec).map(([name, type]) => [name, { type }]));
    const parsed = parseArgs({ args: [...args], options, allowPositionals: positionals > 0, strict: true });
    if (parsed.positionals.length > positionals)
      throw new UsageError(`Unexpected argument “${parsed.positionals.at(-1)}”.`);
    return Object.assign(parsed.values, { positionals: parsed.positionals }) as unknown as Parsed<S>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new UsageError(`${message.replace(/\.?$/, '.')} See --help.`);
  }
}

/** @throws UsageError for what is no port */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`'${text}' is not a port: it is a number from 0 to 65535.`);
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/;

/** A day that there is: the 30th of February is read as one of March. */
const isDay = (text: string) =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/**
 * The moment that `--now` names: a date, or an ISO date and time with its zone.
 * @throws UsageError for anything else
 */
export function momentOf(text: string): When {
  if (isDay(text)) return text;
  const moment = new Date(text);
  if (DATE_TIME.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(
    `“${text}” is no moment. Write a date, 2027-01-01, or a date and time with its zone, 2027-01-01T09:00:00+05:30.`,
  );
}
