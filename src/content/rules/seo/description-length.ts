import { advice } from '../rule.ts';
import { badLengths } from './results.ts';

export const seoDescriptionLength = advice({
  says: 'Advice: search engines cut a longer description and replace a very short one.',
  wrong: '"description": "About tax."',
  right:
    '"description": "What it means to earn in one country and live in another, and which papers each wants."',
  remedy: 'Write 50 to 165 characters.',
  soundSite: (context) => badLengths('description', context),
});
