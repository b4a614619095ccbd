import { describe, expect, test } from 'vitest';
import { MEDIA, reportSections } from '../content/support/site.ts';
import { exampleOf, htmlOf } from './support/html-of.ts';

const image = { src: '/images/a.svg', alt: 'A reading room' };

describe('a running text', () => {
  const text = ['## Costs', '', '### Fees'];
  test.each([
    ['below its heading', { heading: 'What we do' }, ['h3', 'h4']],
    ['in the place of the heading that it has not', {}, ['h2', 'h3']],
  ])('has its own headings %s', async (_, more, levels) => {
    const html = await htmlOf({ type: 'prose', id: 'a', text, ...more });
    expect(['Costs', 'Fees'].map((words) => RegExp(`<(h\\d)>${words}`).exec(html)?.[1])).toEqual(levels);
  });
});

describe('a gallery', () => {
  const gallery = (...captions: string[]) => ({
    type: 'gallery',
    id: 'g',
    heading: 'Inside',
    pictures: captions.map((caption) => ({ image, caption })),
  });
  test('opens its pictures larger by the browser alone, each named by what it shows', async () => {
    const html = await htmlOf(gallery('Under the dome'));
    expect(html).toContain('popoverTarget="g_picture-1" aria-label="Enlarge: A reading room"');
    expect(html).toMatch(
      /<div id="g_picture-1" popover="auto" role="dialog" aria-label="Enlarge: A reading room"/,
    );
    expect(html).toContain(
      'popoverTarget="g_picture-1" popoverTargetAction="hide" aria-label="Close" autofocus=""',
    );
    // One alone has no neighbours.
    expect(html).not.toMatch(/data-island|1 of 1/);
  });
  test('says where a picture stands, and sends beside its HTML only what leads to the next', async () => {
    const html = await htmlOf(gallery('Under the dome', 'The terrace'));
    expect(html).toContain('data-island="gallery" data-late');
    expect(html).toContain('aria-labelledby="g_picture-2 g_picture-2_position"');
    expect(html).toMatch(/<p id="g_picture-2_position" [^>]*>2 of 2<\/p>/);
    const [, json = ''] = html.split('<script type="application/json">');
    expect(JSON.parse(json.replace('</script>', '')).data).toEqual({
      words: { previous: 'Previous', next: 'Next' },
    });
  });
  test.each([
    [9, '100vw'],
    [10, '50vw'],
  ])('of %i pictures asks a phone for those of %s', async (count, width) => {
    const media = new Map(MEDIA).set('/images/a.jpg', {
      bytes: 9,
      hash: 'h',
      size: { width: 1200, height: 800 },
    });
    const pictures = Array.from({ length: count }, () => ({ image: { ...image, src: '/images/a.jpg' } }));
    const html = await htmlOf({ ...gallery(), pictures }, {}, 0, media);
    const asked = [...html.matchAll(/sizes="auto, \(min-width: 40rem\) 26rem, (\w+)"/g)].map(
      ([, size]) => size,
    );
    expect(asked).toEqual(Array(count).fill(width));
  });
  test('of several shapes asks for each as wide as it is for its height', async () => {
    const media = new Map(MEDIA);
    for (const [path, width, height] of [
      ['/images/a.jpg', 1200, 800],
      ['/images/b.jpg', 3000, 1000],
    ] as const)
      media.set(path, { bytes: 9, hash: 'h', size: { width, height } });
    const pictures = ['/images/a.jpg', '/images/b.jpg'].map((src) => ({ image: { ...image, src } }));
    const html = await htmlOf({ ...gallery(), pictures }, {}, 0, media);
    expect(
      [...html.matchAll(/style="--ratio:(\S+)"|auto, \(min-width: 40rem\) (\w+)/g)].map(
        (found) => found[1] ?? found[2],
      ),
    ).toEqual(['1.500', '27rem', '3.000', '54rem']);
  });
  test('cuts a small picture around what matters, and no large one', async () => {
    const face = { image: { ...image, focalPoint: 'top left' } };
    const html = await htmlOf({ ...gallery(), pictures: [face] });
    expect(
      [...html.matchAll(/alt="([^"]*)"( data-focal="[^"]*")?/g)].map(([, alt, focal]) => [alt, focal]),
    ).toEqual([
      ['', ' data-focal="top left"'],
      ['A reading room', undefined],
    ]);
  });
  test('is shown an upright photograph no wider than the window is high', async () => {
    const media = new Map(MEDIA).set('/images/a.jpg', {
      bytes: 9,
      hash: 'h',
      size: { width: 800, height: 1200 },
    });
    const upright = { image: { ...image, src: '/images/a.jpg' } };
    const html = await htmlOf({ ...gallery(), pictures: [upright] }, {}, 0, media);
    expect(html).toMatch(/sizes="min\(100vw, 67vh\)" alt="A reading room"/);
  });
});

test('tabs are choices of which the first is made; all their texts are there', async () => {
  const html = await htmlOf(exampleOf('tabs'));
  const choice = /<input type="radio" id="ways_tab-\d" name="ways_tab"( checked="")?\/>/g;
  expect(html.match(choice)).toHaveLength(3);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('<label for="ways_tab-2">By bus</label>');
  expect(html).toContain('<em>Market</em>');
  expect(html).not.toContain('data-island');
});

test('a logo leads to its owner, under the owner’s name', async () => {
  const logos = [{ image, href: 'https://www.example.com' }, { image: { ...image, alt: 'Another' } }];
  const html = await htmlOf({ type: 'logo-wall', id: 'l', heading: 'Partners', logos });
  expect(html).toMatch(/<li><a href="https:\/\/www.example.com"><img [^>]*alt="A reading room"/);
  expect(html).toMatch(/<li><img [^>]*alt="Another"/);
});

test('the page and the picture that examples name are there for the test of a block', async () => {
  const logos = [{ image: { ...image, src: '/images/example.svg' }, href: '/example' }];
  const html = await htmlOf({ type: 'logo-wall', id: 'l', heading: 'Partners', logos });
  expect(html).toContain('<a href="/example"><img ');
});

test('the kind of a callout is told by its sign, or by having none', async () => {
  const signs = ['note', 'warning', 'key'].map(async (kind) => {
    const html = await htmlOf({ type: 'callout', id: 'c', text: 'Mind the step.', kind });
    return /<svg.*?<\/svg>/.exec(html)?.[0];
  });
  const [note, warning, key] = await Promise.all(signs);
  expect([note, warning, key]).toEqual([
    expect.stringContaining('<svg'),
    expect.stringContaining('<svg'),
    undefined,
  ]);
  expect(note).not.toBe(warning);
});

test('a process of more than six steps stands in two rows', async () => {
  const inRow = [6, 7, 8].map(async (count) => {
    const steps = Array.from({ length: count }, (_, at) => ({ title: `Step ${at}`, text: 'Done.' }));
    const html = await htmlOf({ type: 'process-chart', id: 'p', heading: 'How', steps });
    return /--steps:\d/.exec(html)?.[0];
  });
  expect(await Promise.all(inRow)).toEqual(['--steps:6', '--steps:4', '--steps:4']);
});

describe('an embed', () => {
  const embed = (src: string) => ({
    type: 'embed',
    id: 'e',
    heading: 'Map',
    kind: 'map',
    title: 'Harbour',
    src,
  });

  test('loads nothing before it is pressed, and says from where it will', async () => {
    const src = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
    const html = await htmlOf(embed(src));
    expect(html).not.toContain('<iframe');
    expect(html).toContain(`href="${src}" target="_blank" rel="noopener" aria-label="Show Harbour"`);
    expect(html).toContain(`data-embed="${src}"`);
    // Without a picture its name stands there.
    expect(html).toMatch(/<span class="\S+">Harbour<\/span><svg/);
    expect(html).toContain('It is loaded from www.openstreetmap.org only once you press it.');
  });
  test.each(['https://www.example.com/player', 'http://player.vimeo.com/video/1', 'javascript:alert(1)'])(
    'comes from no other site: %s',
    (src) => {
      expect(reportSections(embed(src))).toEqual([
        expect.stringMatching(
          /schema\/format \/sections\/0\/src · “.*” is not an address that may be embedded; those begin with https:\/\/www\.youtube-nocookie\.com\/embed\/, /,
        ),
      ]);
    },
  );
});

describe('columns', () => {
  const prose = (id: string, text = 'Text.') => ({ type: 'prose', id, heading: id, text });
  const columns = (...blocks: object[]) => ({ type: 'columns', id: 'c', blocks: blocks as [] });

  test('hold blocks, islands among them, on their own ground', async () => {
    const hours = { ...exampleOf('opening-hours'), id: 'hours' };
    const html = await htmlOf({ ...columns(prose('left'), hours), tone: 'tint' });
    expect(html).toMatch(/<section id="left"[^>]*data-tone="tint"/);
    expect(html).toMatch(/<div data-island="opening-hours" data-live><section id="hours"/);
    // Elsewhere they stand on ink.
    const facts = { ...exampleOf('key-facts'), id: 'facts', tone: 'ink' };
    expect(await htmlOf(columns(prose('left'), facts))).toMatch(/<section id="facts"[^>]*data-tone="paper"/);
  });
  test('their blocks are checked and led to like any others', () => {
    expect(reportSections(columns(prose('left', '[Here](#right)'), prose('right')))).toEqual([]);
    expect(reportSections(columns(prose('left'), prose('left')))).toEqual([
      expect.stringContaining(
        'unique/id /sections/0/blocks/1/id · Another section of this page has the id “left”.',
      ),
    ]);
    expect(reportSections(columns(prose('left', '[Here](#rihgt)'), prose('right')))).toEqual([
      expect.stringContaining('There is no section “rihgt” on this page. Did you mean “right”?'),
    ]);
  });
  test('hold no columns', () => {
    expect(
      reportSections(columns(prose('left'), { ...columns(prose('a'), prose('b')), id: 'inner' })),
    ).toEqual([expect.stringContaining('“columns”')]);
  });
});

test('a banner’s picture may lie behind its words, which then stand on a dark ground', async () => {
  const banner = { type: 'banner', id: 'b', heading: 'Welcome', image };
  expect(await htmlOf({ ...banner, layout: 'behind' })).toMatch(/data-tone="ink".*<img .*<h2/s);
  expect(await htmlOf(banner)).toMatch(/data-tone="paper".*<h2.*<img /s);
});
