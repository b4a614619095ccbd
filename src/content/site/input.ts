import type { Position } from '../diagnostics/fault.ts';

/** A file below `public/`: what the compiler needs to know of it. Its bytes stay on the disk. */
export interface MediaFile {
  readonly bytes: number;
  /** First 16 characters of the base64url SHA-256 of what will be served. */
  readonly hash: string;
  /** The same of a drawing as it is drawn, without the theme that colours it. */
  readonly drawn?: string;
  /** Size in CSS pixels; null where the file is no picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Set where it is an animated WebP picture: made smaller, it would stand still. */
  readonly moving?: true;
  /** Set where it is not what its name says: why, in words that follow that name; its own remedy; where in a drawing. */
  readonly broken?: { readonly words: string; readonly remedy?: string; readonly position?: Position };
  /** The first thing in a drawing that could do harm or ask another server for something. */
  readonly unsafe?: Position & {
    /** What stands there, as it is written. */
    readonly text: string;
    /** Why it may not, and what to do, where that is not what is done with most. */
    readonly words?: string;
    readonly remedy?: string;
  };
}

/**
 * Why something in the folder is not read: a name that begins with a dot, a link, a pipe or device, a folder that is
 * named like a file, or a file that is neither JSON nor below `public/`.
 */
export type Unread = 'dot' | 'link' | 'device' | 'folder' | 'kind';

/** A site folder in memory: all that the compiler reads. */
export interface SiteInput {
  /** Name of the site folder, the prefix of every diagnostic’s file. */
  readonly name: string;
  /** Every JSON file by its path in the site folder, with forward slashes. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Every file below `public/` by its address: `/images/logo.svg`. */
  readonly media: ReadonlyMap<string, MediaFile>;
  /** What else lies there, by its path. */
  readonly unread?: ReadonlyMap<string, Unread>;
}

const JSON_LIKE = /\.js(?:on[a-z0-9]?|n)(\.[a-z0-9]{1,8})?$/i;

/** The name that a file was to have, which an editor took for content: `about.json` for `about.JSON`, `about.jsn` and `about.json.txt`. */
export const intendedName = (file: string): string | undefined =>
  JSON_LIKE.test(file) ? file.replace(JSON_LIKE, '.json') : undefined;

/** The names that files were to have which are not read for their own. */
export const intendedNames = ({ unread }: Pick<SiteInput, 'unread'>): string[] =>
  [...(unread?.keys() ?? [])].flatMap((file) => intendedName(file) ?? []);

/** Links to folders, as far as their names tell: they are not followed. */
export const linkedFolders = ({ unread }: Pick<SiteInput, 'unread'>): string[] =>
  [...(unread ?? [])].flatMap(([path, why]) => (why === 'link' && !path.endsWith('.json') ? path : []));
