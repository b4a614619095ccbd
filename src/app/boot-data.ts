/** What a page's document tells the app. Two documents of one build differ in `path` and `words` alone. */
export interface BootData {
  /** The build of the app, and the security policy where a page has one of its own: a document for another one is loaded whole. */
  readonly build: string;
  /** Links to pages below this address are the app's; others are the browser's. */
  readonly base: string;
  /** Where the page was made; the not-found page answers at any address, and has none. */
  readonly path?: string;
  readonly home: string;
  /** Where the words are that scripts show, and what else the pages of a language share. */
  readonly words: string;
  readonly debug?: true;
}

/** The boot data of a document. */
export function readBoot(of: Document): BootData {
  // Written by our own build into this very page.
  return JSON.parse(of.getElementById('page-engine')?.textContent ?? '{}') as BootData;
}
