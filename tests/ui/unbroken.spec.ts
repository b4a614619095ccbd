import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from '../../src/ui/unbroken.ts';

const whole = (text: string) =>
  renderToStaticMarkup(unbroken(text)).replaceAll(/<span class="unbroken">(.*?)<\/span>/g, '[$1]');

test('numbers with a hyphen, a dash or spaces in them, or a sign beside them, stay on one line, words do not', () => {
  expect(whole('ARN-000000, IN-DP-000-0000. 2025–26, 8-10: +91 20 5550 0142')).toBe(
    '[ARN-000000], [IN-DP-000-0000]. [2025–26], [8-10]: [+91 20 5550 0142]',
  );
  expect(whole('1.400,50 € und 98 %, € 20; 3 € 4, 5 % 6')).toBe(
    '[1.400,50 €] und [98 %], [€ 20]; [3 €] 4, [5 %] 6',
  );
  expect(whole('AMFI-SEBI, long-term, A1, 5 lakh')).toBe('AMFI-SEBI, long-term, A1, 5 lakh');
  expect(whole('A-1234567890123456789012')).toBe('[A-1234567890123456789012]');
  expect(whole('A-12345678901234567890123')).toBe('A-12345678901234567890123');
});
