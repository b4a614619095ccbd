import { isNothing } from './compare-sites.ts';
import type { Change, Kind, Report, Sides } from './model.ts';

/** `1 route`, `3 routes`. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** Bytes as people read them: `820 B`, `12.3 kB`. */
export const bytes = (count: number): string =>
  count < 1000 ? `${count} B` : `${(count / 1000).toFixed(1)} kB`;

/** `+1.2 kB`, `−300 B`, `no change`. */
export const growth = (before: number, after: number): string =>
  before === after ? 'no change' : `${after > before ? '+' : '−'}${bytes(Math.abs(after - before))}`;

/** `12.3 kB`, or `12.3 kB → 12.5 kB (+200 B)`. */
export function sizes({ before, after }: Sides<number>): string {
  if (before === null || after === null) return bytes(before ?? after ?? 0);
  return before === after ? bytes(after) : `${bytes(before)} → ${bytes(after)} (${growth(before, after)})`;
}

/** The chapter that a reviewer must not miss. */
export const POWERS = 'Where messages go and what pages may do';

/** What a change is a change of, before its place. */
export const KINDS: Readonly<Record<Kind, string>> = {
  head: 'Head',
  section: 'Section',
  entry: 'Entry',
  text: 'Text',
  spoken: 'Read aloud',
  link: 'Link',
  picture: 'Picture',
  data: 'Shown on action',
  markup: 'Markup',
};

/** What happened, in a word; empty where before and after say it. */
export function deed({ kind, before, after }: Change): string {
  if (kind === 'markup' && before === after) return 'changed';
  if (before === after) return kind === 'picture' ? 'drawn anew' : 'moved';
  if (before === null) return 'added';
  return after === null ? 'removed' : '';
}

/** The chapter of what no page shows yet. */
export const LATER = 'Held back until later';

/** The chapter of translations that still say what their originals said. */
export const BEHIND = 'Translations left behind';

/** What is to be done about them. */
export const readAgain = (report: Report): string => {
  const codes = new Set(report.behind.map(({ where }) => where.split('/')[1]));
  const commands = [...codes].map((code) => `“npm run stamp -- ${code}”`);
  return `Their originals say something else now. Translate them again, or, where they still hold, run ${commands.join(' and ')}.`;
};

/** The counts that stand at the top, the most telling first. */
export function headline(report: Report): string[] {
  const having = (list: readonly { readonly how: string }[], how: string) =>
    list.filter((entry) => entry.how === how).length;
  const { routes, links } = report;
  const shared = report.shared.reduce((sum, { changes }) => sum + changes.length, 0);
  const parts: readonly (readonly [count: number, one: string, what: string])[] = [
    [report.powers.length, 'permission', 'changed'],
    [having(routes, 'changed'), 'route', 'changed'],
    [having(routes, 'added'), 'route', 'added'],
    [having(routes, 'removed'), 'route', 'removed'],
    [shared, 'change', 'on many pages'],
    [report.restyled.length, 'page', 'in another style'],
    [report.redirects.length, 'redirect', 'changed'],
    [report.files.length, 'file', 'changed'],
    [report.later.length, 'change', 'to come'],
    [report.behind.reduce((sum, { changes }) => sum + changes.length, 0), 'translation', 'left behind'],
    [having(links, 'added'), 'link target', 'added'],
    [having(links, 'removed'), 'link target', 'removed'],
  ];
  return parts.flatMap(([count, one, what]) => (count > 0 ? [`${counted(count, one)} ${what}`] : []));
}

/** What keeps the head from being built. */
export const mistakes = ({ diagnostics, faults }: Report): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length + faults.length;

/** What keeps the site from being built before mere advice. */
export const wrongFirst = (diagnostics: Report['diagnostics']) =>
  diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));

/** The whole report in one sentence. */
export function verdict(report: Report): string {
  const wrong = mistakes(report);
  if (wrong > 0) return `The content has ${counted(wrong, 'mistake')}, so there is no site to compare.`;
  if (isNothing(report)) return 'Nothing changes for a visitor.';
  const parts = headline(report);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No page changes; the last chapter says what else does.';
}
