import { expect, test } from 'vitest';
import type { JsonValue } from '../../src/content/json/json.ts';
import { createShapes } from '../../src/content/schema/shape.ts';
import { joinLines, walk } from '../../src/content/schema/walk.ts';
import { schemaFiles } from './support/schemas.ts';
import { page, prose } from './support/site.ts';

const shapeOf = createShapes(schemaFiles);

function leaves(schema: string, value: JsonValue): string[] {
  const found: string[] = [];
  walk(shapeOf(schema), value, '', ({ text, role, collection, pointer }) => {
    found.push(`${pointer} ${collection ?? role} ${JSON.stringify(text)}`);
  });
  return found;
}

test('a page’s texts, links, pictures and references are found by their schema', () => {
  const sections = [
    { ...prose('a', ['One', 'Two']), link: { label: 'A', href: '/' }, image: { src: '/a.svg', alt: 'B' } },
    { type: 'service-detail', id: 'b', item: 'tax' },
  ];
  expect(leaves('page.schema.json', page(...sections))).toEqual([
    '/$schema text "../../schemas/page.schema.json"',
    '/title text "Page"',
    '/seo/title text "Title"',
    '/seo/description text "Description"',
    '/sections/0/type plain "prose"',
    '/sections/0/id plain "a"',
    '/sections/0/text markdown "One\\nTwo"',
    '/sections/0/link/label text "A"',
    '/sections/0/link/href link "/"',
    '/sections/0/image/src media "/a.svg"',
    '/sections/0/image/alt text "B"',
    '/sections/1/type plain "service-detail"',
    '/sections/1/id plain "b"',
    '/sections/1/item services "tax"',
  ]);
});

test('links and pictures are resolved whole', () => {
  expect(shapeOf('shared/link.schema.json')).toMatchObject({ as: 'link' });
  expect(shapeOf('shared/image.schema.json')).toMatchObject({ as: 'image' });
  expect(shapeOf('blocks/prose.schema.json')).toMatchObject({ as: null });
});

test('values that do not fit are passed over', () => {
  expect(
    leaves('page.schema.json', { title: 5, sections: [null, { type: 'nope', id: 'a' }, [prose('b')]] }),
  ).toEqual([]);
  expect(leaves('page.schema.json', [])).toEqual([]);
});

test('free names are followed', () => {
  expect(leaves('site.schema.json', { variables: { brand: 'Firm', 'a/b': 'c' } })).toEqual([
    '/variables/brand text "Firm"',
    '/variables/a~1b text "c"',
  ]);
});

test('a shape is made once, and only of a schema that there is', () => {
  expect(shapeOf('page.schema.json')).toBe(shapeOf('page.schema.json'));
  expect(() => shapeOf('nope.schema.json')).toThrow('There is no schema “nope.schema.json”.');
});

test('lines are one text', () => {
  expect(joinLines(['a', 'b'])).toBe('a\nb');
  expect(joinLines('a')).toBe('a');
  expect(joinLines({})).toBeUndefined();
});
