import type { Strings as Given } from './content.gen.ts';

type Strings = Required<Given>;
type Named = Exclude<keyof Strings, '$schema'>;

/** The keys of `strings.json` that have forms for numbers. */
export type FormsWord = { [Key in Named]: Strings[Key] extends string ? never : Key }[Named];

/** The keys of `strings.json` that are plain texts: code that asks for another one does not compile. */
export type Word = Exclude<Named, FormsWord>;

export type Words = { readonly [Key in Word]?: string };
