import { describe, expect, test } from 'vitest';
import { article, event, events, page, prose, report } from '../../support/site.ts';

describe('text/approval-expired', () => {
  const until = (approvedUntil: string) => ({ 'pages/a.json': { ...page(prose('a')), approvedUntil } });
  test('the last day counts', () => {
    expect(report(until('2024-06-15'))).toEqual([]);
    expect(report(until('2024-06-14')).map((line) => line.replace(/^pages\/a\.json:[\d:-]+ /, ''))).toEqual([
      'text/approval-expired /approvedUntil · The approval of this text ended on 2024-06-14. Have it approved anew and write the new date, or switch it off with "isActive": false.',
    ]);
  });
  test('of items too, but not of those that nobody sees', () => {
    const old = { approvedUntil: '2024-01-01' };
    expect(report({ 'collections/articles/a.json': article('a', old) })).toHaveLength(1);
    expect(report({ 'collections/events.json': events(event('first', old)) })).toHaveLength(1);
    expect(
      report({ 'collections/events.json': events(event('first', { ...old, isActive: false })) }),
    ).toEqual([]);
  });
});
