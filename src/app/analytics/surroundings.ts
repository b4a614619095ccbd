import type { AppRouter } from '../router.ts';
import type { PageWords } from '../words.ts';

/** The app that the tag manager counts the pages of. */
export interface Surroundings {
  readonly router: AppRouter;
  /** In the language of the page that is open. */
  readonly words: PageWords;
}
