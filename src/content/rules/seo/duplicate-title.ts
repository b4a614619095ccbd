import { advice } from '../rule.ts';
import { doubles } from './results.ts';

export const seoDuplicateTitle = advice({
  says: 'Advice: two pages have the same title.',
  wrong: 'two pages with "title": "Services"',
  right: 'a title of its own for each',
  remedy: 'Say in the title what only this page has.',
  soundSite: (context) => doubles('title', context),
});
