import { Feed } from 'feed';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { momentIn } from '../content/site/clock.ts';
import { type Item, longTextOf, textIn } from '../content/site/items.ts';
import { isDate } from '../content/text/dates.ts';
import { plainText } from '../content/text/markdown.ts';
import { escapeText } from '../ground/escape.ts';
import { mediaType } from '../server/served-files.ts';
import { fullText, longText, playedIn } from './feed-texts.ts';

/** The newest entries of the knowledge bank as an Atom feed with full text; undefined where the site has none. */
export function atomFeed(site: LocaleSite, address: string): string | undefined {
  const { addresses, shell } = site;
  const items = site.newest();
  if (items.length === 0) return undefined;
  const entries = items.map((item) => entryOf(site, item));
  const home = addresses.absolute(addresses.path('/'));
  const feed = new Feed({
    id: home,
    title: shell.brand.name,
    description: shell.brand.descriptor,
    link: home,
    language: site.locale.code,
    // By what its entries say, never by the clock: the same content gives the same feed.
    updated: new Date(Math.max(...entries.map(({ date }) => date.getTime()))),
    generator: false,
    copyright: shell.footer.copyright,
    feedLinks: { atom: addresses.absolute(address) },
    author: { name: shell.brand.name, link: home },
  });
  for (const entry of entries) feed.addItem(entry);
  // The package knows no language for Atom, and takes every enclosure for a picture.
  const languages = [site.locale.code, ...items.map(site.languageOf)];
  return feed
    .atom1()
    .replace(/<(?:feed|entry)(?=[ >])/g, (tag) => `${tag} xml:lang="${languages.shift()}"`)
    .replace(
      /(rel="enclosure" href="([^"]*)" type=")[^"]*/g,
      (_, start: string, href: string) => start + mediaType(href),
    );
}

function entryOf(site: LocaleSite, item: Item) {
  const { addresses, index } = site;
  const date = textIn(item, 'date') ?? '';
  const card = site.card(item);
  const link = addresses.absolute(card.link.href);
  /** Readers show it by their own clocks: a day in UTC is the one before to the west of it, and yet to come to the east. */
  const momentOf = (iso: string) => momentIn(isDate(iso) ? iso : new Date(iso), index.timeZone);
  const route = index.itemRoutes.get(`${item.collection}/${item.key}`);
  const sections = route === undefined ? [] : site.page(route).sections;
  const [played] = sections.flatMap(playedIn);
  const file = played === undefined ? undefined : addresses.fileAt(played);
  const own = longTextOf(item);
  const text =
    own !== undefined
      ? longText(card.image, site.richText(own), addresses.absolute)
      : fullText(sections, addresses.absolute);
  return {
    // The format takes both for HTML.
    title: escapeText(card.title),
    id: link,
    link,
    date: momentOf(textIn(item, 'updated') ?? date),
    published: momentOf(date),
    author: site
      .authors(item)
      .map(({ name, href }) => ({ name, ...(href !== undefined && { link: addresses.absolute(href) }) })),
    description: escapeText(plainText([card.text ?? ''])),
    ...(text === '' ? {} : { content: text }),
    // What podcast programs fetch and play.
    ...(file !== undefined && {
      enclosure: {
        url: addresses.absolute(addresses.asset(file)),
        length: index.input.media.get(file)?.bytes ?? 0,
      },
    }),
  };
}
