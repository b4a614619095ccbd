import { quote } from '../../diagnostics/fault.ts';
import { nearest, nearestPath } from '../../diagnostics/nearest.ts';
import { rememberedBy } from '../../json/remembered.ts';
import { inTime } from '../../schema/in-time.ts';
import { accepts, zoneOf } from '../../schema/schema-set.ts';
import { dayAfter } from '../../site/clock.ts';
import { addressPart, withoutMarks } from '../../site/routes.ts';
import { isDate, isDateTime } from '../../text/dates.ts';
import { EMBEDS, PLAYED } from '../../text/outer-forms.ts';

const two = (digits: string) => digits.padStart(2, '0');

/** The months of a language by their numbers, in small letters without accents. */
const monthsIn = rememberedBy((language: string) => {
  const sayer = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, i) => withoutMarks(sayer.format(Date.UTC(2024, i))).toLowerCase());
});

/** The number of a month by its name or the first letters of it; 0, which no date has, where that is no month or two. */
function monthOf(name: string): string {
  const begin = withoutMarks(name).slice(0, 4).toLowerCase();
  const found = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl'].flatMap((language) =>
    monthsIn(language).flatMap((month, i) => (month.startsWith(begin) ? i + 1 : [])),
  );
  return new Set(found).size === 1 ? String(found[0]) : '0';
}

function onDay(year: string, month: string, day: string, time: string): readonly string[] {
  const date = `${year}-${two(month)}-${two(day)}`;
  return time === '' ? [date, `${date}T12:00:00`] : [`${date}T${time}`, date];
}

function onClock(hour: string, minute: string, half: string): string {
  const hours =
    half === '' || Number(hour) > 12 ? hour : String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0));
  return `${two(hours)}:${minute}`;
}

/** Those of files that visitors see or fetch. */
const ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'pdf', 'vtt', ...PLAYED];

/** How something is often written, and what it may mean: a field takes one of them at most. */
const FORMS: readonly (readonly [written: RegExp, meant: (parts: readonly string[]) => readonly string[]])[] =
  [
    [
      /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:(?:T| +)(\S+))?$/,
      ([, year = '', month = '', day = '', time = '']) => onDay(year, month, day, time),
    ],
    // What ends with its day ends as the next one begins.
    [
      /^(\d{4}-\d\d-\d\d)T24:00(?::00)?([+-]\d\d:\d\d|Z)?$/,
      ([, day = '', zone = '']) => (isDate(day) ? [`${dayAfter(day)}T00:00:00${zone}`] : []),
    ],
    // The letters of a zone, such as IST, are the site's own or another's, which a file by itself cannot tell.
    [
      /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?) ?(?:([+-]\d\d)(\d\d)|(UTC|GMT)|[A-Z]{3,4})$/,
      ([, day = '', time = '', hours, minutes = '', zero]) => [
        `${day}T${time}${hours === undefined ? (zero ? 'Z' : '') : `${hours}:${minutes}`}`,
      ],
    ],
    // The day comes first nearly everywhere; where it cannot, it is the month.
    [
      /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})(?:(?:T| +)(\S+))?$/,
      ([, first = '', second = '', year = '', time = '']) => [
        ...onDay(year, second, first, time),
        ...onDay(year, first, second, time),
      ],
    ],
    [
      /^(\d\d?)(?:\.|er|º)? (?:de )?(\p{L}{3,10})\.? (?:del? )?(\d{4})$/iu,
      ([, day = '', month = '', year = '']) => onDay(year, monthOf(month), day, ''),
    ],
    [
      /^([a-z]{3,9}) (\d\d?),? (\d{4})$/i,
      ([, month = '', day = '', year = '']) => onDay(year, monthOf(month), day, ''),
    ],
    [
      /^(\d\d?)(?:[:.](\d\d)(?::00)?)? ?(?:([ap])\.?m\.?)?$/i,
      ([, hour = '', minute = '00', half = '']) => [onClock(hour, minute, half)],
    ],
    [
      /^(\d\d?)(?:[:.](\d\d))? ?(?:h|uhr)(?: ?(\d\d))?$/i,
      ([, hour = '', minute, behind = '00']) => [onClock(hour, minute ?? behind, '')],
    ],
    [
      /^(?:https?:\/\/)?(?:[a-z]{1,9}\.)?youtu(?:\.be\/|be(?:-nocookie)?\.com\/(?:(?:embed|live|shorts)\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/,
      ([, id = '']) => [id, EMBEDS[0] + id],
    ],
    [
      /^([a-z]{2,3})(?:[-_]([a-z])([a-z]{3}))?(?:[-_]([a-z]{2}))?$/i,
      ([, language = '', first = '', rest = '', region = '']) => [
        [language.toLowerCase(), first.toUpperCase() + rest.toLowerCase(), region.toUpperCase()]
          .filter((part) => part !== '')
          .join('-'),
      ],
    ],
    [/^tel:[+\d ()-]+$/, ([whole = '']) => [whole.replace(/[ ()]/g, '')]],
    [/^(?:mailto|tel):(.*)$/i, ([, address = '']) => [address.trim()]],
    [/^\/?(?:[^/:]+\/)?public(\/[^:]+)$/, ([, path = '']) => [path]],
    [
      /^(\/.+\.)([a-z]{2,5})$/i,
      ([, stem = '', ending = '']) => [stem + (nearest(ending.toLowerCase(), ENDINGS) ?? '')],
    ],
    [/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,9}(?:\/\S*)?$/i, ([whole = '']) => [`https://${whole}`]],
    // Of a file without a folder nobody knows in which it lies.
    [
      /^(-?)(?:\.\.?\/)*([^./:-](?:[^/:]*\/[^:]+|[^./:]*))$/,
      ([, minus = '', path = '']) => [`${minus}/${path}`],
    ],
  ];

/** The part of a field’s schema that says how its text is written. */
type TextSchema = Readonly<Record<string, unknown>> & { readonly format?: string; readonly pattern?: string };

/** The HTML that other sites give for embedding. */
const FRAME = /^\s*<iframe\s(?:[^>]*\s)?src=["']([^"'>]*)/i;

/** What a text may mean, itself first. */
function readings(text: string): readonly string[] {
  const [, framed] = FRAME.exec(text) ?? [];
  const plain = (framed?.replaceAll('&amp;', '&') ?? text)
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\\', '/');
  const others = FORMS.flatMap(([written, meant]) => {
    const parts = written.exec(plain);
    return parts ? meant(parts) : [];
  });
  return [plain, ...others];
}

/** A date with time that a text may mean, and that lacks its zone. */
export const localTimeIn = (text: string): string | undefined =>
  readings(text).find((one) => !isDateTime(one) && isDateTime(`${one}Z`));

/** The zones that are listed, and those that are listed by an older name alone. */
const zonesKnown = () =>
  new Set([
    ...Intl.supportedValuesOf('timeZone'),
    ...['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Yangon', 'Asia/Ho_Chi_Minh', 'Europe/Kyiv', 'America/Nuuk'],
  ]);

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();

const formOf = (pattern: string) => new RegExp(pattern, 'u');

/** The name that one with blanks, signs or capitals was to be, in the form that names of its place have; none that is taken. */
export function nameMeant({ pattern = '' }: TextSchema, name: string, holder: object): string | undefined {
  const [first = '', ...more] = name.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const rest = more.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const joined = [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('');
  const form = formOf(pattern);
  return inTime(`The pattern ${quote(pattern)}`, () =>
    [joined, addressPart(name)].find((one) => form.test(one) && !Object.hasOwn(holder, one)),
  );
}

/** What was probably meant where only the form is another: the first of what a text may mean that the field takes. */
export function meantBy({ format = '', pattern = '' }: TextSchema, text: string): string | undefined {
  const form = formOf(pattern);
  // A drive of somebody's computer is no scheme of an address.
  const isRight = (one: string) => accepts(format, one) && form.test(one) && !/^[a-z]:\//i.test(one);
  // Of a slug and an id any text has a plain form; of other names it would be a guess.
  const names = pattern.endsWith('(-[a-z0-9]+)*$') ? [addressPart(text)] : [];
  // Zones are named in plain letters, whatever their cities are called.
  const zone = withoutMarks(text.trim()).replace(/ +/g, '_');
  // Another city, in another zone, may be but two letters away: Mumbai is not Dubai.
  const alike = () => [...zonesKnown()].filter((known) => cityOf(known)[0] === cityOf(zone)[0]);
  const zones = format === 'time-zone' ? [zone, zoneOf(text) ?? '', nearestPath(zone, alike()) ?? ''] : [];
  const others = [...readings(text), ...names, ...zones].filter((one) => one !== text);
  // A type of the site's own may have any pattern.
  const find = () => others.find(isRight);
  return pattern === '' ? find() : inTime(`The pattern ${quote(pattern)}`, find);
}

/** A number as it is read, without blanks and currency: digits in groups, then decimals behind a point or a comma. */
const FIGURE = /^(-?(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}))(?:[.,](\d{1,2}))?$/;

/** The number that a text such as `1 234,50 €` means; undefined for `1.234`, which may be two. */
export function numberMeant(text: string): number | undefined {
  const bare = text.replace(
    /^(?:[A-Z]{3}(?=\s)|Rs\.?|[\p{Sc}\s]){0,9}|(?:\s[A-Z]{3}|[\p{Sc}%\s]){0,9}$/gu,
    '',
  );
  const [, whole = '', decimals = '0'] = FIGURE.exec(bare.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')) ?? [];
  const groups = whole.split(/[.,]/);
  return whole === '' || (groups.length === 2 && decimals === '0')
    ? undefined
    : Number(`${groups.join('')}.${decimals}`);
}
