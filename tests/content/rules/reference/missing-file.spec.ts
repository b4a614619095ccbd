import { expect, test } from 'vitest';
import { report } from '../../support/site.ts';

test('reference/missing-file, and no link to the page is called wrong', () => {
  expect(report({ 'pages/index.json': undefined })).toEqual([
    'pages/index.json:1:1-1:1 reference/missing-file · Every site needs the file pages/index.json.',
  ]);
});
