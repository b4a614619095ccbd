import type { OwnField } from './contact-settings.ts';
import type { ContactWords } from './contact-words.ts';

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
  /** The rule is for this one address, not for those that start with it. */
  readonly exact?: true | undefined;
  /** An empty value: the header of a broader rule is not sent here. */
  readonly headers: Readonly<Record<string, string>>;
}

export type CaptchaProvider = 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha' | 'none';

/** A contact form, with what is the site's own of it. */
export interface ContactForm {
  /** The addresses of the pages that it stands on. */
  readonly pages: readonly string[];
  readonly fields: readonly OwnField[];
  /** What happens next, said once a message has arrived. */
  readonly sentText?: string | undefined;
}

/** What the contact service says and shows in one language. */
export interface ContactLocale {
  /** What stands before its addresses: `` or `/hi`. */
  readonly prefix: string;
  readonly code: string;
  /** The address of the page that has the form; its frame is put around answers. */
  readonly page: string | null;
  /** The words beside the consent box, as HTML; null where none is asked for. */
  readonly consent: string | null;
  readonly words: ContactWords;
  /** Every form, equal ones once; absent where none has fields or words of the site's own. */
  readonly forms?: readonly ContactForm[] | undefined;
}

/** What the server needs to take the messages of the contact form. */
export interface ContactService {
  /** The path, below the base path and without a final slash, that messages are posted to. */
  readonly path: string;
  /** False where the site's own form posts to another origin. */
  readonly own: boolean;
  readonly captcha: CaptchaProvider;
  /** The key of the site at the provider, in whose account it can be seen. */
  readonly siteKey?: string | undefined;
  /** Other origins whose pages may post here. */
  readonly allowOrigins: readonly string[];
  /** Whose letters names may have: any where a page of some language takes them. */
  readonly names: 'latin' | 'any';
  /** Whether a message needs a telephone number. */
  readonly phone: 'required' | 'optional';
  /** Whether a message may be empty; left out, it may not. */
  readonly message?: 'required' | 'optional' | undefined;
  /** The address of the style of answers. */
  readonly stylesheet: string;
  /** The default language first. */
  readonly locales: readonly ContactLocale[];
}

/** What the server and static hosts need to know of a build; written as `_build.json`, which is not served. */
export interface BuildManifest {
  readonly build: string;
  readonly basePath: string;
  /** Built with drafts or as of another moment: nothing of it is kept for visitors. */
  readonly preview?: true;
  readonly files: Readonly<Record<string, ManifestFile>>;
  readonly redirects: readonly ManifestRedirect[];
  /** Address prefix (`/` or `/hi`) to the file of its not-found page; the longest matching prefix wins. */
  readonly notFound: Readonly<Record<string, string>>;
  readonly headers: readonly HeaderRule[];
  /** The tag manager's container, whose owner decides what runs on every page. */
  readonly container?: string | undefined;
  /** Absent in a site without a contact service. */
  readonly contact?: ContactService | undefined;
}
