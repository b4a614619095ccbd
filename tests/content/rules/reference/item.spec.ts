import { describe, expect, test } from 'vitest';
import { link, reportSections } from '../../support/site.ts';

const detail = (item: string) => ({ type: 'service-detail', id: 'a', action: link('/'), item });

describe('reference/item', () => {
  test('a block names an entry that there is', () => {
    expect(reportSections(detail('tax'))).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(reportSections(detail('taxx'))).toEqual([
      '16:15-16:21 reference/item /sections/0/item · There is no entry “taxx” in services. Did you mean “tax”?',
    ]);
  });
  test('in a list of entries of the collection that the block shows', () => {
    const carousel = {
      type: 'card-carousel',
      id: 'a',
      heading: 'A',
      collection: 'services',
      items: ['tax', 'risk'],
    };
    expect(reportSections(carousel)).toEqual([
      '16:9-16:15 reference/item /sections/0/items/1 · There is no entry “risk” in services. Possible: tax.',
    ]);
  });
});
