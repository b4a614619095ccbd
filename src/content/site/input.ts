import type { Position } from '../diagnostics/fault.ts';

/** A file below `public/`: what the compiler needs to know of it. Its bytes stay on the disk. */
export interface MediaFile {
  readonly bytes: number;
  /** First 16 characters of the base64url SHA-256 of what will be served. */
  readonly hash: string;
  /** Size in CSS pixels; null where the file is no picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** True for a document that is not what its name says. */
  readonly broken?: boolean;
  /** The first thing in a drawing that could do harm or ask another server for something. */
  readonly unsafe?: UnsafePart;
}

export interface UnsafePart extends Position {
  /** What stands there, as it is written. */
  readonly text: string;
}

/** A site folder in memory: all that the compiler reads. */
export interface SiteInput {
  /** Name of the site folder, the prefix of every diagnostic’s file. */
  readonly name: string;
  /** Every JSON file by its path in the site folder, with forward slashes. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Every file below `public/` by its address: `/images/logo.svg`. */
  readonly media: ReadonlyMap<string, MediaFile>;
}
