import { atTop } from '../../diagnostics/fault.ts';
import { SINGLE_FILES } from '../../schema/placement.ts';
import { linkedFolders } from '../../site/input.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';
import { meantPlace } from '../schema/unknown-file.ts';

/** The files that every site has. */
export const REQUIRED = [...SINGLE_FILES, 'pages/index.json'];

/** One that lies there under another name or ending, or as a link, is told of as that. */
function missingIn(index: SiteIndex): string[] {
  const { files, unread = new Map() } = index.input;
  const missing = REQUIRED.filter((file) => !files.has(file));
  if (missing.length === 0) return missing;
  const meant = new Set([
    ...[...unread.keys()].map((path: string) => path.replace(/\.json[a-z0-9.]{0,20}$/i, '.json')),
    ...[...index.files.values()].map((file) => meantPlace(file, index)),
  ]);
  const linked = linkedFolders(index.input);
  return missing.filter(
    (file) => !meant.has(file) && !linked.some((folder) => file.startsWith(`${folder}/`)),
  );
}

export const referenceMissingFile = mistake({
  says: 'A file that every site needs is not there.',
  wrong: 'a folder without navigation.json',
  right: 'a folder with navigation.json',
  remedy: 'Add it; `npm run new-site` writes a small valid site to copy from.',
  site: ({ index }) =>
    missingIn(index).map((file) => ({ ...atTop(file), message: `Every site needs the file ${file}.` })),
});
