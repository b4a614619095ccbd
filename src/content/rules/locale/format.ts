import { quote } from '../../diagnostics/fault.ts';
import { localesOf } from '../../overlay/locale.ts';
import { mistake } from '../rule.ts';

function isKnown(locale: string): boolean {
  try {
    return new Intl.Locale(locale).language !== '';
  } catch {
    return false;
  }
}

export const localeFormat = mistake({
  code: 'locale/format',
  says: 'Dates and numbers cannot be written in the way that a language names.',
  wrong: '"format": "en_US"',
  right: '"format": "en-US"',
  remedy: 'Write a language and, after a hyphen, a country.',
  *site({ index }) {
    for (const [at, { format }] of localesOf(index.site).entries()) {
      const message = `${quote(format)} is not a locale such as “en-US”.`;
      if (!isKnown(format)) yield { file: 'site.json', pointer: `/locales/${at}/format`, message };
    }
  },
});
