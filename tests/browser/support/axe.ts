import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What axe finds on the page as it is, one line for each element. */
export async function violationsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === 'all' ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `${id} ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
