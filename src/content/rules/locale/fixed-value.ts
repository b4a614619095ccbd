import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const localeFixedValue = mistake({
  says: 'A translation changes what is the same in every language: a type, a slug, an address, what an item refers to.',
  wrong: '"href": "/hi/contact-us" in locales/hi/pages/index.json',
  right: 'no "href" there; links lead to the page in the visitor’s language by themselves',
  remedy: 'Remove the field from the translation.',
  translation(problem) {
    if (problem.kind !== 'fixed') return undefined;
    const remedy = 'Remove it here, or write it as in the original.';
    const message = `${quote(problem.name)} is the same in every language. ${remedy}`;
    // In a list that is replaced whole it cannot be left out.
    return { message, suggestion: problem.original };
  },
});
