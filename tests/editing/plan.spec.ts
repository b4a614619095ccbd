import { expect, test } from 'vitest';
import { stepsOf } from '../../src/content/rename/site-change.ts';
import { planOperation } from '../../src/editing/plan.ts';
import { regionType } from '../content/support/branches.ts';
import { checkSite, site } from '../content/support/site.ts';

const { id, ...properties } = Object(regionType.properties);
const entry = { slug: 'new', name: 'New' };
const FILE = 'collections/regions.json';

test.each([
  { op: 'insert', file: FILE, pointer: '/items/1', value: entry },
  { op: 'duplicate', file: FILE, pointer: '/items/0' },
] as const)('an entry known by its slug gets a free one, in its translation too: $op', (operation) => {
  const regions = { $schema: '../schemas/regions.schema.json', items: [entry] };
  const { index, diagnostics } = checkSite({
    'site.json': site({
      locales: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
      ],
    }),
    'schemas/regions.schema.json': {
      ...regionType,
      required: ['slug', 'name'],
      collection: { ...Object(regionType.collection), key: 'slug' },
      properties: { slug: id, ...properties },
    },
    [FILE]: regions,
    [`locales/hi/${FILE}`]: { items: [entry] },
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const slugs = stepsOf(planOperation(index, operation)).map(({ path, after }) => [
    path,
    JSON.parse(after ?? '').items.map(({ slug }: typeof entry) => slug),
  ]);
  expect(slugs).toEqual([
    [FILE, ['new', 'new-2']],
    [`locales/hi/${FILE}`, ['new', 'new-2']],
  ]);
});
