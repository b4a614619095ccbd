import { parseArgs } from 'node:util';
import type { When } from '../content/site/clock.ts';
import { isDate, isDateTime } from '../content/text/dates.ts';

/** A mistake of the caller: printed as one sentence, exit 2, no stack trace. */
export class UsageError extends Error {}

type Kind = 'boolean' | 'string';
type Parsed<S extends Record<string, Kind>> = {
  [K in keyof S]?: S[K] extends 'boolean' ? boolean : string;
} & { readonly positionals: readonly string[] };

/** @throws UsageError for an option that is given twice, of which one would be passed over, and for an empty value */
function refuseDoubtful(
  tokens: readonly { kind: string; name?: string; value?: string | undefined }[],
): void {
  const given = new Set<string>();
  for (const { kind, name = '', value } of tokens) {
    if (kind !== 'option') continue;
    if (given.has(name)) throw new UsageError(`--${name} is given twice. See --help.`);
    if (value === '') throw new UsageError(`--${name} has an empty value. See --help.`);
    given.add(name);
  }
}

/**
 * Reads `--name value`, `--name=value` and `--flag`.
 * @throws UsageError for an unknown or a repeated option, and for a missing value
 */
export function parseOptions<const S extends Record<string, Kind>>(
  args: readonly string[],
  spec: S,
  positionals = 0,
): Parsed<S> {
  try {
    const options = Object.fromEntries(Object.entries(spec).map(([name, type]) => [name, { type }]));
    const parsed = parseArgs({
      args: [...args],
      options,
      allowPositionals: positionals > 0,
      strict: true,
      tokens: true,
    });
    refuseDoubtful(parsed.tokens);
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

/**
 * Where to serve a built site: as its options say, else `PORT` and `HOST`.
 * @throws UsageError for what is no port
 */
export function addressOf({ port, host }: { readonly port?: string; readonly host?: string }) {
  const { env } = process;
  return { port: readPort(port ?? (env.PORT || '4173')), host: host ?? (env.HOST || '127.0.0.1') };
}

/**
 * The moment that `--now` names: a date, or an ISO date and time with its zone.
 * @throws UsageError for anything else
 */
export function momentOf(text: string): When {
  if (isDate(text)) return text;
  if (isDateTime(text)) return new Date(text);
  throw new UsageError(
    `“${text}” is no moment. Write a date, 2027-01-01, or a date and time with its zone, 2027-01-01T09:00:00+05:30.`,
  );
}
