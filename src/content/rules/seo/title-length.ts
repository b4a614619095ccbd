import { advice } from '../rule.ts';
import { badLengths } from './results.ts';

export const seoTitleLength = advice({
  says: 'Advice: search engines cut a longer title, and a very short one says nothing.',
  wrong: '"title": "Tax"',
  right: '"title": "Global tax advisory | Tax in two countries"',
  remedy: 'Write 10 to 65 characters.',
  soundSite: (context) => badLengths('title', context),
});
