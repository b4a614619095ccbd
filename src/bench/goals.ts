import { kilobytes, megabytes, milliseconds, seconds } from '../command/table.ts';
import type { Figures } from './measure.ts';

export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  readonly met: boolean;
}

/** Pages with a calculator or a form may load more JavaScript than others. */
const RICH = new Set(['/sip', '/contact-us']);

type Unit = (value: number) => string;

/** What is not measured has no goal. */
const atMost = (what: string, value: number | undefined, most: number, unit: Unit): Goal[] =>
  value === undefined
    ? []
    : [{ what, goal: most === 0 ? '0' : `≤ ${unit(most)}`, figure: unit(value), met: value <= most }];

const highest = <T>(list: readonly T[] | undefined, of: (item: T) => number): number | undefined =>
  list && list.length > 0 ? Math.max(...list.map(of)) : undefined;

function rightBuilds({ builds }: Figures): Goal[] {
  if (!builds) return [];
  const [wrong] = builds.flatMap((build) => build.wrong);
  const figure = wrong === undefined ? 'same bytes' : `differs: ${wrong}`;
  return [
    { what: 'One text changed: as a full build', goal: 'same bytes', figure, met: wrong === undefined },
  ];
}

function contactGoals({ contact }: Figures): Goal[] {
  if (!contact) return [];
  const { perSecond, p99, acknowledged, found, connections } = contact;
  const what = `Contact messages, ${connections} connections`;
  const whole: Unit = (value) => Math.round(value).toLocaleString('en');
  const [each, kept] = [`${what}: acknowledged a second`, 'Acknowledged messages kept exactly once'];
  const figure = `${whole(found)} of ${whole(acknowledged)}`;
  return [
    { what: each, goal: '≥ 1,000', figure: whole(perSecond), met: perSecond >= 1000 },
    ...atMost(`${what}: 99th percentile`, p99, 200, milliseconds),
    { what: kept, goal: 'all', figure, met: found === acknowledged },
  ];
}

/** Milliseconds for edits that move more than a page. */
const EDIT_GOALS: Readonly<Record<string, number>> = { 'a new article': 1000, 'a word of all pages': 2000 };

/** The goals of DESIGN section 10 that the figures can be held against. */
export function goalsOf(figures: Figures): Goal[] {
  const { builds, bytes, vitals, navigation, carousel = [], listSearch, typing, dialog, dev, edit } = figures;
  const big = builds?.find(({ pages, shape }) => pages >= 5000 && shape === 'items');
  const plain = bytes?.filter(({ path }) => !RICH.has(path));
  const painted = (isArticle: boolean) =>
    highest(
      vitals?.filter(({ path }) => path.includes('/articles/') === isArticle),
      ({ largestPaint }) => largestPaint,
    );
  const paint = highest(bytes, (page) => page.paint.js.sent);
  const idle = highest(plain, (page) => page.idle.js.sent);
  // After the paint come the styles of pages that are fetched ahead.
  const css = highest(bytes, (page) => page.paint.css.sent);
  const blocking = highest(vitals, (page) => page.blocking);
  const task = highest(vitals, (page) => page.longestTask);
  const shift = highest(vitals, (page) => page.layoutShift);
  const clicked = highest(navigation, ({ afterPause }) => afterPause);
  return [
    ...atMost('Validate, 5,000 pages', big?.validate, 1000, seconds),
    ...atMost('One file of 5,000 changed: checked', big?.watch, 50, milliseconds),
    // One and a half times what Eleventy takes for as many pages.
    ...atMost('Full build, 5,000 pages', big?.full, 7800, seconds),
    ...atMost('Full build, 5,000 pages, memory', big?.fullMemory, 400, megabytes),
    ...Object.entries(big?.edits ?? {}).flatMap(([name, time]) =>
      atMost(`Of 5,000 pages, ${name}`, time, EDIT_GOALS[name] ?? 500, seconds),
    ),
    ...atMost('Output of 5,000 pages', big?.size, 80, megabytes),
    ...atMost('Files of 5,000 pages', big?.files, 6000, (value) => value.toLocaleString('en')),
    ...rightBuilds(figures),
    ...atMost('JavaScript before first paint, any page', paint, 0, kilobytes),
    ...atMost('JavaScript once loaded, plain page', idle, 84_000, kilobytes),
    ...atMost('CSS of a page', css, 12_000, kilobytes),
    ...atMost('Largest paint, throttled', painted(false), 500, seconds),
    ...atMost('Largest paint, throttled, article', painted(true), 700, seconds),
    ...atMost('Blocking time, throttled', blocking, 0, milliseconds),
    ...atMost('Longest task as the page wakes, throttled', task, 50, milliseconds),
    ...atMost('Layout shift', shift, 0, (value) => value.toFixed(3)),
    ...atMost('Click → new heading, link in sight', clicked, 100, milliseconds),
    ...carousel.map(({ width, time }) => ({
      what: `Carousel’s move at ${width} px`,
      goal: '1000 ± 100 ms',
      figure: milliseconds(time),
      met: Math.abs(time - 1000) <= 100,
    })),
    // A frame, at 60 a second.
    ...atMost('Search of 5,000 items, throttled', listSearch?.found, 16, milliseconds),
    ...atMost('Digit typed → result updated, throttled', typing?.median, 16, milliseconds),
    // What Core Web Vitals call a good answer.
    ...atMost('Search opened, throttled', dialog?.opened, 200, milliseconds),
    ...atMost('Search closed, throttled', dialog?.closed, 200, milliseconds),
    ...atMost('JSON saved → on screen', dev, 150, milliseconds),
    ...atMost('Edited on the page → on screen', edit, 150, milliseconds),
    ...contactGoals(figures),
  ];
}
