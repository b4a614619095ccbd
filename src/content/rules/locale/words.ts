import { isArray, isObject, type JsonObject, listAt, objectAt, own } from '../../json/json.ts';
import { localesOf } from '../../overlay/locale.ts';
import { textIn } from '../../site/items.ts';
import { blocksIn, blocksOf } from '../../site/page-entries.ts';
import { hasSearch } from '../../site/searched.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { madeOfValid } from '../../site/valid-site.ts';
import { advice } from '../rule.ts';

/** The language of the words that the engine has by itself. */
const ENGLISH = { code: 'en', name: 'English' };

/** Its countries share a language’s words. */
const languageOf = (code: string) => code.split('-')[0];

const searches = ({ collections }: SiteIndex, kind: string) =>
  [...collections.values()].some(({ type, all }) => type.search === kind && all.length > 0);

/** Words that only a site says that has what they speak of. */
const OCCASIONS: Readonly<Record<string, (index: SiteIndex) => boolean>> = {
  captchaAway: ({ site }) => (site.captcha?.provider ?? 'none') !== 'none',
  fieldMissing: (index) => asksFor(index, (field) => field.required === true && !isPicked(field)),
  fieldUnchosen: (index) => asksFor(index, ({ type, required }) => type === 'choice' && required === true),
  fieldUnticked: (index) => asksFor(index, ({ type, required }) => type === 'tick' && required === true),
  fieldNumber: (index) => asksFor(index, ({ type }) => type === 'number'),
  fieldLeast: (index) => asksFor(index, ({ type, min }) => type === 'number' && min !== undefined),
  fieldMost: (index) => asksFor(index, ({ type, max }) => type === 'number' && max !== undefined),
  noItems: ({ pages }) =>
    pages.some(({ file }) =>
      blocksOf(file, 'collection-list').some(
        ({ block: { emptyText, whenEmpty, search } }) =>
          emptyText === undefined && (whenEmpty ?? (search === false && 'hide')) !== 'hide',
      ),
    ),
  eventCancelled: (index) => hasStatus(index, 'cancelled'),
  eventPostponed: (index) => hasStatus(index, 'postponed'),
  eventOnline: (index) => hasStatus(index, 'online'),
  siteNotice: ({ navigation }) => navigation.notice !== undefined,
  language: ({ site }) => localesOf(site).length > 1,
  kindArticle: (index) => searches(index, 'article'),
  kindEvent: (index) => searches(index, 'event'),
  kindPublication: (index) => searches(index, 'publication'),
};

const hasStatus = ({ collections }: SiteIndex, status: string) =>
  [...collections.values()].some(
    ({ type, all }) => type.roles.has('status') && all.some((item) => textIn(item, 'status') === status),
  );

/** Of these other words are said where nothing is filled in. */
const isPicked = ({ type }: JsonObject) => type === 'choice' || type === 'tick';

const asksFor = ({ pages }: SiteIndex, is: (field: JsonObject) => boolean) =>
  pages.some(({ file }) =>
    blocksOf(file, 'contact-panel').some(({ block }) => listAt(block, 'fields').filter(isObject).some(is)),
  );

const OF_SEARCH = /^(?:siteSearch|kind|notFoundNearest)/;

/** The words that the pages of a site can show: those of blocks that stand on none are never said. */
function neededWords(index: SiteIndex): string[] {
  const { pages, schemas, site } = index;
  const used = new Set(
    pages.flatMap(({ file }) => blocksIn(file.value).map(({ block }) => String(block.type))),
  );
  const searched = hasSearch(madeOfValid(index));
  const words = objectAt(schemas.files.get('strings.schema.json'), 'properties');
  return Object.entries(words).flatMap(([name, schema]) => {
    const blocks = own(schema, 'blocks');
    const isUsed = isArray(blocks)
      ? blocks.some((type) => used.has(String(type))) || (name.startsWith('cookie') && site.analytics)
      : name !== '$schema';
    const isSaid = isUsed && (OCCASIONS[name]?.(index) ?? true);
    return isSaid && (searched || !OF_SEARCH.test(name)) ? [name] : [];
  });
}

/** The words of the engine that a language of a sound site has in another. */
export function foreignWords(index: SiteIndex) {
  const given = Object(index.files.get('strings.json')?.value);
  const languages = localesOf(index.site);
  const needed = neededWords(index);
  /** What is shown where a translation lacks a word: the original's, or else the engine's own. */
  const standIn = (word: string) => (Object.hasOwn(given, word) && languages[0]) || ENGLISH;
  return languages.flatMap(({ code, name }, i) => {
    const path = i === 0 ? 'strings.json' : `locales/${code}/strings.json`;
    const file = index.allFiles.get(path);
    const missing = needed.filter(
      (word) =>
        !Object.hasOwn(Object(file?.value), word) && languageOf(standIn(word).code) !== languageOf(code),
    );
    const shownIn = [...new Set(missing.map((word) => standIn(word).name))];
    return missing.length > 0 ? [{ code, name, path, file, missing, shownIn, i }] : [];
  });
}

export const localeWords = advice({
  says: 'Advice: pages in one language say words of the engine in another.',
  wrong: 'a German site whose strings.json has no "search"',
  right: '"search": "Suche"',
  remedy:
    'Run `npm run migrate`: it writes the words that the engine knows in that language. Write the others in the file that the message names.',
  soundSite: ({ index }) =>
    foreignWords(index).map(({ name, path, file, missing, shownIn, i }) => {
      const there = file ? 'here' : `in a file ${path}`;
      const message = `In ${name} these words of the engine are shown in ${shownIn.join(' or ')}: ${missing.join(', ')}. \`npm run migrate\` writes those that the engine knows; write the others ${there}.`;
      // Where there is no file yet, the line that brought the language.
      const place = file ? { file: path, pointer: '' } : { file: 'site.json', pointer: `/locales/${i}` };
      return { ...place, spot: 'brace' as const, message };
    }),
});
