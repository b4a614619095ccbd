import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** In another colour scheme only these can come out otherwise. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Transitions to other colours end with a frame: until then the computed ones are those of before. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** What axe finds on the page as it is, one line for each element. Frames of others are not looked into. */
export async function violationsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await settled(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...(rules === 'colours'
      ? { runOnly: { type: 'rule', values: COLOUR_RULES } }
      : // What is touched has 24 px: axe asks for it only where it is told to.
        { rules: { 'target-size': { enabled: true } } }),
  };
  const found = await page.evaluate(
    async (given) => (await window.axe.run(document, given)).violations,
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `${id} ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
