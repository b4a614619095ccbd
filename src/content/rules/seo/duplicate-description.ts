import { advice } from '../rule.ts';
import { doubles } from './results.ts';

export const seoDuplicateDescription = advice({
  says: 'Advice: two pages have the same description.',
  wrong: 'a description that was copied with its page',
  right: 'a description of its own for each',
  remedy: 'Say in a sentence what only this page has.',
  soundSite: (context) => doubles('description', context),
});
