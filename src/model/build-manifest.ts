/** How long a browser may keep a file without asking: hashed files for good, pages never. */
export type CachePolicy = 'immutable' | 'revalidate' | 'hour';

/** One file of a build, keyed in the manifest by the address (without base path) that serves it. */
export interface ManifestFile {
  /** Path below the build folder, with forward slashes. */
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  /** First 16 characters of the base64url SHA-256 of the content; the entity tag is made of it. */
  readonly hash: string;
  readonly cache: CachePolicy;
}

export interface ManifestRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 308;
}

/** Response headers for every address that starts with `path` (`/` is all of them); later rules win. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the server and static hosts need to know of a build; written as `_build.json`, which is not served. */
export interface BuildManifest {
  readonly build: string;
  readonly basePath: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  readonly redirects: readonly ManifestRedirect[];
  /** Address prefix (`/` or `/hi`) to the file of its not-found page; the longest matching prefix wins. */
  readonly notFound: Readonly<Record<string, string>>;
  readonly headers: readonly HeaderRule[];
}
