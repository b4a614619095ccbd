import { quote } from '../../diagnostics/fault.ts';
import { lastStep } from '../../diagnostics/pointer.ts';
import { mistake } from '../rule.ts';

export const localeFixedValue = mistake({
  says: 'A translation changes what is the same in every language: a type, a slug, an address, what an item refers to.',
  wrong: '"href": "/hi/contact-us" in locales/hi/pages/index.json',
  right: 'no "href" there; links lead to the page in the visitor’s language by themselves',
  remedy:
    'Remove the field from the translation; in a list whose entries have no ids write it as in the original.',
  translation(problem) {
    if (problem.kind === 'moved') {
      const instead = problem.original === undefined ? 'no entry' : quote(problem.original);
      return `${quote(problem.slug)} stands where the original has ${instead}. A list whose entries have no "id" is translated whole: write all its entries, in the order of the original.`;
    }
    if (problem.kind !== 'fixed') return undefined;
    const isThere = lastStep(problem.pointer) === problem.name;
    // In a list that is replaced whole it cannot be left out: its original is told there, or where it would stand.
    const mayGo = isThere && problem.original === undefined;
    const remedy = mayGo ? 'Remove it here, or write it' : 'Write it';
    const what = isThere ? 'is' : 'is missing here: it is';
    const message = `${what} the same in every language. ${remedy} as in the original.`;
    return { message: `${quote(problem.name)} ${message}`, suggestion: problem.original };
  },
});
