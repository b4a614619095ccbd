import type { ShellModel } from '../../model/page-model.ts';
import type { AppRouter } from '../router.tsx';

/** The app that the tag manager counts the pages of. */
export interface Surroundings {
  readonly container: Element;
  readonly router: AppRouter;
  /** The shell of the page that is open. */
  shell(): ShellModel;
}
