import { expect, test } from 'vitest';
import { page, prose, report, site } from '../../support/site.ts';

test('reference/missing-file, and no link to the page is called wrong', () => {
  expect(report({ 'pages/index.json': undefined })).toEqual([
    'pages/index.json:1:1-1:1 reference/missing-file · Every site needs the file pages/index.json.',
  ]);
});

test.each([
  ['Site.json', 'site.json', site()],
  ['pages/Index.json', 'pages/index.json', page(prose('intro'))],
])('%s is told to be %s, which is not said to be missing besides', (path, meant, value) => {
  expect(report({ [meant]: undefined, [path]: value })).toEqual([
    expect.stringMatching(`^${path}:1:1-1:1 schema/unknown-file · .* Did you mean “${meant}”\\?$`),
  ]);
});
