import { pathStart } from '../link/targets.ts';
import { isDocument } from '../schema/placement.ts';
import { baseOf, besideBase } from '../uses/overlay.ts';
import { createDraft, type Job, type Planned } from './draft.ts';

const PATH = /^(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$/;
const extensionOf = (path: string) => /\.[A-Za-z0-9]+$/.exec(path)?.[0].toLowerCase() ?? '';

/** The document that a PDF is printed from. */
const sourceOf = (path: string) => path.slice(1).replace(/\.pdf$/, '.json');

/** Moves a file below `public/`, and the document that it is printed from: that would print the old one anew. */
export function planFile({ all, places }: Job, from: string, written: string): Planned {
  const to = written.replace(/^public(?=\/)/, '');
  if (!PATH.test(to))
    return {
      problem: `“${written}” is no path of a file below public/. Write letters, digits, dots, hyphens and underscores after each slash, for example /images/curve.svg.`,
    };
  if (extensionOf(to) !== extensionOf(from))
    return {
      problem: `“${to}” must end in “${extensionOf(from)}”: renaming a file does not make another kind of it.`,
    };
  if (all.input.media.has(to)) return { problem: `There is a file “public${to}” already.` };
  const draft = createDraft(all);
  draft.moveMedia(from, to);
  const [source, moved] = [sourceOf(from), sourceOf(to)];
  if (isDocument(source) && all.files.has(source)) {
    if (all.files.has(moved)) return { problem: `There is a file ${moved} already.` };
    for (const path of all.allFiles.keys())
      if (baseOf(path) === source) draft.move(path, besideBase(path, moved));
  }
  for (const place of places) {
    if (place.kind !== 'media' && place.kind !== 'link') continue;
    const start = pathStart(place.text, all.site);
    const path = place.kind === 'media' ? place.text : place.text.slice(start).replace(/[?#].*$/s, '');
    if (path === from) draft.rewrite(place, to, start, start + path.length);
  }
  return { draft, redirects: 0 };
}
