import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { objectAt, stringAt } from '../../json/json.ts';
import { asText } from '../../json/unchecked.ts';
import { accepts } from '../../schema/schema-set.ts';
import { THING_TYPES } from '../../schema/thing-types.ts';
import { allItems, placeInRole, textIn } from '../../site/items.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { EMBEDS, PLAYED } from '../../text/outer-forms.ts';
import { COLOR_NAMES } from '../../theme/color.ts';
import { mistake } from '../rule.ts';
import { localTimeIn, meantBy } from './meant.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date with time and zone, such as “2023-05-19T17:00:00+05:30”',
  color:
    'a colour that CSS knows. Write one such as “#0e1f3b”, “rgb(14, 31, 59)”, “hsl(217, 62%, 14%)” or “navy”',
  date: 'a date such as “2011-06-01”',
  'date-or-time':
    'a date such as “2011-06-01”, or one with time and zone such as “2023-05-19T17:00:00+05:30”',
  language: 'the code of a language that is known, such as “en” or “hi”',
  currency: 'the code of a currency that is known, such as “INR”',
  country: 'the code of a country that is known, such as “IN”',
  email: 'an email address such as “name@example.com”',
  embed: `an address that may be embedded; those begin with ${EMBEDS.join(', ')}; a file of the site’s own ends with ${PLAYED.map((end) => `.${end}`).join(', ')}; link to any other`,
  'time-zone': 'a time zone such as “Europe/Zurich”',
  thing: 'a type of schema.org, such as “Library”',
  phone: 'a telephone number such as “+91 20 5550 0142”',
  uri: 'an address that begins with https:// and the name of a server, such as “https://www.example.com”',
  link: 'a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it',
};

/** A text of a format, as the message shows it. */
export const exampleOf = (format: string): string | undefined =>
  /“([^“”]+)”/.exec(FORMATS[format] ?? '')?.[1];

/** The names that a format takes: the nearest was probably meant. */
const NAMES: Readonly<Record<string, { keys(): Iterable<string> }>> = {
  color: COLOR_NAMES,
  thing: THING_TYPES,
};

/** What has the form of a date, and is refused for its day or hour. */
const DATES: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}(?:-\d\d){2}T\d\d(?::\d\d){1,2}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i,
  date: /^\d{4}(?:-\d\d){2}$/,
  'date-or-time': /^\d{4}(?:-\d\d){2}(?:T\d\d(?::\d\d){1,2}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/i,
};

/** How the site and its items say that they are reached. They may hold variables, so that no schema can look at them. */
function* contactFaults({ navigation, collections, files }: SiteIndex): Generator<SiteFault> {
  const site = files.get('site.json')?.value;
  const base = stringAt(site, 'baseUrl') ?? '';
  const path = /^https?:\/\/[^/]+(\/.+)$/.exec(base)?.[1];
  if (path !== undefined) {
    const message = `${quote(base)} has a path. Write it as "basePath": "${path.replace(/\/$/, '')}".`;
    yield { file: 'site.json', pointer: '/baseUrl', message };
  }
  for (const way of ['email', 'phone'] as const) {
    const inFooter = asText(navigation.footer?.contact?.[way]);
    const variable = stringAt(objectAt(site, 'variables'), way);
    const said = [
      { file: 'navigation.json', pointer: `/footer/contact/${way}`, text: inFooter },
      { file: 'site.json', pointer: `/variables/${way}`, text: variable },
      ...allItems(collections).map((item) => ({ ...placeInRole(item, way), text: textIn(item, way) })),
    ];
    for (const { text, ...at } of said) {
      if (text === undefined || text.includes('{') || accepts(way, text)) continue;
      const message = `${quote(text)} is not ${FORMATS[way]}.`;
      yield { ...at, message, suggestion: meantBy({ format: way }, text) };
    }
  }
}

export const schemaFormat = mistake({
  says: 'The text has not the form of a date, an address or a number that the field needs.',
  wrong: '"createdAt": "19 May 2023"',
  right: '"createdAt": "2023-05-19T17:00:00+05:30"',
  remedy: 'Write it like the example in the message.',
  site: ({ index }) => contactFaults(index),
  issue({ keyword, params, parentSchema, data }) {
    if (keyword !== 'format') return undefined;
    const isFar =
      /^date/.test(params.format) && /^(?:0|1[0-4]|2[2-9]|[3-9])\d{2,3}-\d\d-\d\d/.test(String(data));
    const what = DATES[params.format]?.test(String(data))
      ? `names ${params.format === 'date' ? 'a day' : 'a day or an hour'} that there is not`
      : `is not ${FORMATS[params.format] ?? params.format}`;
    const message = `${quote(data)} ${isFar ? 'lies too far away: years from 1500 to 2199 are taken' : what}.`;
    const names = NAMES[params.format];
    if (names) return { message, unknown: [String(data), names.keys()] };
    // Where its map is embedded from, the address that one shares does not say.
    if (params.format === 'embed' && /^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\//.test(String(data)))
      return `${quote(data)} leads to a map and cannot be embedded. In Google Maps press “Share”, then “Embed a map”, and write that HTML or the address in its “src” here.`;
    const takesTime = /^date.*time$/.test(params.format);
    // What says an hour means no whole day.
    const asked = takesTime && String(data).includes(':') ? { format: 'date-time' } : {};
    const suggestion = meantBy({ ...parentSchema, ...asked }, String(data));
    const isLocal = suggestion === undefined && takesTime;
    return { message, suggestion, localTime: isLocal ? localTimeIn(String(data)) : undefined };
  },
});
