import { contentHash } from '../../ground/content-hash.ts';
import type { Kept, Recall } from '../json/remembered.ts';
import { type LinkNotes, pathsNamedIn } from '../link/site-context.ts';
import { schemasKey } from '../schema/schemas.ts';
import { type ContentFile, textHash } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { lookedInto, printOf } from './noted-file.ts';

/**
 * Remembers what was found in a site as a whole, or made of it: that is the same as long as all that is noted of its
 * files is. Most edits change a text that no rule about the whole site looks at; what looked at one is not remembered.
 */
export function createSiteMemory(kept: Kept, notes: LinkNotes) {
  return (index: SiteIndex, allFiles: ReadonlyMap<string, ContentFile>): Recall => {
    const { schemas, drafts, preview, now, routes, input } = index;
    const noted = [...allFiles.values()].flatMap((file) => {
      const paths = notes.get(file)?.paths ?? JSON.stringify(file.schema ? pathsNamedIn(file, schemas) : []);
      return [file.path, printOf(file), paths];
    });
    const shown = [...index.shown].map(([name, items]) => [name, items.length]);
    const around = [schemasKey(schemas), drafts, preview, now.toISOString().slice(0, 10), shown];
    const lies = [[...input.media], [...(input.unread ?? [])]];
    const print = contentHash([JSON.stringify([around, lies]), ...routes.keys(), ...noted].join('\n'));
    return <T>(name: string, make: () => T): T => {
      const [before, found] = kept.get(`made ${name}`)?.split('\t') ?? [];
      // Written below.
      if (before === print && found !== undefined) return JSON.parse(found) as T;
      const { result, reads } = lookedInto.during(make);
      const isWhole = reads.every((path) => {
        const file = allFiles.get(path);
        return file !== undefined && printOf(file) === textHash(file);
      });
      if (isWhole) kept.set(`made ${name}`, `${print}\t${JSON.stringify(result)}`);
      return result;
    };
  };
}
