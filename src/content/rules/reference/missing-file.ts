import { atTop } from '../../diagnostics/fault.ts';
import { SINGLE_FILES } from '../../schema/placement.ts';
import type { SiteInput } from '../../site/input.ts';
import { mistake } from '../rule.ts';

/** The files that every site has. */
export const REQUIRED = [...SINGLE_FILES, 'pages/index.json'];

/** One that lies there under another ending, or as a link, is told of as that. */
function missingIn({ files, unread = new Map() }: SiteInput): string[] {
  const meant = new Set(
    [...unread.keys()].map((path: string) => path.replace(/\.json[a-z0-9.]{0,20}$/i, '.json')),
  );
  return REQUIRED.filter((file) => !files.has(file) && !meant.has(file));
}

export const referenceMissingFile = mistake({
  says: 'A file that every site needs is not there.',
  wrong: 'a folder without navigation.json',
  right: 'a folder with navigation.json',
  remedy: 'Add it; `npm run new-site` writes a small valid site to copy from.',
  site: ({ index }) =>
    missingIn(index.input).map((file) => ({ ...atTop(file), message: `Every site needs the file ${file}.` })),
});
