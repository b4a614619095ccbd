import { isNothing } from './compare-sites.ts';
import { code, inHtml, md, mdParts } from './markdown-text.ts';
import type { Change, Difference, LinkChange, Report, RouteChange, SharedChange } from './model.ts';
import {
  BEHIND,
  bytes,
  counted,
  deed,
  KINDS,
  LATER,
  mistakes,
  POWERS,
  readAgain,
  sizes,
  verdict,
  wrongFirst,
} from './say.ts';
import { shortened, wordParts } from './words.ts';

/** The first line of the comment, by which a workflow finds it again. */
export const MARKER = '<!-- page-engine-report -->';
/** What a comment on GitHub may hold is 65,536. */
const MOST = 65_000;
const MOST_CHANGES = 40;

function value({ kind, before, after }: Change): string {
  if (kind === 'link' || kind === 'picture' || kind === 'markup') {
    if (before === after || after === null) return code(before ?? '');
    return before === null ? code(after) : `${code(before)} → ${code(after)}`;
  }
  return before === after ? md(before ?? '') : mdParts(shortened(wordParts(before, after)));
}

/** `- **Our mission**: We ~~manage~~ **look after** money`. */
export function changeLine(change: Change): string {
  const { kind, place } = change;
  const where = kind === 'picture' ? '' : md(place);
  const what = [kind === 'text' ? '' : KINDS[kind], deed(change)].filter(Boolean).join(' ');
  const label = [where && `_${where}_`, what.toLowerCase()].filter(Boolean).join(', ');
  return `- ${label ? `${label}: ` : ''}${value(change)}`;
}

/** As many of a list as a reader goes through, and how many more there are. */
function most<Entry>(list: readonly Entry[], lineOf: (entry: Entry) => string, one: string): string[] {
  const left = list.length - MOST_CHANGES;
  const more = left > 0 ? [`- … and ${counted(left, one)} more, in the report.`] : [];
  return [...list.slice(0, MOST_CHANGES).map(lineOf), ...more];
}

const changeLines = (changes: readonly Change[]) => most(changes, changeLine, 'change');

const sharedLines = ({ changes, where }: SharedChange): string[] => [
  `- **${md(where)}**`,
  ...changeLines(changes).map((line) => `  ${line}`),
];

const addressOf = ({ route }: RouteChange) => `<code>${inHtml(route)}</code>`;

/** @param others of which the same is told, such as the page in a language that has not translated it */
const routeBlock = (route: RouteChange, others: readonly RouteChange[]): string =>
  `<details open><summary>${[route, ...others].map(addressOf).join(', ')} ${inHtml(route.title)}</summary>

${changeLines(route.changes).join('\n')}

HTML and data: ${sizes(route.bytes)}

</details>`;

/** A block for all routes that say the same of themselves. */
function routeBlocks(routes: readonly RouteChange[]): string[] {
  const alike = new Map<string, readonly [RouteChange, ...RouteChange[]]>();
  for (const route of routes) {
    const said = JSON.stringify([route.title, route.changes]);
    const known = alike.get(said);
    alike.set(said, known ? [...known, route] : [route]);
  }
  return [...alike.values()].map(([first, ...others]) => routeBlock(first, others));
}

function routeLine({ route, how, title, bytes: size, redirect }: RouteChange): string {
  if (how === 'added') return `- ${code(route)} ${md(title)}, ${sizes(size)}`;
  const then = redirect
    ? `redirects to ${code(redirect)}`
    : '**no redirect: its visitors get the not-found page**';
  return `- ${code(route)} ${md(title)}, ${then}`;
}

const differenceLine = ({ name, before, after }: Difference): string => {
  if (before === null) return `- ${code(name)} → ${code(after ?? '')}, added`;
  if (after === null) return `- ${code(name)} → ${code(before)}, removed`;
  return `- ${code(name)}: ${code(before)}, now ${code(after)}`;
};

const powerLine = ({ name, before, after }: Difference): string =>
  `- **${md(name)}**: ${[before ?? 'not set', after ?? 'not set'].map(code).join(' → ')}`;

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}`];

const folded = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`];

function linkLine({ target, how, routes }: LinkChange): string {
  const [first = ''] = routes;
  const from = routes.length === 1 ? code(first) : counted(routes.length, 'page');
  // A plain plus would begin a list.
  return `- ${how === 'added' ? '\\+' : '−'} ${from} → ${code(target)}`;
}

const linkCounts = ({ links }: Report) =>
  `${links.filter(({ how }) => how === 'added').length} added, ${links.filter(({ how }) => how === 'removed').length} removed`;

const diagnosticLines = ({ diagnostics, fixes, faults }: Report): string[] => [
  ...faults.map((fault) => `- ${md(fault)}`),
  ...most(
    wrongFirst(diagnostics),
    ({ file, line, column, severity, code: name, message }) =>
      `- ${code(`${file}:${line}:${column}`)} ${severity}: ${md(message)} (${code(name)})`,
    'finding',
  ),
  ...most(
    fixes,
    ({ file, line, after }) => `- Suggested for ${code(`${file}:${line}`)}: ${code(after.trim())}`,
    'suggestion',
  ),
];

/** The parts of the report, each whole in itself, the most telling first. */
function blocks(report: Report): string[] {
  const of = (how: RouteChange['how']) => report.routes.filter((route) => route.how === how);
  const changed = routeBlocks(of('changed'));
  const isWrong = mistakes(report) > 0;
  const files = report.files.map(({ address, before, after }) => {
    if (before === null) return `- ${code(address)} added, ${bytes(after ?? 0)}`;
    return `- ${code(address)} ${after === null ? 'removed' : `changed, ${sizes({ before, after })}`}`;
  });
  const weights = report.code
    .filter(({ before, after }) => before !== after)
    .map(({ name, ...size }) => `- ${name}: ${sizes(size)}`);
  return [
    ...block('Mistakes', isWrong ? diagnosticLines(report) : []),
    ...block(POWERS, report.powers.map(powerLine)),
    ...block('On many pages', report.shared.flatMap(sharedLines)),
    ...block('Routes added', most(of('added'), routeLine, 'route')),
    ...block('Routes removed', most(of('removed'), routeLine, 'route')),
    // Apart from the first: that may be too long for the comment.
    ...(changed.length === 0 ? [] : ['### Routes changed', ...changed]),
    ...block(LATER, report.later.flatMap(sharedLines)),
    ...block(
      BEHIND,
      report.behind.length === 0 ? [] : [readAgain(report), '', ...report.behind.flatMap(sharedLines)],
    ),
    ...block('Redirects', report.redirects.map(differenceLine)),
    ...block('Documents and pictures', files),
    ...folded(`Links: ${linkCounts(report)}`, report.links.map(linkLine)),
    ...block('Advice', isWrong ? [] : diagnosticLines(report)),
    ...block('Scripts, styles and fonts of all pages', weights),
  ];
}

function opening(report: Report): string[] {
  const { base, commit, head, notes } = report.sides;
  const pictured = Object.keys(report.pictures).length;
  const pictures = `Before and after pictures of ${counted(pictured, 'route')} are in \`index.html\` of the report’s artefact.`;
  const about = [pictured > 0 && pictures, report.withoutPictures].filter(Boolean).join(' ');
  const pages = report.pages > 0 ? `, ${counted(report.pages, 'page')} in both` : '';
  return [
    `${MARKER}\n## What changes for a visitor\n\n**${verdict(report)}**`,
    `Compared: ${code(head)} with ${code(base)} (${code(commit)})${pages}.`,
    ...notes.map((note) => `> ${md(note)}`),
    ...(about === '' || isNothing(report) ? [] : [about]),
  ];
}

/** The report as a comment: at most 65,000 characters, whole parts only. */
export function markdown(report: Report, most = MOST): string {
  const all = [...opening(report), ...blocks(report)];
  const cutNote = (left: number) =>
    `_The report is longer than a comment may be: ${counted(left, 'part')} of it ${left === 1 ? 'is' : 'are'} only in \`index.html\`._`;
  const room = most - cutNote(all.length).length - 4;
  const kept: string[] = [];
  let length = 0;
  for (const part of all) {
    if (length + part.length + 2 > room) continue;
    kept.push(part);
    length += part.length + 2;
  }
  const left = all.length - kept.length;
  return `${[...kept, ...(left > 0 ? [cutNote(left)] : [])].join('\n\n')}\n`;
}
