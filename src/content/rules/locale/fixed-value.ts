import { quote } from '../../diagnostics/fault.ts';
import { lastStep } from '../../diagnostics/pointer.ts';
import { mistake } from '../rule.ts';

export const localeFixedValue = mistake({
  says: 'A translation changes what is the same in every language: a type, a slug, an address, what an item refers to.',
  wrong: '"href": "/hi/contact-us" in locales/hi/pages/index.json',
  right: 'no "href" there; links lead to the page in the visitor’s language by themselves',
  remedy: 'Remove the field from the translation.',
  translation(problem) {
    if (problem.kind !== 'fixed') return undefined;
    // In a list that is replaced whole it cannot be left out: that is told where it would stand.
    const message =
      lastStep(problem.pointer) === problem.name
        ? 'is the same in every language. Remove it here, or write it as in the original.'
        : 'is missing here: it is the same in every language. Write it as in the original.';
    return { message: `${quote(problem.name)} ${message}`, suggestion: problem.original };
  },
});
