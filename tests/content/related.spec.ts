import { describe, expect, it } from 'vitest';
import { neighboursOf, relatedItems } from '../../src/content/resolve/neighbours.ts';
import { contentTypes } from '../../src/content/schema/content-types.ts';
import type { Item } from '../../src/content/site/items.ts';
import type { ValidSite } from '../../src/content/site/valid-site.ts';
import { schemaFiles } from './support/schemas.ts';

const type = contentTypes(schemaFiles).get('events');
if (!type) throw new Error('There are no events.');

const item = (key: string, ...topics: string[]): Item => ({
  type,
  collection: 'events',
  key,
  original: { topics },
  value: {},
  file: 'collections/events.json',
  pointer: '',
});
const keys = (items: readonly Item[]) => items.map(({ key }) => key);

describe('related items', () => {
  const [tax, both, sip, none, more] = [
    item('tax', 'Tax'),
    item('both', 'Tax', 'SIP'),
    item('sip', 'SIP'),
    item('none'),
    item('more', 'SIP', 'Tax', 'Global'),
  ] as const;
  const newestFirst = [tax, both, sip, none, more];

  it('share most topics first, then the newest; never the item itself, never what shares nothing', () => {
    expect(keys(relatedItems(both, newestFirst))).toEqual(['more', 'tax', 'sip']);
    expect(keys(relatedItems(tax, newestFirst))).toEqual(['both', 'more']);
    expect(relatedItems(none, newestFirst)).toEqual([]);
  });
  it('share a topic once, however often they name it', () => {
    const twice = item('twice', 'Tax', 'Tax');
    expect(keys(relatedItems(both, [twice, more]))).toEqual(['more', 'twice']);
  });
  it('share a topic whether or not their translations have its name', () => {
    const translated = { ...tax, value: { topics: ['कर'] } };
    expect(keys(relatedItems(translated, [translated, both]))).toEqual(['both']);
  });
  it('are twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, i) => item(`n${i}`, 'Tax'));
    expect(keys(relatedItems(item('own', 'Tax'), many))).toEqual(keys(many.slice(0, 12)));
  });
});

describe('neighbours in a list', () => {
  const items = [item('a'), item('b'), item('c')];
  const around = (key: string, pathOf: (item: Item) => string | undefined = ({ key }) => `/${key}`) => {
    const at = items.find((candidate) => candidate.key === key) ?? item(key);
    const { previous, next } = neighboursOf(at, {
      publicItems: () => items,
      rankOf: (x) => items.indexOf(x),
      pathOf,
      values: { said: () => undefined },
      string: (k) => k,
      index: { files: new Map() } as unknown as ValidSite,
      originalLanguage: undefined,
    });
    return [previous, next];
  };
  it('are the one before and the one after', () => {
    expect(around('b')).toEqual([
      { label: 'previous', title: 'a', href: '/a' },
      { label: 'next', title: 'c', href: '/c' },
    ]);
    expect(around('a')[0]).toBeNull();
    expect(around('c')[1]).toBeNull();
  });
  it('are none for an item that the list does not show, or without pages', () => {
    expect(around('hidden')).toEqual([null, null]);
    expect(around('b', () => undefined)).toEqual([null, null]);
  });
});
