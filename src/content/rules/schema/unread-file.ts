import { atTop } from '../../diagnostics/fault.ts';
import { intendedName } from '../../site/input.ts';
import { advice } from '../rule.ts';

/** Files that tools leave or need, and texts about the folder itself, such as README.md. */
const OF_TOOLS = /(^|\/)(\.DS_Store|\.git[a-z]*|LICENSE|[A-Z_-]+\.md)$/;

export const schemaUnreadFile = advice({
  says: 'Advice: a file in the folder is not read, and no visitor gets it.',
  wrong: 'site-config/pages/notes.docx',
  right: 'site-config/public/documents/notes.docx',
  remedy: 'Move what visitors are to get below public/, and remove the rest.',
  site: ({ index }) =>
    [...(index.input.unread ?? [])].flatMap(([file, why]) => {
      const isIn = (folder: string) => file.startsWith(folder);
      // At the top lie the settings of tools.
      const isHidden = why === 'dot' && (isIn('public/') || (file.includes('/') && file.endsWith('.json')));
      const isOther = why === 'kind' && intendedName(file) === undefined;
      if ((!isHidden && !isOther) || OF_TOOLS.test(file)) return [];
      const message = isHidden
        ? 'Names that begin with a dot are not read. Remove the dot, or the file.'
        : 'This file is not read: content is JSON, and what visitors are to get lies below public/.';
      return { ...atTop(file), message };
    }),
});
