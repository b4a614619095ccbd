import { attempt } from '../../../model/attempt.ts';
import { quote } from '../../diagnostics/fault.ts';
import { localesOf } from '../../overlay/locale.ts';
import { isNamed } from '../../schema/schema-set.ts';
import { mistake } from '../rule.ts';
import { meantBy } from '../schema/meant.ts';

function isKnown(format: string): boolean {
  const { language, region } = attempt(() => new Intl.Locale(format)) ?? {};
  return (
    language !== undefined &&
    isNamed(language, 'language') &&
    (region === undefined || isNamed(region, 'region'))
  );
}

export const localeFormat = mistake({
  says: 'Dates and numbers cannot be written in the way that a language names.',
  wrong: '"format": "en_US"',
  right: '"format": "en-US"',
  remedy: 'Write a language and, after a hyphen, a country.',
  *site({ index }) {
    for (const [at, { code, format }] of localesOf(index.site).entries()) {
      // Of a code the schema has asked.
      if (format === code || isKnown(format)) continue;
      const message = `${quote(format)} is not a locale such as “en-US”.`;
      const suggestion = meantBy({ format: 'language', pattern: '^[a-z]+-[A-Z]' }, format);
      yield { file: 'site.json', pointer: `/locales/${at}/format`, message, suggestion };
    }
  },
});
