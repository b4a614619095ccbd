import { expect, test } from 'vitest';
import { compiler, input, NOW, page, prose, report, site } from '../../support/site.ts';

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

test('a folder that is a link is told as that alone, whatever links to its pages', () => {
  const unread = new Map([['pages', 'link' as const]]);
  const given = input({ 'site.json': site({ redirects: [{ from: '/old', to: '/team/ada' }] }) });
  const files = new Map([...given.files].filter(([path]) => !path.startsWith('pages/')));
  const { diagnostics } = compiler.check({ ...given, files, unread }, NOW);
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['site/pages schema/unknown-file']);
});
