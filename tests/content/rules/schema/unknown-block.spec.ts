import { describe, expect, test } from 'vitest';
import { schemaFiles } from '../../support/schemas.ts';
import { prose, reportSections } from '../../support/site.ts';

const BLOCKS = [...schemaFiles.keys()]
  .flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
  .join(', ');

describe('schema/unknown-block', () => {
  test('suggests the nearest type and says nothing more', () => {
    expect(reportSections({ type: 'prosee', id: 'a', whatever: 1 })).toEqual([
      `10:15-10:23 schema/unknown-block /sections/0/type · There is no block “prosee”. Possible: ${BLOCKS}. Did you mean “prose”?`,
    ]);
  });
  test('finds the type in a field of another name by what it says', () => {
    expect(reportSections({ id: 'quote', text: 'Text.', kind: 'prose' })).toEqual([
      '12:7-12:13 schema/unknown-property /sections/0/kind · “kind” is not a property here. Did you mean “type”?',
    ]);
  });
  test('says of one without a type in columns once that it lacks it', () => {
    const blocks = [{ id: 'b', text: 'A' }, prose('c')];
    expect(reportSections({ type: 'columns', id: 'a', blocks })).toEqual([
      '13:9-13:10 schema/missing-property /sections/0/blocks/0 · The property “type” is missing here: it names the block. Possible: accordion, callout, embed, event-facts, figure, key-facts, opening-hours, prose, quote, table, tabs, timeline.',
    ]);
  });
  test('takes a text for none', () => {
    expect(reportSections({ type: 'columns', id: 'a', blocks: ['A', prose('c')] })).toEqual([
      '13:9-13:12 schema/type /sections/0/blocks/0 · Here an object in braces is expected. It holds “type”.',
    ]);
  });
  test('says of a block that stands elsewhere that it cannot in columns', () => {
    const columns = { type: 'columns', id: 'a', blocks: [{ type: 'banner', id: 'b' }, prose('c')] };
    expect(reportSections(columns)).toEqual([
      '14:19-14:27 schema/unknown-block /sections/0/blocks/0/type · “banner” cannot stand in columns. Possible: accordion, callout, embed, event-facts, figure, key-facts, opening-hours, prose, quote, table, tabs, timeline.',
    ]);
  });
});
