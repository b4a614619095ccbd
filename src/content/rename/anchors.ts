import { around } from '../diagnostics/pointer.ts';
import type { JsonValue } from '../json/json.ts';
import { anchorsOf, pathStart } from '../link/targets.ts';
import { recordName } from '../locales/records.ts';
import { blocksIn, type RouteEntry } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { baseOf } from '../uses/overlay.ts';
import { createDraft, type Job, type Planned } from './draft.ts';

const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_ANCHOR = 64;

/** The sections of a file with an id, by pointer. */
const sectionsWith = (value: JsonValue | undefined, id: string): string[] =>
  blocksIn(value).flatMap(({ block, pointer }) => (block.id === id ? [`${pointer}/id`] : []));

/** The file that a section of a route is written in: that of its page, else that of the item which it shows. */
function fileOf(entry: RouteEntry, anchor: string, index: SiteIndex): string | undefined {
  const files = [entry.file.path, entry.item?.file];
  return files.find(
    (path) => path !== undefined && sectionsWith(index.files.get(path)?.value, anchor).length > 0,
  );
}

/** Gives a section another id, on every page that it stands on. */
export function planAnchor({ all, places }: Job, route: string, from: string, written: string): Planned {
  const [path = '', to = ''] = written.split('#', 2);
  const entry = all.routes.get(route);
  const file = entry && fileOf(entry, from, all);
  if (!entry || file === undefined) return { problem: `The section “${from}” of ${route} cannot be found.` };
  if (path !== '' && path !== route)
    return { problem: `A section stays on its page. Write ${route}#${to === '' ? 'its-new-name' : to}.` };
  if (!ANCHOR.test(to) || to.length > MAX_ANCHOR)
    return {
      problem: `“${to}” is no name for a section. Write a lower-case letter, then at most ${MAX_ANCHOR - 1} letters, digits and hyphens, for example #how-we-work.`,
    };
  const shownOn = [...all.routes.values()].filter(
    ({ file: page, item }) => page.path === file || item?.file === file,
  );
  const taken = shownOn.find((other) => anchorsOf(all, other.route).has(to));
  if (taken) return { problem: `There is a section “${to}” on ${taken.route} already.` };
  const draft = createDraft(all);
  const original = all.files.get(file)?.value;
  const lists = sectionsWith(original, from).map((pointer) => around(around(pointer)));
  for (const other of all.allFiles.values()) {
    if (baseOf(other.path) !== file) continue;
    for (const pointer of sectionsWith(other.value, from)) draft.replace(other.path, pointer, to);
    if (other.path !== file)
      for (const list of lists) draft.replaceRecords(other.path, recordName(original, list), from, to);
  }
  const routes = new Set(shownOn.map((other) => other.route));
  const files = new Set([
    file,
    ...shownOn.flatMap((other) => (other.file.path === file ? (other.item?.file ?? []) : [])),
  ]);
  for (const place of places) {
    const start = pathStart(place.text, all.site);
    const [before = '', anchor] = place.kind === 'link' ? place.text.slice(start).split(/#(.*)/s) : [];
    if (anchor !== from) continue;
    const isAlone = before === '' && start === 0;
    const isMeant = isAlone ? files.has(baseOf(place.file)) : routes.has(before.replace(/\?.*$/s, '') || '/');
    if (isMeant) draft.rewrite(place, to, start + before.length + 1);
  }
  return { draft, redirects: 0 };
}
