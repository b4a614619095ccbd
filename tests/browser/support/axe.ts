import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** In another colour scheme only these can come out otherwise. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, one line for each element. */
export async function violationsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === 'all' ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `${id} ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
