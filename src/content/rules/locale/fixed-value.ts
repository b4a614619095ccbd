import { quote } from '../../diagnostics/fault.ts';
import { rule } from '../rule.ts';

export const localeFixedValue = rule({
  code: 'locale/fixed-value',
  severity: 'error',
  says: 'A translation changes what is the same in every language: a type, a slug, an address.',
  wrong: '"href": "/hi/contact-us" in locales/hi/pages/index.json',
  right: 'no "href" there; links lead to the page in the visitor’s language by themselves',
  remedy: 'Remove the field from the translation.',
  translation(problem) {
    if (problem.kind !== 'fixed') return undefined;
    return {
      pointer: problem.pointer,
      message: `${quote(problem.name)} is the same in every language. Remove it here, or write it as in the original.`,
    };
  },
});
