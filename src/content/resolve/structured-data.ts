import type { HeadTag } from '../../model/page-model.ts';
import { scriptJson } from '../../model/script-json.ts';
import { stringAt } from '../json/json.ts';
import { joinLines } from '../schema/walk.ts';
import { type Item, inRole, textIn } from '../site/items.ts';
import { richHtml } from '../text/rich-html.ts';
import { datesOf, madeBy, peopleOf } from './authors.ts';
import { statusOf } from './event-status.ts';
import { houseOf, placeOf } from './field-text.ts';
import { jobPosting } from './job-posting.ts';
import { languageOf } from './language-of.ts';
import { openingHours } from './opening-hours.ts';
import { organizationId, organizationOf, publisherOf, type Thing } from './organization.ts';
import { playedOn } from './played.ts';
import { allBlocks } from './sections.ts';
import { readName } from './selected.ts';
import type { PageParts, Shared } from './shared.ts';

const homeOf = ({ addresses }: Shared) => addresses.absolute(addresses.path('/'));
const websiteId = (shared: Shared) => `${homeOf(shared)}#website`;

const website = (shared: Shared, publisher: Thing): Thing => ({
  '@type': 'WebSite',
  '@id': websiteId(shared),
  url: homeOf(shared),
  name: publisher.name,
  inLanguage: shared.locale.code,
  publisher: { '@id': publisher['@id'] },
});

type Describe = (item: Item, url: string, image: string, page: PageParts) => Thing;

const article: Describe = (item, url, image, page) => {
  const { shared } = page;
  const publisher = publisherOf(shared);
  const people = peopleOf(item, page);
  return {
    '@type': item.type.structuredData,
    '@id': `${url}#article`,
    headline: page.values.said(item, 'title'),
    description: page.values.said(item, 'summary'),
    ...datesOf(item),
    mainEntityOfPage: url,
    image,
    inLanguage: languageOf(item, shared),
    author:
      people.length > 0
        ? people
        : {
            '@type': publisher['@type'],
            '@id': publisher['@id'],
            name: publisher.name,
            url: publisher.url,
          },
    publisher,
    isPartOf: { '@id': websiteId(shared) },
  };
};

const video: Describe = (item, url, image, page) => {
  const { shared } = page;
  const id = textIn(item, 'video');
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: page.values.said(item, 'title'),
    description: page.values.said(item, 'summary'),
    uploadDate: textIn(item, 'date'),
    thumbnailUrl: image,
    ...(id !== undefined && { embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}` }),
    inLanguage: languageOf(item, shared),
    publisher: { '@id': organizationId(shared) },
    isPartOf: { '@id': websiteId(shared) },
  };
};

/** What every thing has. */
const named: Describe = (item, url, image, { values }) => ({
  '@type': item.type.structuredData,
  '@id': `${url}#item`,
  name: values.said(item, 'title'),
  description: values.said(item, 'summary'),
  url,
  image,
});

/** Kinds of schema.org that somebody gives. */
const GIVEN: ReadonlySet<string> = new Set(['Course', 'FoodService', 'GovernmentService', 'Service']);

/** What a person does; who is in a group of the team works for the firm, a guest may not. */
const work = (item: Item, { values, shared }: PageParts): Thing => ({
  jobTitle: values.said(item, 'position'),
  ...(textIn(item, 'group') !== undefined && { worksFor: publisherOf(shared) }),
});

/** A place, an organisation, a person, a recipe: schema.org knows no language of most of these, and how to reach them. */
const other: Describe = (item, url, image, page) => ({
  ...named(item, url, image, page),
  ...madeBy(item, page),
  ...(item.type.structuredData === 'Person' && work(item, page)),
  ...(GIVEN.has(item.type.structuredData ?? '') && { provider: publisherOf(page.shared) }),
  telephone: page.values.said(item, 'phone'),
  email: page.values.said(item, 'email'),
  address: page.values.said(item, 'address'),
});

/** Where an item is held; the page is made anew once what it names there is called otherwise. */
function placeIn(item: Item, { shared }: PageParts): string | undefined {
  const field = item.type.roles.get('place');
  if (field !== undefined) shared.recorder.note(`field ${JSON.stringify([field, readName(item)])}`);
  return placeOf(shared, item);
}

/** The address of the house that it names there. */
function addressIn(item: Item, { shared, values }: PageParts): string | undefined {
  const house = houseOf(shared, item);
  if (house) shared.recorder.note(`item ${readName(house)}`);
  return house && values.said(house, 'address');
}

const posting: Describe = (item, url, image, page) =>
  jobPosting(item, { url, image, place: placeIn(item, page) }, page);

/** Where an event takes place: that of a type of videos is online where it names no place; of another nothing is known then. */
function whereOf(place: string | undefined, isOnline: boolean, url: string, address = place): Thing {
  const mode = (name: string) => ({ eventAttendanceMode: `https://schema.org/${name}EventAttendanceMode` });
  if (place !== undefined)
    return { ...mode('Offline'), location: { '@type': 'Place', name: place, address } };
  return isOnline ? { ...mode('Online'), location: { '@type': 'VirtualLocation', url } } : {};
}

const STATUSES = { cancelled: 'Cancelled', postponed: 'Postponed', online: 'MovedOnline' } as const;

const event: Describe = (item, url, image, page) => {
  const kind = item.type.structuredData ?? 'Event';
  const isVideo = kind === 'VideoObject';
  const status = statusOf(item);
  return {
    ...named(item, url, image, page),
    inLanguage: languageOf(item, page.shared),
    '@type': isVideo ? 'Event' : kind,
    startDate: textIn(item, 'startsAt'),
    endDate: textIn(item, 'endsAt'),
    ...(status && { eventStatus: `https://schema.org/Event${STATUSES[status]}` }),
    // Where it was to be is no place of it any more.
    ...(status === 'online'
      ? whereOf(undefined, true, url)
      : whereOf(placeIn(item, page), isVideo, url, addressIn(item, page))),
    // Named in full: what another page says of the firm is not read with this one.
    organizer: publisherOf(page.shared),
  };
};

/** What an item is, as its type says; a video that is still to be made is the event of which it will be one. */
function kindOf(item: Item): string | undefined {
  const { structuredData } = item.type;
  const isOpen = structuredData === undefined || structuredData === 'VideoObject';
  const isToBe = textIn(item, 'startsAt') !== undefined && textIn(item, 'video') === undefined;
  return isOpen && isToBe ? 'Event' : structuredData;
}

/** Events of schema.org whose names do not say so. */
const EVENTS: ReadonlySet<string> = new Set(['CourseInstance', 'EventSeries', 'Festival', 'Hackathon']);

function describe(kind: string): Describe {
  if (kind.endsWith('Event') || EVENTS.has(kind)) return event;
  if (kind === 'JobPosting') return posting;
  if (kind === 'VideoObject') return video;
  return /(Article|BlogPosting|^Report)$/.test(kind) ? article : other;
}

/** What shows the thing itself: a drawing may hold colours of the theme, and the page’s own picture is sharp everywhere. */
function pictureOf(item: Item, { addresses }: Shared): string | undefined {
  const src = stringAt(inRole(item, 'image'), 'src');
  return src === undefined || src.endsWith('.svg') ? undefined : addresses.absolute(addresses.asset(src));
}

/** The questions of a page that people ask, with their answers. */
function questions({ entry, values, shared }: PageParts): Thing[] {
  const asked = allBlocks(entry.page.sections).flatMap((block) =>
    block.type === 'accordion' && block.isFaq ? block.entries : [],
  );
  if (asked.length === 0) return [];
  const answer = (text: string) => richHtml(values.richText(text), shared.addresses.absolute);
  return [
    {
      '@type': 'FAQPage',
      mainEntity: asked.map(({ title, text }) => ({
        '@type': 'Question',
        name: values.text(title),
        acceptedAnswer: { '@type': 'Answer', text: answer(joinLines(text) ?? '') },
      })),
    },
  ];
}

function things(page: PageParts, image: string): Thing[] {
  const { shared, entry, breadcrumbs } = page;
  const { absolute, path } = shared.addresses;
  const url = absolute(path(entry.route));
  const found: Thing[] = [];
  if (entry.route === '/') {
    const firm = organizationOf(shared, image);
    found.push(firm, website(shared, firm));
  }
  const { item } = entry;
  const hours = openingHours(page);
  const kind = item ? kindOf(item) : undefined;
  const shown = (item && pictureOf(item, shared)) ?? image;
  const [file, ...files] = playedOn(page, shown);
  // A page that stands for a video tells of it once.
  const isIt = file !== undefined && file['@type'] === kind;
  if (item && kind !== undefined)
    found.push({
      ...describe(kind)(item, url, shown, page),
      ...hours,
      ...(isIt && { contentUrl: file.contentUrl }),
    });
  // The hours of a page that stands for nothing else are the firm’s.
  else if (hours && !item) found.push({ ...organizationOf(shared, image), ...hours });
  found.push(...(file && !isIt ? [file] : []), ...files, ...questions(page));
  if (breadcrumbs.length > 1) {
    const list = breadcrumbs.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      item: absolute(href),
    }));
    found.push({ '@type': 'BreadcrumbList', itemListElement: list });
  }
  return found;
}

/**
 * What search engines are told of a page beside its text, as JSON-LD (schema.org).
 * @param image address of the picture that stands for the page
 */
export function structuredData(page: PageParts, image: string): HeadTag[] {
  return things(page, image).map((thing) => ({
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: scriptJson({ '@context': 'https://schema.org', ...thing }),
  }));
}
