import { expect, test } from 'vitest';
import { renderPage } from '../../src/app/entry-static.tsx';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { atomFeed } from '../../src/build/feed.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import type { PageModel } from '../../src/model/page-model.ts';
import { branch, branchType, library } from '../content/support/branches.ts';
import { checkSite, compiler, MEDIA, page, report, valid } from '../content/support/site.ts';
import { htmlOf } from './support/html-of.ts';

const file = { bytes: 3_200_044, hash: 'h', size: null };
const media = new Map(MEDIA)
  .set('/audio/one.wav', file)
  .set('/audio/one.m4a', file)
  .set('/video/tour.webm', file)
  .set('/video/tour.vtt', file)
  .set('/images/a.jpg', { bytes: 9, hash: 'h', size: { width: 2400, height: 1350 } });

const embed = (kind: string, src: string | JsonObject, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'embed', id: 'e', heading: 'Listen', kind, title: 'The tide', src, ...more },
});
const figureIn = (html: string) => /<figure[^>]*>(.*)<\/figure>/s.exec(html)?.[1];
const link = (src: string, words: string) =>
  `<figcaption><a href="${src}" download="">The tide</a> (${words})</figcaption>`;
const player = (src: string) =>
  `<audio src="${src}" controls="" preload="none" aria-label="The tide"></audio>${link(src, 'WAV, 3.2 MB')}`;

/** What search engines are told of a page. */
const toldOn = (model: PageModel | undefined): JsonObject[] =>
  (model?.head.tags ?? []).flatMap((tag) => (tag.text?.startsWith('{') ? JSON.parse(tag.text) : []));

test('a sound of the site’s own is played by the browser itself, and nothing of it is fetched before', async () => {
  const html = await htmlOf(embed('audio', '/audio/one.wav'), {}, 0, media);
  expect(figureIn(html)).toBe(player('/audio/one.wav'));
});

test('a video has its picture in a middling width, and captions in the page’s language', async () => {
  const src = '/video/tour.webm';
  const more = { captions: '/video/tour.vtt', image: { src: '/images/a.jpg', alt: '' } };
  expect(figureIn(await htmlOf(embed('video', src, more), {}, 0, media))).toBe(
    `<video src="${src}" controls="" preload="none" aria-label="The tide" playsInline="" poster="/media/images/a.h-1280.webp"><track kind="captions" src="/video/tour.vtt" srcLang="en"/></video>${link(src, 'WEBM, 3.2 MB')}`,
  );
});

test.each([
  ['/audio/one.wav', player('/audio/one.wav')],
  ['/documents/a.pdf', link('/documents/a.pdf', 'PDF, 1 KB')],
])('it is the file that an item names, and a link where browsers do not play it: %s', async (sound, html) => {
  const files = library({
    'schemas/branches.schema.json': branchType({}, { sound: { type: 'string', format: 'media' } }),
    'collections/branches/harbour.json': branch('harbour', { sound }),
    'pages/branches/[slug].json': {
      ...page(embed('audio', { $item: '/sound', else: 'hide' })),
      $schema: '../../../schemas/templates/page.schema.json',
      each: 'branches',
    },
  });
  const [locale] = compiler.resolve(valid(checkSite(files, media)), 'production', resolveBlock);
  if (!locale) throw new Error('The site has no language.');
  const shown = await renderPage(locale.page('/branches/harbour'), locale.shell);
  expect(figureIn(shown.html)).toBe(html);
});

test('feeds name it for podcast programs, and search engines are told of it', () => {
  const day = '2024-05-01';
  const files = library({
    'schemas/branches.schema.json': branchType(
      { date: '/opensOn', feed: true, structuredData: 'PodcastEpisode' },
      { sound: { type: 'string', format: 'media' } },
    ),
    'collections/branches/harbour.json': branch('harbour', { sound: '/audio/one.m4a', opensOn: day }),
    'pages/branches/[slug].json': {
      ...page(embed('audio', { $item: '/sound', else: 'hide' })),
      $schema: '../../../schemas/templates/page.schema.json',
      each: 'branches',
    },
  });
  const [locale] = compiler.resolve(valid(checkSite(files, media)), 'production', resolveBlock);
  expect(locale && /<link rel="enclosure".*/.exec(atomFeed(locale, '/feed.xml') ?? '')?.[0]).toBe(
    '<link rel="enclosure" href="https://www.example.com/audio/one.m4a" type="audio/mp4" length="3200044"/>',
  );
  const told = toldOn(locale?.page('/branches/harbour'));
  expect(told).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'AudioObject',
    name: 'The tide',
    contentUrl: 'https://www.example.com/audio/one.m4a',
    thumbnailUrl: expect.any(String),
    uploadDate: day,
    inLanguage: 'en',
  });
});

test('the page of a video tells of it once', () => {
  const shown = {
    type: 'embed',
    id: 'e',
    heading: 'Look',
    kind: 'video',
    title: 'The tide',
    src: '/video/tour.webm',
  };
  const files = library({
    'schemas/branches.schema.json': branchType({ structuredData: 'VideoObject' }),
    'pages/branches/[slug].json': {
      ...page(shown),
      $schema: '../../../schemas/templates/page.schema.json',
      each: 'branches',
    },
  });
  const [locale] = compiler.resolve(valid(checkSite(files, media)), 'production', resolveBlock);
  const told = toldOn(locale?.page('/branches/harbour')).filter((thing) => thing['@type'] === 'VideoObject');
  expect(told.map(({ contentUrl }) => contentUrl)).toEqual(['https://www.example.com/video/tour.webm']);
});

test.each([
  [{}, '/audio/onw.wav', 'There is no file “public/audio/onw.wav”. Did you mean “/audio/one.wav”?'],
  [{}, '/audio/one.WAV', expect.stringMatching(/ Did you mean “\/audio\/one\.wav”\?$/)],
  [{}, '/documents/a.pdf', expect.stringMatching(/; a file of the site’s own ends with \.mp3, \.m4a, /)],
  [{}, '//example.com/one.wav', expect.stringContaining('is not an address that may be embedded')],
  [{ captions: '/video/a.vtt' }, '/video/tour.webm', expect.stringContaining('no file “public/video/a.vtt”')],
  [{ captions: '/a.srt' }, '/video/tour.webm', expect.stringContaining('captions below public/ in WebVTT')],
])('a file that is not there, or that browsers do not play, is told: %o %s', (more, src, words) => {
  const lines = report({ 'pages/a.json': page(embed('video', src, more)) }, media);
  expect(lines.map((line) => line.replace(/^.*? · /, ''))).toEqual([words]);
});
