import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import { placeInRole, topicsOf } from '../../site/items.ts';
import { advice } from '../rule.ts';

const plain = (topic: string) => topic.trim().replace(/\s+/g, ' ').toLowerCase();

export const referenceTopic = advice({
  says: 'Advice: two topics of a collection differ only in capitals or blanks, so that their items are not related.',
  wrong: '"topics": ["planning "], where others say “Planning”',
  right: '"topics": ["Planning"]',
  remedy: 'Write the topic as the other items do.',
  *soundSite({ index }): Generator<SiteFault> {
    for (const { all } of index.collections.values()) {
      const uses = all.flatMap((item) => {
        const { file, pointer } = placeInRole(item, 'topics');
        return topicsOf(item).map((topic, i) => ({ file, pointer: `${pointer}/${i}`, topic }));
      });
      for (const alike of groupBy(uses, ({ topic }) => plain(topic)).values()) {
        const [[usual] = [], ...others] = [...groupBy(alike, ({ topic }) => topic)].sort(
          ([, a], [, b]) => b.length - a.length,
        );
        for (const { topic, ...place } of others.flatMap(([, rare]) => rare))
          yield {
            ...place,
            message: `${quote(topic)} is another topic than ${quote(usual)}: items of the one are not related to those of the other.`,
            suggestion: usual,
          };
      }
    }
  },
});
