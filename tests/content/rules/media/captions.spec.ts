import { expect, test } from 'vitest';
import { advice, page } from '../../support/site.ts';

const told = (embed: object) =>
  advice(/^media\/captions$/, {
    'pages/a.json': page({ type: 'embed', id: 'tour', heading: 'Tour', title: 'The tour', ...embed }),
  });

test('a video of the site’s own without captions is told', () => {
  expect(told({ kind: 'video', src: '/video/tour.mp4' })).toEqual([
    expect.stringContaining(
      'media/captions /sections/0/src · The video has no captions: people who cannot hear miss what is said.',
    ),
  ]);
});

test.each([
  ['video', 'https://player.vimeo.com/video/76979871'],
  ['audio', '/audio/one.mp3'],
  // A video file whose sound alone is meant.
  ['audio', '/audio/one.mp4'],
])('captions beside the %s %s are never shown', (kind, src) => {
  expect(told({ kind, src, captions: '/video/tour.vtt' })).toEqual([
    expect.stringContaining(
      'media/captions /sections/0/captions · Captions belong to a video of the site’s own: these are never shown.',
    ),
  ]);
});

test.each([
  { kind: 'video', src: '/video/tour.mp4', captions: '/video/tour.vtt' },
  { kind: 'video', src: 'https://player.vimeo.com/video/76979871' },
  { kind: 'audio', src: '/audio/one.mp3' },
  { kind: 'video', src: { $item: '/film' } },
])('%j is right', (embed) => {
  expect(told(embed)).toEqual([]);
});
