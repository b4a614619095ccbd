import { kilobytes, megabytes, milliseconds, seconds } from '../command/table.ts';
import type { BuildFigures } from './builds.ts';
import type { PageBytes } from './bytes.ts';
import type { ContactFigures } from './contact.ts';
import type { Figures } from './figures.ts';

export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  readonly met: boolean;
}

/** Pages with a calculator or a form may load more JavaScript than others. */
const RICH = new Set(['/sip', '/contact-us']);

/** Milliseconds of one frame at 60 a second. */
const FRAME = 16;

const goal = (what: string, value: number, most: number, unit: (value: number) => string): Goal => ({
  what,
  goal: most === 0 ? '0' : `≤ ${unit(most)}`,
  figure: unit(value),
  met: value <= most,
});

function buildGoals(builds: readonly BuildFigures[]): Goal[] {
  const big = builds.find(({ pages }) => pages === 5000);
  const right: Goal = {
    what: 'One text changed: as a full build',
    goal: 'same bytes',
    figure: builds.every(({ wrong }) => wrong.length === 0)
      ? 'same bytes'
      : `differs: ${builds.flatMap(({ wrong }) => wrong)[0]}`,
    met: builds.every(({ wrong }) => wrong.length === 0),
  };
  if (!big) return [right];
  return [
    goal('Validate, 5,000 pages', big.validate, 2000, seconds),
    goal('One file of 5,000 changed: checked', big.watch, 50, milliseconds),
    goal('Full build, 5,000 pages', big.full, 4600, seconds),
    goal('Full build, 5,000 pages, memory', big.fullMemory, 400, megabytes),
    goal('One text changed in 5,000 pages', big.oneText, 500, seconds),
    right,
  ];
}

function byteGoals(bytes: readonly PageBytes[]): Goal[] {
  const most = (list: readonly number[]) => Math.max(...list);
  const plain = bytes.filter(({ path }) => !RICH.has(path));
  return [
    goal(
      'JavaScript before first paint, any page',
      most(bytes.map(({ paint }) => paint.js.sent)),
      0,
      kilobytes,
    ),
    goal(
      'JavaScript once loaded, plain page',
      most(plain.map(({ idle }) => idle.js.sent)),
      84_000,
      kilobytes,
    ),
    goal('CSS of a page', most(bytes.map(({ idle }) => idle.css.sent)), 12_000, kilobytes),
  ];
}

function contactGoals({ perSecond, p99, acknowledged, found, connections }: ContactFigures): Goal[] {
  const what = `Contact messages, ${connections} connections`;
  return [
    {
      what: `${what}: acknowledged a second`,
      goal: '≥ 1,000',
      figure: Math.round(perSecond).toLocaleString('en'),
      met: perSecond >= 1000,
    },
    goal(`${what}: 99th percentile`, p99, 200, milliseconds),
    {
      what: 'Acknowledged messages kept exactly once',
      goal: 'all',
      figure: `${found.toLocaleString('en')} of ${acknowledged.toLocaleString('en')}`,
      met: found === acknowledged,
    },
  ];
}

/** The goals of DESIGN section 10 that the figures can be held against. */
export function goalsOf({
  builds,
  bytes,
  vitals,
  navigation,
  carousel,
  listSearch,
  typing,
  dev,
  contact,
}: Figures): Goal[] {
  const slow = (isArticle: boolean) =>
    vitals?.filter(({ path }) => path.includes('/articles/') === isArticle) ?? [];
  const paint = (what: string, isArticle: boolean, most: number) =>
    slow(isArticle).length === 0
      ? []
      : [goal(what, Math.max(...slow(isArticle).map(({ largestPaint }) => largestPaint)), most, seconds)];
  return [
    ...(builds ? buildGoals(builds) : []),
    ...(bytes ? byteGoals(bytes) : []),
    ...paint('Largest paint, throttled', false, 500),
    ...paint('Largest paint, throttled, article', true, 700),
    ...(vitals
      ? [
          goal(
            'Blocking time, throttled',
            Math.max(...vitals.map(({ blocking }) => blocking)),
            0,
            milliseconds,
          ),
          goal('Layout shift', Math.max(...vitals.map(({ layoutShift }) => layoutShift)), 0, (value) =>
            value.toFixed(3),
          ),
        ]
      : []),
    ...(navigation
      ? [
          goal(
            'Click → new heading, link in sight',
            Math.max(...navigation.map(({ afterPause }) => afterPause)),
            100,
            milliseconds,
          ),
        ]
      : []),
    ...(carousel ?? []).map(({ width, time }) => ({
      what: `Carousel’s move at ${width} px`,
      goal: '1000 ± 100 ms',
      figure: milliseconds(time),
      met: Math.abs(time - 1000) <= 100,
    })),
    ...(listSearch === undefined
      ? []
      : [goal('Search of 5,000 items, throttled', listSearch.found, 16, milliseconds)]),
    ...(typing ? [goal('Digit typed → result updated, throttled', typing.median, FRAME, milliseconds)] : []),
    ...(dev === undefined ? [] : [goal('JSON saved → on screen', dev, 150, milliseconds)]),
    ...(contact ? contactGoals(contact) : []),
  ];
}
