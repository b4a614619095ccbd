import { kilobytes, megabytes, milliseconds, seconds, table } from '../command/table.ts';
import { KINDS, type Kind, type PageBytes, type Sizes } from './bytes.ts';
import type { Figures } from './figures.ts';
import { goalsOf } from './goals.ts';
import { SEARCHED } from './list-search.ts';

const NAMES: Readonly<Record<Kind, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JS',
  font: 'fonts',
  image: 'images',
  data: 'data',
  other: 'other',
};

const total = (sizes: Sizes, of: 'raw' | 'sent') => KINDS.reduce((sum, kind) => sum + sizes[kind][of], 0);

/** The last part of an address, where the whole of it would only widen the table. */
const shortPath = (path: string) =>
  path.length > 24 ? `…/${path.slice(path.lastIndexOf('/') + 1).slice(0, 22)}` : path;

function byteRows({ path, paint, idle }: PageBytes): string[][] {
  const row = (when: string, sizes: Sizes) => [
    `${shortPath(path)}, ${when}`,
    ...KINDS.map((kind) => (sizes[kind].files === 0 ? '–' : kilobytes(sizes[kind].sent))),
    kilobytes(total(sizes, 'sent')),
    kilobytes(total(sizes, 'raw')),
  ];
  return [row('before first paint', paint), row('after idle', idle)];
}

/** The figures as text, each table under a heading of its own. */
export function printed(figures: Figures): string {
  const { builds, bytes, vitals, navigation, typing, code, dev, contact } = figures;
  const parts: string[] = [
    `${figures.machine}; load ${figures.load.before.toFixed(1)} before, ${figures.load.after.toFixed(1)} after`,
  ];
  if (builds)
    parts.push(
      `Content → site (whole commands, median of 3${code === undefined ? '' : `; the code’s own build, once per version: ${seconds(code)}`})`,
      table(
        [
          'pages',
          'validate',
          'memory',
          'one file, watching',
          'full build',
          'memory',
          'nothing changed',
          'one text changed',
          'memory',
          'as a full build',
        ],
        builds.map((b) => [
          b.pages.toLocaleString('en'),
          ...[seconds(b.validate), megabytes(b.validateMemory), milliseconds(b.watch)],
          ...[seconds(b.full), megabytes(b.fullMemory)],
          ...[seconds(b.unchanged), seconds(b.oneText), megabytes(b.oneTextMemory)],
          b.wrong.length === 0 ? 'yes' : `no: ${b.wrong.join(', ')}`,
        ]),
      ),
    );
  if (bytes)
    parts.push(
      'Bytes transferred (brotli where the server sends it), and all of them decoded',
      table(['page', ...KINDS.map((kind) => NAMES[kind]), 'sum', 'decoded'], bytes.flatMap(byteRows)),
    );
  if (vitals)
    parts.push(
      'Phone, processor 4 × slower, 1.6 Mbps, 150 ms (median of 3)',
      table(
        ['page', 'first paint', 'largest paint', 'layout shift', 'blocking'],
        vitals.map((v) => [
          shortPath(v.path),
          milliseconds(v.firstPaint),
          milliseconds(v.largestPaint),
          v.layoutShift.toFixed(3),
          milliseconds(v.blocking),
        ]),
      ),
    );
  if (navigation)
    parts.push(
      'Click → new heading painted, equally throttled (median of 3)',
      table(
        ['page', 'to', 'pointed at for 300 ms', 'clicked on arrival'],
        navigation.map((n) => [shortPath(n.path), n.to, milliseconds(n.afterPause), milliseconds(n.atOnce)]),
      ),
    );
  if (figures.carousel)
    parts.push(
      'Carousel: press of Next → last movement (median of 5)',
      table(
        ['window', 'time'],
        figures.carousel.map(({ width, time }) => [`${width} px`, milliseconds(time)]),
      ),
    );
  if (figures.listSearch !== undefined)
    parts.push(
      `A letter typed into the search of ${SEARCHED.toLocaleString('en')} items → found, processor 4 × slower: ${milliseconds(figures.listSearch.found)}, laid out ${milliseconds(figures.listSearch.laidOut)} (medians of 18)`,
    );
  if (typing !== undefined)
    parts.push(
      `Calculator, processor 4 × slower: digit typed → result updated ${milliseconds(typing.median)} (median of 21), ${milliseconds(typing.worst)} at worst`,
    );
  if (dev !== undefined) parts.push(`Development: JSON saved → on screen ${milliseconds(dev)} (median of 5)`);
  if (contact)
    parts.push(
      `Contact messages, each synced to the disk before it is acknowledged; ${contact.connections} connections`,
      table(
        ['acknowledged', 'a second', 'median', '99th percentile'],
        [
          [
            contact.acknowledged.toLocaleString('en'),
            Math.round(contact.perSecond).toLocaleString('en'),
            milliseconds(contact.median),
            milliseconds(contact.p99),
          ],
        ],
      ),
    );
  const goals = goalsOf(figures);
  if (goals.length > 0)
    parts.push(
      'Goals',
      table(
        ['goal', 'at most', 'measured', ''],
        goals.map((g) => [g.what, g.goal, g.figure, g.met ? 'met' : 'not met']),
      ),
    );
  return [...parts, ...figures.missing].join('\n\n');
}
