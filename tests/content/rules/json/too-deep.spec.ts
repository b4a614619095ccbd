import { describe, expect, test } from 'vitest';
import { report, reportPage } from '../../support/site.ts';

describe('json/too-deep', () => {
  const DEEP = 'json/too-deep · More than 64 levels of nesting. Flatten the content.';
  test.each([
    ['100,000 open brackets', '['.repeat(100_000), '1:65-1:66'],
    ['100,000 objects', '{"a":'.repeat(100_000), '1:321-1:322'],
    ['65 levels of valid JSON', `${'['.repeat(65)}${']'.repeat(65)}`, '1:65-1:66'],
    ['brackets closed by the wrong ones', '[},'.repeat(100_000), '1:193-1:194'],
    ['brackets behind a quote in a comment', `/*"*/${'['.repeat(100_000)}`, '1:70-1:71'],
    ['brackets behind a quote in a line comment', `//"\r${'['.repeat(100_000)}`, '1:69-1:70'],
    ['brackets behind a text that a carriage return ends', `"a\r${'['.repeat(100_000)}`, '1:68-1:69'],
  ])('%s', (_, source, place) => {
    expect(reportPage(source)).toEqual([`${place} ${DEEP}`]);
  });
  test('64 levels are read', () => {
    expect(reportPage(`${'['.repeat(64)}${']'.repeat(64)}`)).toEqual([
      '1:1-1:129 schema/type · Here an object in braces is expected. It holds “$schema”, “title”, “seo”, and “sections”.',
    ]);
  });
  test('a site.json that is too deep is reported once, whatever else is missing', () => {
    expect(report({ 'site.json': '['.repeat(100_000), 'pages/404.json': undefined })).toEqual([
      `site.json:1:65-1:66 ${DEEP}`,
    ]);
  });
});
