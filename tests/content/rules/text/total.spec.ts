import { describe, expect, test } from 'vitest';
import { report, reportSections, service } from '../../support/site.ts';

describe('text/total', () => {
  const table = (rows: unknown[], total: unknown) =>
    reportSections(
      JSON.parse(
        JSON.stringify({
          type: 'allocation-table',
          id: 'a',
          caption: 'A',
          nameLabel: 'A',
          percentageLabel: 'A',
          rows: rows.map((percentage) => ({ stockFund: 'A', percentage })),
          total: { label: 'A', percentage: total },
        }),
      ),
    );
  test('decimals add up', () => {
    expect(table([33.3, 33.3, 33.4], 100)).toEqual([]);
  });
  test('rows that do not sum to the total', () => {
    expect(table([70.1, 20], 100)).toEqual([
      '27:23-27:26 text/total /sections/0/total/percentage · The rows sum to 90.1, not to 100. Correct a row or the total.',
    ]);
  });
  test('a row that is no number is said once', () => {
    expect(table(['70', 30], 100)).toEqual([
      '18:25-18:29 schema/type /sections/0/rows/0/percentage · Here a number without quotes is expected. Did you mean “70”?',
    ]);
  });
  test('in the body of an article too', () => {
    const rows = [{ stockFund: 'A', percentage: 1 }];
    const block = {
      type: 'allocation-table',
      id: 'a',
      caption: 'A',
      nameLabel: 'A',
      percentageLabel: 'A',
      rows,
    };
    const body = [{ ...block, total: { label: 'A', percentage: 2 } }];
    const source = { ...service('a'), body };
    expect(report({ 'collections/services/a.json': source }).map((line) => line.split(' ')[1])).toContain(
      'text/total',
    );
  });
});
