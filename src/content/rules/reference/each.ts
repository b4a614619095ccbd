import { asText } from '../../json/unchecked.ts';
import { parameterOf } from '../../site/routes.ts';
import { rule } from '../rule.ts';

export const referenceEach = rule({
  code: 'reference/each',
  severity: 'error',
  says: 'A page for every item and the name of its file do not fit together.',
  wrong: 'pages/services/tax.json with "each": "services"',
  right: 'pages/services/[slug].json with "each": "services"',
  remedy: 'Rename the file, or add or remove "each".',
  site: ({ index }) =>
    [...index.pages, ...index.documents].flatMap(({ file, route, page }) => {
      const parameter = parameterOf(route);
      const each = asText(page.each);
      if ((parameter === undefined) === (each === undefined)) return [];
      return parameter === undefined
        ? {
            file: file.path,
            pointer: '/each',
            message:
              'Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
          }
        : {
            file: file.path,
            pointer: '',
            spot: 'brace',
            message: `A file named [${parameter}].json stands for every item of a collection: add "each" with the collection’s name.`,
          };
    }),
});
