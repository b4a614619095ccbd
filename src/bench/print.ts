import { kilobytes, megabytes, milliseconds, seconds, table } from '../command/table.ts';
import { KINDS, type Sizes } from './bytes.ts';
import { goalsOf } from './goals.ts';
import type { Figures } from './measure.ts';
import { SEARCHED } from './moves.ts';

const total = (sizes: Sizes, of: 'raw' | 'sent') => KINDS.reduce((sum, kind) => sum + sizes[kind][of], 0);

/** The last part of an address, where the whole of it would only widen the table. */
const shortPath = (path: string) =>
  path.length > 24 ? `…/${path.slice(path.lastIndexOf('/') + 1).slice(0, 22)}` : path;

const byteRow = (path: string, when: string, sizes: Sizes) => [
  `${shortPath(path)}, ${when}`,
  ...KINDS.map((kind) => (sizes[kind].files === 0 ? '–' : kilobytes(sizes[kind].sent))),
  ...[kilobytes(total(sizes, 'sent')), kilobytes(total(sizes, 'raw'))],
];

/** A table below its title; nothing where there is nothing to show. */
const part = (title: string, head: string, rows: readonly (readonly string[])[] = []): string[] =>
  rows.length === 0 ? [] : [title, table(head.split(' | '), rows)];

/** The figures as text, each table under a heading of its own. */
export function printed(figures: Figures): string {
  const { machine, load, builds, bytes, vitals, navigation, carousel, typing, code, dev, edit, contact } =
    figures;
  const { listSearch, missing } = figures;
  const ofCode = code === undefined ? '' : `; the code’s own build, once per version: ${seconds(code)}`;
  const whole = (count: number) => Math.round(count).toLocaleString('en');
  return [
    `${machine}; load ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`,
    ...part(
      `Content → site (whole commands, median of 3${ofCode})`,
      'pages | validate | memory | one file, watching | full build | memory | files | MB | nothing changed | as a full build',
      builds?.map((b) => [
        `${whole(b.pages)} (${b.shape})`,
        ...[seconds(b.validate), megabytes(b.validateMemory), milliseconds(b.watch)],
        ...[seconds(b.full), megabytes(b.fullMemory)],
        ...[whole(b.files), b.size.toFixed(1), seconds(b.unchanged)],
        b.wrong.length === 0 ? 'yes' : `no: ${b.wrong.join(', ')}`,
      ]),
    ),
    ...part(
      'One edit → site (whole commands, median of 3)',
      `pages | ${Object.keys(builds?.[0]?.edits ?? {}).join(' | ')} | memory`,
      builds?.map((b) => [
        `${whole(b.pages)} (${b.shape})`,
        ...Object.values(b.edits).map(seconds),
        megabytes(b.editMemory),
      ]),
    ),
    ...part(
      'Bytes transferred (brotli where the server sends it), and all of them decoded',
      'page | HTML | CSS | JS | fonts | images | data | other | sum | decoded',
      bytes?.flatMap(({ path, paint, idle }) => [
        byteRow(path, 'before first paint', paint),
        byteRow(path, 'after idle', idle),
      ]),
    ),
    ...part(
      'Phone, processor 4 × slower, 1.6 Mbps, 150 ms (median of 3)',
      'page | first paint | largest paint | layout shift | blocking | longest task',
      vitals?.map((v) => [
        ...[shortPath(v.path), milliseconds(v.firstPaint), milliseconds(v.largestPaint)],
        ...[v.layoutShift.toFixed(3), milliseconds(v.blocking), milliseconds(v.longestTask)],
      ]),
    ),
    ...part(
      'Click → new heading painted, equally throttled (median of 3)',
      'page | to | pointed at for 300 ms | clicked on arrival',
      navigation?.map((n) => [shortPath(n.path), n.to, milliseconds(n.afterPause), milliseconds(n.atOnce)]),
    ),
    ...part(
      'Carousel: press of Next → last movement (median of 5)',
      'window | time',
      carousel?.map(({ width, time }) => [`${width} px`, milliseconds(time)]),
    ),
    listSearch &&
      `A letter typed into the search of ${whole(SEARCHED)} items → found, processor 4 × slower: ${milliseconds(listSearch.found)}, laid out ${milliseconds(listSearch.laidOut)} (medians of 18)`,
    typing &&
      `Calculator, processor 4 × slower: digit typed → result updated ${milliseconds(typing.median)} (median of 21), ${milliseconds(typing.worst)} at worst`,
    dev !== undefined && `Development: JSON saved → on screen ${milliseconds(dev)} (median of 5)`,
    edit !== undefined && `Edited on the page → on screen ${milliseconds(edit)} (median of 5)`,
    ...part(
      `Contact messages, each synced to the disk before it is acknowledged; ${contact?.connections} connections`,
      'acknowledged | a second | median | 99th percentile',
      contact && [
        [
          ...[whole(contact.acknowledged), whole(contact.perSecond)],
          ...[milliseconds(contact.median), milliseconds(contact.p99)],
        ],
      ],
    ),
    ...part(
      'Goals',
      'goal | at most | measured | ',
      goalsOf(figures).map((g) => [g.what, g.goal, g.figure, g.met ? 'met' : 'not met']),
    ),
    ...missing,
  ]
    .filter(Boolean)
    .join('\n\n');
}
