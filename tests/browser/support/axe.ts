import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half as long as that which the package gives out as a string. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In another colour scheme only these can come out otherwise; they take most of the time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe is asked: what is touched has 24 px, which it asks for only where it is told to. */
const RULES = {
  all: { rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  structure: {
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])),
    },
  },
} as const satisfies Record<string, RunOptions>;

/** Transitions to other colours end with a frame: until then the computed ones are those of before. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Brings axe into the page by the browser’s protocol: a third less work than to have the page evaluate it. */
async function bringAxe(page: Page): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const { exceptionDetails } = await (await opened).send('Runtime.evaluate', { expression: SOURCE });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

/**
 * What axe finds on the page as it is, one line for each element. Frames of others are not looked into.
 * @param within the part to look at, where the rest of the page is looked at elsewhere
 */
export async function violationsOf(
  page: Page,
  rules: keyof typeof RULES = 'all',
  within = 'html',
): Promise<string[]> {
  await settled(page);
  if (await page.evaluate(() => !('axe' in window))) await bringAxe(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...RULES[rules],
  };
  const found = await page.evaluate(async ([part, given]) => (await window.axe.run(part, given)).violations, [
    within,
    options,
  ] as const);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `${id} ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
