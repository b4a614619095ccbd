import { expect, it } from 'vitest';
import { choose } from '../../src/report/take-pictures.ts';
import { emptyReport } from './site.ts';

it('pictures pages of the first language before others, which are told by their language, not by two letters', () => {
  const routes = [
    ['/hi', 'hi'],
    ['/zh-Hant/a', 'zh-Hant'],
    ['/hr/team', 'en'],
    ['/', 'en'],
  ].map(([route = '', lang = '']) => ({
    route,
    how: 'changed' as const,
    lang,
    title: '',
    description: '',
    changes: [],
    bytes: { before: 1, after: 1 },
  }));
  const { subjects } = choose({ ...emptyReport, routes });
  expect(subjects.map(({ route }) => route)).toEqual(['/hr/team', '/', '/hi', '/zh-Hant/a']);
});
