import { describe, expect, test } from 'vitest';
import type { CollectionListData } from '../../src/blocks/collection-list/data.ts';
import type { EventFactsData } from '../../src/blocks/event-facts/data.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { IN_MARCH, librarySite } from './support/second-site.ts';
import { compiler, valid } from './support/site.ts';

const checked = compiler.check(librarySite, IN_MARCH);
const index = valid(checked);
const languages = compiler.resolve(index, 'production', resolveBlock);
function inLanguage(code: string) {
  const found = languages.find(({ locale }) => locale.code === code);
  if (!found) throw new Error(`The site has no ${code}.`);
  return found;
}
const [german, french] = [inLanguage('de'), inLanguage('fr')];

const section = (site: typeof german, route: string, id: string) =>
  site.page(route).sections.find((found) => found.id === id)?.data;
interface Cards {
  readonly cards: readonly { readonly title: string }[];
}
/** The titles on the cards of a section, whether it acts or only shows them. */
function cards(route: string, id: string, site = german): string[] {
  const data = section(site, route, id) as Cards & { readonly shown?: Cards };
  return (data.shown ?? data).cards.map(({ title }) => title);
}

describe('a whole site of another field, in another pair of languages', () => {
  test('is valid, warnings included', () => {
    expect(checked.diagnostics).toEqual([]);
  });

  test('is valid on every day, whatever is to come then; that its notice has ended is told', () => {
    const told = (day: string) =>
      compiler.check(librarySite, new Date(day)).diagnostics.map(({ code }) => code);
    expect(told('2026-11-22')).toEqual([]);
    for (const day of ['2027-06-02', '2030-01-01']) expect(told(day)).toEqual(['text/notice-over']);
  });

  test('brings four types, of which one takes the place of one of the engine’s', () => {
    const own = [...index.schemas.types.values()].filter(({ isOwn }) => isOwn);
    expect(own.map(({ name, store, key }) => [name, store, key])).toEqual([
      ['branches', 'folder', 'slug'],
      ['events', 'list', 'id'],
      ['people', 'list', 'id'],
      ['regions', 'list', 'id'],
    ]);
    const used = [...index.collections.values()].filter(({ all }) => all.length > 0);
    expect(used.map(({ name, all }) => [name, all.length])).toEqual([
      ['branches', 6],
      ['events', 8],
      ['people', 4],
      ['regions', 3],
    ]);
  });

  test('an event tells search engines when and where it is, and who invites', () => {
    const told = german
      .page('/veranstaltungen/lesung-elin-marti')
      .head.tags.flatMap(({ text = '' }) => (text.includes('"@type":"Event"') ? [JSON.parse(text)] : []));
    expect(told).toMatchObject([
      {
        name: 'Elin Marti liest «Föhntage»',
        startDate: expect.stringMatching(/^2027-03-18T/),
        location: { '@type': 'Place' },
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        organizer: {
          '@type': 'Organization',
          name: 'Bibliotheken Sonnau',
          url: 'https://www.bibliotheken-sonnau.example/',
        },
      },
    ]);
  });

  test('has a page for each branch, region and event that is told of', () => {
    const below = (folder: string) =>
      [...index.routes.keys()].filter((route) => route.startsWith(folder)).sort();
    expect(below('/standorte/')).toEqual(
      ['bahnhof', 'buchwald', 'hafen', 'hauptbibliothek', 'rebberg', 'schilfmatt'].map(
        (slug) => `/standorte/${slug}`,
      ),
    );
    expect(below('/quartiere/')).toEqual([
      '/quartiere/innenstadt',
      '/quartiere/seeufer',
      '/quartiere/sonnenhoehe',
    ]);
    expect(below('/veranstaltungen/').filter((route) => route.split('/').length === 3)).toHaveLength(7);
    expect(index.hidden).toEqual(new Set(['/veranstaltungen/buecherflohmarkt-am-see']));
  });
});

test('a branch tells search engines when it is open and how to reach it, and no language, which a library has not', () => {
  const told = german
    .page('/standorte/bahnhof')
    .head.tags.flatMap(({ text = '' }) => (text.includes('"@type":"Library"') ? [JSON.parse(text)] : []));
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(told).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Library',
      '@id': 'https://www.bibliotheken-sonnau.example/standorte/bahnhof#item',
      name: 'Bibliothek am Bahnhof',
      description: expect.stringMatching(/^Zwischen zwei Zügen ausleihen/),
      url: 'https://www.bibliotheken-sonnau.example/standorte/bahnhof',
      image: expect.stringMatching(/\.png$/),
      telephone: '+41 32 555 01 10',
      email: 'bahnhof@bibliotheken-sonnau.example',
      address: 'Bahnhofstrasse 1, 2599 Sonnau',
      openingHoursSpecification: [
        {
          ...type,
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '06:30',
          closes: '20:00',
        },
        { ...type, dayOfWeek: ['Saturday'], opens: '08:00', closes: '18:00' },
      ],
      specialOpeningHoursSpecification: [
        { ...type, validFrom: '2027-03-26', validThrough: '2027-03-29', opens: '00:00', closes: '00:00' },
        { ...type, validFrom: '2027-05-01', validThrough: '2027-05-01', opens: '00:00', closes: '00:00' },
      ],
    },
  ]);
});

describe('its lists', () => {
  test('show what is to come, the next one first, and what is over, the last one first', () => {
    expect(cards('/veranstaltungen', 'coming')).toEqual([
      'Elin Marti liest «Föhntage»',
      'Saatgut-Tauschtag',
      'Sprachtreff am Montag',
      'Reparieren statt wegwerfen',
      'Comicnacht am Hafen',
    ]);
    expect(cards('/veranstaltungen', 'past')).toEqual(['Steuererklärung am Bildschirm', 'Buchstart im Turm']);
    expect(cards('/', 'next')).toHaveLength(3);
  });

  test('follow references the other way: the branches of a region, what comes in a branch', () => {
    expect(cards('/quartiere/seeufer', 'branches')).toEqual([
      'Hafenbibliothek',
      'Kinderbibliothek Schilfmatt',
    ]);
    expect(cards('/standorte/rebberg', 'events')).toEqual([
      'Sprachtreff am Montag',
      'Reparieren statt wegwerfen',
    ]);
    expect(section(german, '/standorte/schilfmatt', 'events')).toBeUndefined();
  });

  test('and this way: the branch of an event', () => {
    expect(cards('/veranstaltungen/comicnacht-am-hafen', 'branch')).toEqual(['Hafenbibliothek']);
  });

  test('are in the page’s language', () => {
    expect(cards('/quartiere/seeufer', 'branches', french)).toEqual([
      'Bibliothèque des enfants Schilfmatt',
      'Bibliothèque du Port',
    ]);
  });
});

describe('a list is narrowed', () => {
  const choices = (site: typeof german, route: string) =>
    (section(site, route, 'coming') as CollectionListData).filters?.choices.map(
      ({ label, href, count }) => `${label} ${count} ${href}`,
    );

  test('to one value of a field, at the same address in each language', () => {
    expect(cards('/veranstaltungen/topics/quartier', 'coming')).toEqual([
      'Saatgut-Tauschtag',
      'Sprachtreff am Montag',
      'Reparieren statt wegwerfen',
    ]);
    expect(cards('/veranstaltungen/topics/quartier', 'coming', french)).toHaveLength(3);
    expect(choices(german, '/veranstaltungen')).toContain('Quartier 3 /veranstaltungen/topics/quartier');
    expect(choices(french, '/veranstaltungen')).toContain('Quartier 3 /fr/veranstaltungen/topics/quartier');
  });

  test('by what a reference leads to, whose name it says', () => {
    expect(choices(french, '/veranstaltungen')).toContain(
      'Bibliothèque du Port 1 /fr/veranstaltungen/branch/hafen',
    );
    expect(french.page('/veranstaltungen/branch/hafen').head.title).toBe(
      'Bibliothèque du Port · Agenda | Bibliothèques de Sonnau',
    );
  });
});

describe('what is to come', () => {
  const calendars = new Map(french.calendars().map(({ address, events }) => [address, events]));

  test('is in one calendar, and each in one of its own beside its page', () => {
    expect([...calendars.keys()].sort()).toEqual([
      '/fr/events.ics',
      '/fr/veranstaltungen/comicnacht-am-hafen.ics',
      '/fr/veranstaltungen/lesung-elin-marti.ics',
      '/fr/veranstaltungen/reparieren-statt-wegwerfen.ics',
      '/fr/veranstaltungen/saatgut-tauschtag.ics',
      '/fr/veranstaltungen/sprachtreff-am-montag.ics',
    ]);
    expect(calendars.get('/fr/events.ics')).toHaveLength(5);
    expect(calendars.get('/fr/veranstaltungen/saatgut-tauschtag.ics')).toEqual([
      expect.objectContaining({
        uid: 'events-saatgut-tauschtag@www.bibliotheken-sonnau.example',
        start: '2027-03-20T10:00:00+01:00',
        end: '2027-03-20T14:00:00+01:00',
        place: 'Devant la Bibliothèque forestière Buchwald',
        url: 'https://www.bibliotheken-sonnau.example/fr/veranstaltungen/saatgut-tauschtag',
      }),
    ]);
  });

  test('has its calendar file on its page, and what is over has none', () => {
    const links = (id: string, site = german) =>
      (section(site, `/veranstaltungen/${id}`, 'facts') as EventFactsData).actions.map(({ href }) => href);
    expect(links('saatgut-tauschtag')).toEqual(['/veranstaltungen/saatgut-tauschtag.ics']);
    expect(links('saatgut-tauschtag', french)).toEqual(['/fr/veranstaltungen/saatgut-tauschtag.ics']);
    const reading = ['/kontakt', '/veranstaltungen/lesung-elin-marti.ics'];
    expect(links('lesung-elin-marti')).toEqual(reading);
    expect(links('lesung-elin-marti', french)).toEqual(reading.map((href) => `/fr${href}`));
    // Over: nobody registers for it any more.
    expect(links('steuern-leicht-gemacht')).toEqual([]);
    expect(links('buchstart-im-turm')).toEqual([]);
    expect(section(french, '/veranstaltungen', 'coming')).toMatchObject({
      calendar: { href: '/fr/events.ics' },
    });
    expect(section(german, '/veranstaltungen', 'coming')).toMatchObject({
      calendar: { label: 'Kalender abonnieren', href: '/events.ics' },
    });
  });
});

describe('a page of ordinary blocks', () => {
  test('shows the fields of its item', () => {
    const page = german.page('/standorte/buchwald');
    expect(page.sections.map(({ id }) => id)).toEqual(['intro', 'notice', 'visit', 'facts', 'events', 'ask']);
    expect(page.sections[0]?.data).toMatchObject({
      eyebrow: 'Am Waldrand 3, 2599 Sonnau',
      heading: 'Waldbibliothek Buchwald',
      image: { alt: 'Ein Häuschen zwischen Tannen, die Tür ist ein rotes Buch', width: 640, height: 480 },
    });
    expect(section(german, '/standorte/buchwald', 'facts')).toMatchObject({
      facts: [{ value: '7\u00a0600' }, { value: '14' }, { value: '1951' }],
    });
    expect(page.head.tags.map(({ text = '' }) => text).join()).toContain('"@type":"Library"');
  });

  test('leaves out what an item does not have', () => {
    expect(section(german, '/standorte/hafen', 'notice')).toBeUndefined();
  });

  test('is translated with its item', () => {
    expect(section(french, '/standorte/hafen', 'intro')).toMatchObject({ heading: 'Bibliothèque du Port' });
    expect(section(french, '/standorte/hafen', 'facts')).toMatchObject({
      heading: 'En chiffres',
      facts: [{ value: '19\u00a0000', label: 'documents' }, { label: 'places' }, { label: 'ouverture' }],
    });
  });
});

test('the contact form offers the branches, and the team is its people', () => {
  const { cities } = section(german, '/kontakt', 'contact') as {
    readonly cities: readonly { readonly id: string }[];
  };
  expect(cities.map(({ id }) => id).sort()).toEqual(
    [...(index.collections.get('branches')?.byKey.keys() ?? [])].sort(),
  );
  expect(section(german, '/ueber-uns', 'team')).toMatchObject({
    people: ['Regula Amstad', 'Lea Brönnimann', 'Yves Perrin', 'Tomas Keller'].map((name) => ({ name })),
  });
});
