import { contentHash } from '../../ground/content-hash.ts';
import { isObject, type JsonValue, own } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import type { Origins } from '../overlay/merge-overlay.ts';

/** One content file after it was read and held against its schema. */
export interface ContentFile {
  readonly path: string;
  readonly text: string | undefined;
  /** Undefined where the file could not be parsed. */
  readonly value: JsonValue | undefined;
  readonly schema: string | undefined;
  /** True where nothing is wrong with the file by itself: it lies in its place and fits its schema. */
  readonly isSound: boolean;
  /** Set where it was noted earlier. */
  readonly traits?: Traits;
  /** A fingerprint of its text, where that was made before the file was read. */
  readonly hash?: string;
  /** Set in another language than the original: what of it was translated. */
  readonly origins?: Origins;
  /** Set likewise: true where the translation does not fit the schema of the original. */
  readonly isMisfit?: boolean;
  /** Set likewise: what was written before it was translated. */
  readonly original?: JsonValue | undefined;
}

/** What is asked of every file, and needs all of it to be told. */
export interface Traits {
  /** True where it holds letters of other scripts than those of Europe. */
  readonly isBeyondLatin: boolean;
  /** The types and the ids of the blocks of its body, and whether any block lists items. */
  readonly types: readonly string[];
  readonly ids: readonly string[];
  readonly lists: boolean;
  /** Whether a table of it has amounts of money. */
  readonly amounts: boolean;
}

/** True where nobody can tell whether a file has a field: it was not read, or has mistakes and nothing to look into there: one of them may be that name misspelt. */
export const mayMean = (file: ContentFile | undefined, name: string): boolean =>
  !isObject(file?.value) || (!file.isSound && typeof own(file.original ?? file.value, name) !== 'object');

const hashOf = remembered(({ text = '' }: ContentFile) => contentHash(text));

/** A fingerprint of a file's text, made once. */
export const textHash = (file: ContentFile): string => file.hash ?? hashOf(file);
