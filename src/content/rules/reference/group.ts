import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import { listAt, stringAt } from '../../json/json.ts';
import { rememberedBy } from '../../json/remembered.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { fieldAt } from '../../schema/content-types.ts';
import { PERSON } from '../../schema/item-roles.ts';
import { collectionWith, placeInRole, textIn } from '../../site/items.ts';
import { blocksOf, listing, queriesIn } from '../../site/page-entries.ts';
import { valuesOf } from '../../site/queries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { advice } from '../rule.ts';

/** Lists of what has a text that no item has, such as a misspelt category. */
function* ofNone(index: SiteIndex): Generator<SiteFault> {
  // Many lists ask for the same field.
  const valuesIn = rememberedBy((collection: string) =>
    rememberedBy(
      (field: string) =>
        new Set(
          (index.collections.get(collection)?.all ?? []).flatMap(({ original }) => valuesOf(original, field)),
        ),
    ),
  );
  for (const { path: file, value } of listing(index)) {
    for (const { query, pointer } of queriesIn(value)) {
      const { type, all = [] } = index.collections.get(asText(query.collection) ?? '') ?? {};
      if (type === undefined || all.length === 0) continue;
      for (const [i, condition] of asList(query.where).entries()) {
        const { field, equals, has } = condition ?? {};
        const [wanted, name] = [asText(equals ?? has), asText(field) ?? ''];
        const schema = fieldAt(type.item, name)?.schema;
        const one = has === undefined ? schema : schema?.items;
        // What a field may be although no item is it yet cannot be misspelt; of a reference another rule tells.
        const isKnown =
          stringAt(one, 'reference') !== undefined || listAt(one, 'enum').includes(wanted ?? '');
        if (wanted === undefined || wanted === '$item' || isKnown) continue;
        const values = valuesIn(type.name)(name);
        if (values.has(wanted)) continue;
        const message = `No item of ${type.name} has ${quote(wanted)} in ${quote(name)}: this list shows none.`;
        const place = `${pointer}/where/${i}/${has === undefined ? 'equals' : 'has'}`;
        yield { file, pointer: place, message, unknown: [wanted, values] };
      }
    }
  }
}

export const referenceGroup = advice({
  says: 'Advice: a list and its items name different groups, so that somebody is shown nowhere, or nothing in the list.',
  wrong: '"group": "managment", where the list shows “management”',
  right: '"group": "management"',
  remedy: 'Write the same group in the list and in the entry, or place a list of that group.',
  *soundSite({ index }) {
    yield* ofNone(index);
    // What is noted of a file says whether it needs to be read.
    const files = [...index.files.values()].filter(
      ({ traits }) => traits?.types.includes('team-list') ?? true,
    );
    const lists = files.flatMap((file) =>
      blocksOf(file, 'team-list').map(({ block, pointer }) => ({
        file: file.path,
        pointer: `${pointer}/group`,
        group: asText(block.group),
        of: asText(block.collection) ?? collectionWith(index.collections, PERSON)?.name ?? '',
      })),
    );
    // What has a page of its own, or stands in another kind of list, is shown there.
    const elsewhere = new Set([
      ...index.templates.map(({ each }) => each),
      ...listing(index).flatMap(({ value }) => queriesIn(value).map(({ query }) => asText(query.collection))),
    ]);
    for (const [name, shown] of groupBy(lists, ({ of }) => of)) {
      // A group that a page takes from its item may be any.
      if (shown.some(({ group }) => group === undefined)) continue;
      const people = (index.collections.get(name)?.all ?? []).map((item) => ({
        ...placeInRole(item, 'group'),
        group: textIn(item, 'group'),
      }));
      const [ofLists = [], ofPeople = []] = [shown, people].map((all) => all.map(({ group = '' }) => group));
      const empty = shown.filter(({ group = '' }) => !ofPeople.includes(group));
      for (const { group = '', ...place } of empty) {
        const message = `Nobody is in the group ${quote(group)}: this list is left out.`;
        yield { ...place, message, unknown: [group, ofPeople] };
      }
      // Those whom an empty list may be meant for are told of with it.
      const isTold = empty.length > 0 || elsewhere.has(name);
      const hidden = isTold ? [] : people.filter(({ group = '' }) => !ofLists.includes(group));
      for (const { group = '', ...place } of hidden) {
        const message = `No list shows the group ${quote(group)}: this entry is shown nowhere.`;
        yield { ...place, message, unknown: [group, ofLists] };
      }
    }
  },
});
