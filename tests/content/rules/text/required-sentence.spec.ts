import { describe, expect, test } from 'vitest';
import { report, site } from '../../support/site.ts';

describe('text/required-sentence', () => {
  const sentence = 'Investments are subject to market risks';
  const asking = (where: string, ...lines: string[]) => ({
    'site.json': site({ compliance: { required: [{ text: sentence, where }], lines } }),
  });
  test('stands in the footer word for word', () => {
    expect(report(asking('footer', `${sentence}.`))).toEqual([]);
    expect(
      report(asking('footer', 'Investments are subject to market risk')).map((line) =>
        line.replace(/^[^ ]+ /, ''),
      ),
    ).toEqual([
      `text/required-sentence /compliance/lines/0 · This sentence was altered: “${sentence}” must stand there word for word. Did you mean “${sentence}”?`,
    ]);
    expect(report(asking('every-page', 'Other')).map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
      `text/required-sentence /compliance/required/0/text · A sentence is missing in "compliance.lines", the footer of every page: “${sentence}” must stand there word for word.`,
    ]);
  });
});
