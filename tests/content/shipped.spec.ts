import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { futureValueOfSip } from '../../src/calculators/sip.ts';
import { isArray, isObject, type JsonObject, own } from '../../src/content/json/json.ts';
import type { MediaFile } from '../../src/content/site/input.ts';
import { schemaFiles } from './support/schemas.ts';
import { LATER, shipped } from './support/shipped.ts';
import { check, compiler, image, page } from './support/site.ts';

const textOf = (path: string) => String(shipped.files.get(path));

describe('the shipped content', () => {
  const { diagnostics, index } = compiler.check(shipped, LATER);
  test('is valid, warnings included', () => {
    expect(diagnostics).toEqual([]);
  });
  test.each([...shipped.files.keys()])('%s is valid by itself', (path) => {
    expect(index.allFiles.get(path)?.isSound).toBe(true);
  });
  test('quotes in one way, its English messages aside, and says “a SIP”', () => {
    const odd = [...shipped.files].flatMap(([path, text]) =>
      path === 'strings.json' ? [] : (String(text).match(/.{0,20}([“”]|\ban SIP\b).{0,20}/gi) ?? []),
    );
    expect(odd).toEqual([]);
  });
  test('has curved apostrophes, as its readers see them', () => {
    const straight = [...shipped.files].flatMap(([path, text]) =>
      String(text)
        .split('\n')
        .flatMap((line, at) => (line.includes("'") ? `${path}:${at + 1} ${line.trim()}` : [])),
    );
    expect(straight).toEqual([]);
  });
  test.each(['', 'locales/hi/'])('site-config/%s says on its first screen what it costs', (folder) => {
    const { sections }: { sections: [{ text: string }] } = JSON.parse(textOf(`${folder}pages/index.json`));
    expect(sections[0].text).toContain('](/commission-disclosure)');
  });
  test.each([
    ['', 'lakh'],
    ['locales/hi/', 'लाख'],
  ])('site-config/%s gives the curve of its first screen the calculator’s own figure', (folder, lakh) => {
    const { sections }: { sections: [{ figure: { value: string; label: string } }] } = JSON.parse(
      textOf(`${folder}pages/index.json`),
    );
    const { value, label } = sections[0].figure;
    const [monthly = 0, rate = 0, years = 0] = [...label.replace(',', '').matchAll(/\d+/g)].map(Number);
    expect([monthly, rate, years]).toEqual([10_000, 12, 20]);
    expect(value).toBe(`₹${(futureValueOfSip(monthly, rate, years) / 1e5).toFixed(2)} ${lakh}`);
  });
  test.each([
    ['', 'crore', 'lakh'],
    ['locales/hi/', 'करोड़', 'लाख'],
  ])('site-config/%s reckons skipped instalments whichever months they are', (folder, crore, lakh) => {
    const text = textOf(`${folder}collections/articles/consistency-beats-rare-moments-of-greatness.json`);
    const whole = futureValueOfSip(20_000, 11, 20);
    const kept = (whole * 8) / 12;
    expect(text).toContain(`₹${(kept / 1e7).toFixed(2)} ${crore}`);
    expect(text).toContain(`₹${((whole - kept) / 1e5).toFixed(0)} ${lakh}`);
  });
  test('has news of this autumn in each list, and two events to come', () => {
    const autumn = new Date('2026-11-15T00:00:00+05:30');
    const valuesOf = (type: string) => index.collections.get(type)?.all.map(({ value }) => value) ?? [];
    const dates = (type: string, field: string) =>
      valuesOf(type).flatMap((value) => (typeof value[field] === 'string' ? value[field] : []));
    for (const [type, field] of [
      ['articles', 'createdAt'],
      ['publications', 'createdAt'],
    ] as const)
      expect(dates(type, field).filter((date) => /^2026-(09|1[01])/.test(date)).length, type).toBeGreaterThan(
        1,
      );
    expect(dates('events', 'startsAt').filter((date) => new Date(date) > autumn)).toHaveLength(2);
  });
  test('has at least seven events in each full year since 2020', () => {
    const { items }: { items: { createdAt: string }[] } = JSON.parse(textOf('collections/events.json'));
    const full = [2020, 2021, 2022, 2023, 2024, 2025];
    const eventsOf = (year: number) => items.filter(({ createdAt }) => createdAt.startsWith(`${year}`));
    expect(full.filter((year) => eventsOf(year).length < 7)).toEqual([]);
  });
  test.each([
    ['', 'en-GB'],
    ['locales/hi/', 'hi'],
  ])('site-config/%s leaves the day of an event to its date, out of its title', (folder, locale) => {
    type Events = { items: { id: string; title: string; startsAt?: string }[] };
    const { items }: Events = JSON.parse(textOf('collections/events.json'));
    const { items: named }: Events = JSON.parse(textOf(`${folder}collections/events.json`));
    const dayOf = (startsAt: string) =>
      new Date(startsAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    const titleOf = (id: string) => named.find((item) => item.id === id)?.title ?? '';
    const found = items.filter(({ id, startsAt }) => startsAt && titleOf(id).includes(dayOf(startsAt)));
    expect(found).toEqual([]);
  });
  test.each(['', 'locales/hi/'])('site-config/%s leads to the Pune office from other cities', (folder) => {
    const { items }: { items: { id: string; address: string }[] } = JSON.parse(
      textOf(`${folder}collections/cities.json`),
    );
    const addressOf = (city: string) => items.find(({ id }) => id === city)?.address;
    expect(addressOf('other-city')).toBe(addressOf('pune'));
  });
  test.each(['', 'locales/hi/'])(
    'site-config/%s numbers its laws of wealth alike in text and list',
    (folder) => {
      const { text, points }: { text: string[]; points: object[] } = JSON.parse(
        textOf(`${folder}collections/services/wealth-creation.json`),
      );
      expect(points).toHaveLength(text.filter((line) => /^\d\. /.test(line)).length);
    },
  );
  test('calls each topic by one word in Hindi, since a list is narrowed by it', () => {
    type Topical = { topics?: string[]; items?: { topics?: string[] }[] };
    const topicsOf = (path: string) => {
      const { topics = [], items = [] }: Topical = JSON.parse(textOf(path));
      return [...topics, ...items.flatMap((item) => item.topics ?? [])];
    };
    const paths = [...shipped.files.keys()].filter((path) => path.startsWith('collections/'));
    const pairs = paths.flatMap((path) => {
      const hindi = topicsOf(`locales/hi/${path}`);
      return topicsOf(path).map((topic, at) => `${topic} ${hindi[at]}`);
    });
    expect(new Set(pairs).size).toBe(new Set(paths.flatMap(topicsOf)).size);
  });
  test('spells each word of Hindi in one way', () => {
    const hindi = [...shipped.files].flatMap(([path, text]) =>
      path.startsWith('locales/hi/')
        ? (String(text)
            .normalize('NFD')
            .match(/[\p{L}\p{M}]+/gu) ?? [])
        : [],
    );
    // Without the dot below, with one sign for a nasal, and without the glide that some write.
    const bare = (word: string) =>
      word
        .replace(/\u093c/g, '')
        .replace(/\u0901/g, '\u0902')
        .replace(/ये/g, 'ए')
        .replace(/यी/g, 'ई');
    const words = [...new Set(hindi)];
    const way = new Map(words.map((word) => [bare(word), word]));
    expect(words.filter((word) => way.get(bare(word)) !== word)).toEqual([]);
  });
  test('says once for all testimonials that they are samples, not in each signature', () => {
    const lists = ['', 'locales/hi/'].map((folder) => textOf(`${folder}collections/testimonials.json`));
    expect(lists.filter((list) => /sample|काल्पनिक/i.test(list))).toEqual([]);
  });
  test('says of which year the tax on gains is, wherever it names it', () => {
    const texts = [...shipped.files].map(([path, text]) => [path, String(text)] as const);
    const named = texts.filter(([, text]) => /₹1\.25 (lakh|लाख)/.test(text));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, text]) => !text.includes('2025–26')).map(([path]) => path)).toEqual([]);
  });
  test('bears no number that a register could hold', () => {
    const numbers = /\b(?:ARN-|AP-|INZ|IN-DP-|E)(\d{3,})\b/g;
    const found = [...shipped.files.values()].flatMap((text) => [...String(text).matchAll(numbers)]);
    expect(new Set(found.map(([, digits = '']) => digits.replaceAll('0', '')))).toEqual(new Set(['']));
  });
  test('lists the same news in Hindi as in English', () => {
    const queriesOf = (folder: string) => {
      const { sections }: { sections: { id: string; columns: { heading: string; more: object }[] }[] } =
        JSON.parse(textOf(`${folder}pages/index.json`));
      const columns = sections.find(({ id }) => id === 'whats-new')?.columns ?? [];
      return columns.map(({ heading, more, ...query }) => query);
    };
    expect(queriesOf('locales/hi/')).toEqual(queriesOf(''));
  });
  test.each(['', 'locales/hi/'])(
    'site-config/%s asks for English letters only where its form does',
    (folder) => {
      const { contact }: { contact: { names: string } } = JSON.parse(textOf(`${folder}site.json`));
      const { nameInvalid }: { nameInvalid: string } = JSON.parse(textOf(`${folder}strings.json`));
      expect(nameInvalid.includes('a~z')).toBe(contact.names === 'latin');
    },
  );
  test.each([
    ['union-budget-2023', 'figure-2', 'height'],
    ['one-bonus-four-jobs', 'figure-1', 'width'],
  ])('draws the bars of %s as its words have them', (slug, id, side) => {
    const { body }: { body: { id: string; image: { src: string; alt: string } }[] } = JSON.parse(
      textOf(`collections/articles/${slug}.json`),
    );
    const { src = '', alt = '' } = body.find((section) => section.id === id)?.image ?? {};
    const said = [...alt.matchAll(/\d+(\.\d+)?/g)].map(Number);
    const drawing = readFileSync(`site-config/public${src}`, 'utf8');
    // Behind the ground and the sheet.
    const bars = [...drawing.matchAll(RegExp(`<rect [^>]*\\b${side}="([0-9.]+)"`, 'g'))].slice(2);
    const unit = Number(bars[0]?.[1]) / (said[0] ?? 0);
    expect(bars.map(([, long]) => Math.round((10 * Number(long)) / unit) / 10)).toEqual(said);
  });
  test.each(['', 'locales/hi/'])('site-config/%s gives no event more words than a search shows', (folder) => {
    const { items }: { items: { title: string; description: string }[] } = JSON.parse(
      textOf(`${folder}collections/events.json`),
    );
    const long = items.filter(({ title, description }) => title.length > 60 || description.length > 160);
    expect(long).toEqual([]);
  });
  test('shows no poster twice on a page of its events', () => {
    const { items }: { items: { createdAt: string; poster: { src: string } }[] } = JSON.parse(
      textOf('collections/events.json'),
    );
    const { sections }: { sections: [{ pageSize: number }] } = JSON.parse(
      textOf('pages/knowledge-bank/events/index.json'),
    );
    const size = sections[0].pageSize;
    const posters = items
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ poster }) => poster.src);
    expect(posters.filter((src, at) => posters.slice(at - (at % size), at).includes(src))).toEqual([]);
  });
  test('shows one picture above the shelves of the knowledge bank and another on each', () => {
    const pictures = ['', 'articles/', 'events/', 'publications/'].map((shelf) => {
      const { image }: { image: { src: string } } = JSON.parse(
        textOf(`pages/knowledge-bank/${shelf}index.json`),
      );
      return image.src;
    });
    expect(new Set(pictures).size).toBe(4);
  });
  test('is valid today too: nothing leads to what is still hidden', () => {
    expect(compiler.check(shipped, new Date()).diagnostics).toEqual([]);
  });
});

const blocks = [...schemaFiles].filter(([path]) => path.startsWith('blocks/'));
const examplesOf = (schema: JsonObject) => {
  const examples = own(schema, 'examples');
  return isArray(examples) ? examples : [];
};

/** The shipped site without its pages: what an example names by id is there. Its one picture is not. */
const around = Object.fromEntries([...shipped.files].filter(([path]) => !path.startsWith('pages/')));
const picture: MediaFile = { bytes: 1, hash: 'a', size: { width: 1, height: 1 } };
const media = new Map([...shipped.media, ['/images/example.svg', picture], [image.src, picture]]);

describe('every example of a block’s schema is a valid section', () => {
  const cases = blocks.flatMap(([path, schema]) =>
    examplesOf(schema).map((example, i) => [`${path} ${i + 1}`, example] as const),
  );
  test.each(cases)('%s', (_, example) => {
    const found = check({ ...around, 'pages/a.json': isObject(example) ? page(example) : '' }, media);
    // An example may lead to pages and items that are not there: it shows how they are named.
    expect(
      found.filter(
        ({ file, code }) => file === 'site/pages/a.json' && !/^reference\/(page|anchor|item)$/.test(code),
      ),
    ).toEqual([]);
  });
});
