import { asText } from '../../json/unchecked.ts';
import { isPagePath, isToHoldItems, parameterOf } from '../../site/routes.ts';
import { mistake } from '../rule.ts';

const WITHOUT_PARAMETER =
  'Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".';

export const referenceEach = mistake({
  says: 'A page for every item and the name of its file do not fit together.',
  wrong: 'pages/services/tax.json with "each": "services"',
  right: 'pages/services/[slug].json with "each": "services"',
  remedy: 'Rename the file, or add or remove "each".',
  site: ({ index }) =>
    [...index.pages, ...index.documents].flatMap(({ file: read, route, page }) => {
      const file = read.path;
      const parameter = parameterOf(route);
      if ((parameter === undefined) === (asText(page.each) === undefined)) return [];
      // What its name is to be is told of that.
      if (parameter === undefined)
        return isToHoldItems(file) ? [] : { file, pointer: '/each', message: WITHOUT_PARAMETER };
      // A document has no parameter: that is told of its name. A page with mistakes may say it in another way.
      if (!isPagePath(file) || !read.isSound) return [];
      const message = `A file named [${parameter}].json stands for every item of a collection: add "each" with the collection’s name.`;
      return { file, pointer: '', spot: 'brace', message };
    }),
});
