import { beginning } from '../../model/cut.ts';
import { numberOf, UNSEEN } from '../../model/unseen.ts';

export type Severity = 'error' | 'warning';

/** Where in a value a mistake lies: the value itself, the name of the property, or the object's opening brace. */
export type Spot = 'value' | 'key' | 'brace';

/** A place in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** What is wrong, in words. Its place is what was looked at, unless it says otherwise. */
export interface Fault {
  readonly message: string;
  /** What was probably meant; the message ends by asking. */
  readonly suggestion?: string | undefined;
  /** A word that is unknown, and those that are known: the nearest was probably meant. */
  readonly unknown?: readonly [word: string, known: Iterable<string>];
  /** A date with time that lacks its zone: with that of the site it was probably meant. */
  readonly localTime?: string | undefined;
  /** An entry that is not there, and the files beside this one that could hold it: their translations miss it, too. */
  readonly absent?: { readonly id: string; readonly files: readonly string[] };
  /** The field that is missing at this place. */
  readonly lacks?: string;
  readonly file?: string;
  /** JSON pointer. Lines and columns are added when it is reported. */
  readonly pointer?: string;
  /** The value, unless it says otherwise. */
  readonly spot?: Spot;
  /** Of a text the characters that are meant, where it may have more than one mistake. */
  readonly part?: readonly [start: number, end: number];
  /** Set where there is no tree to look the pointer up in: character offsets into the file's text. */
  readonly range?: readonly [start: number, end: number];
  /** Set where the file is not kept in memory, such as a drawing. */
  readonly position?: Position;
}

/** A fault of no single file that was looked at. */
export interface SiteFault extends Fault {
  readonly file: string;
  readonly pointer: string;
}

/** The place of what is wrong with a whole file: its beginning. */
export const atTop = (file: string) => ({ file, pointer: '', range: [0, 0] as const });

const SHOWN = 80;

/** A value in a message, cut where it is long. What nobody sees in it is shown by its number. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shown = text.length > SHOWN ? `${beginning(text, SHOWN)}…` : text;
  return `“${shown.replace(UNSEEN, (sign) => `<${numberOf(sign)}>`)}”`;
}

/** A message that ends by asking for what was probably meant. */
export const asking = (message: string, suggestion: string | undefined): string =>
  suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`;
