import { quote } from '../../diagnostics/fault.ts';
import { EMBEDS } from '../../schema/embeds.ts';
import { COLOR_NAMES } from '../../theme/color-names.ts';
import { mistake } from '../rule.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date with time and zone, such as “2023-05-19T17:00:00+05:30”',
  color:
    'a colour that CSS knows. Write one such as “#0e1f3b”, “rgb(14, 31, 59)”, “hsl(217, 62%, 14%)” or “navy”',
  date: 'a date such as “2011-06-01”',
  email: 'an email address such as “name@example.com”',
  uri: 'an address that begins with https://',
  embed: `an address that may be embedded; those begin with ${EMBEDS.join(', ')}`,
  'time-zone': 'a time zone such as “Europe/Zurich”',
  link: 'a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it',
};

export const schemaFormat = mistake({
  code: 'schema/format',
  says: 'The text has not the form of a date, an address or a number that the field needs.',
  wrong: '"createdAt": "19 May 2023"',
  right: '"createdAt": "2023-05-19T17:00:00+05:30"',
  remedy: 'Write it like the example in the message.',
  issue({ keyword, params, data }) {
    if (keyword !== 'format') return undefined;
    const message = `${quote(data)} is not ${FORMATS[params.format] ?? params.format}.`;
    return params.format === 'color' ? { message, unknown: [String(data), COLOR_NAMES.keys()] } : { message };
  },
});
