import { quote } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import { asText } from '../../json/unchecked.ts';
import { PERSON } from '../../schema/item-roles.ts';
import { collectionWith, textIn } from '../../site/items.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { advice } from '../rule.ts';

export const referenceGroup = advice({
  code: 'reference/group',
  says: 'Advice: a list of people and the people themselves name different groups, so that somebody is shown nowhere.',
  wrong: '"group": "managment", where the list shows “management”',
  right: '"group": "management"',
  remedy: 'Write the same group in the list and in the entry, or place a list of that group.',
  *soundSite({ index }) {
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
    for (const [name, shown] of groupBy(lists, ({ of }) => of)) {
      // A group that a page takes from its item may be any.
      if (shown.some(({ group }) => group === undefined)) continue;
      const people = (index.collections.get(name)?.all ?? []).map((item) => ({
        file: item.file,
        pointer: item.pointer + (item.type.roles.get('group') ?? ''),
        group: textIn(item, 'group'),
      }));
      const [ofLists = [], ofPeople = []] = [shown, people].map((all) => all.map(({ group = '' }) => group));
      const empty = shown.filter(({ group = '' }) => !ofPeople.includes(group));
      for (const { group = '', ...place } of empty) {
        const message = `Nobody is in the group ${quote(group)}: this list is left out.`;
        yield { ...place, message, unknown: [group, ofPeople] };
      }
      // Those whom an empty list may be meant for are told of with it.
      const hidden = empty.length > 0 ? [] : people.filter(({ group = '' }) => !ofLists.includes(group));
      for (const { group = '', ...place } of hidden) {
        const message = `No list shows the group ${quote(group)}: this entry is shown nowhere.`;
        yield { ...place, message, unknown: [group, ofLists] };
      }
    }
  },
});
