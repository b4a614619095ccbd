import { describe, expect, it } from 'vitest';
import { dismissedNotice } from '../../src/app/site-notice.ts';
import { compareSites, isNothing } from '../../src/report/compare-sites.ts';
import { lineChanges } from '../../src/report/line-changes.ts';
import { shortened, wordParts } from '../../src/report/words.ts';
import { builtSite, changesOf } from './site.ts';

const section = (text: string) => `<section><p>Kicker</p><h2>Our mission</h2>${text}</section>`;

describe('a page', () => {
  it('is the same where only hashes, React’s ids and preloads differ', () => {
    const image = (hash: string) => `<img src="/media/a.svg" srcset="/media/a.${hash}-240.webp">`;
    expect(
      changesOf(
        { main: `${image('aaaaaaaa')}<button id="radix-_R_1_">Go</button>`, style: 'old' },
        {
          main: `<link rel="preload" href="/x">${image('bbbbbbbb')}<button id="radix-_r_2_">Go</button>`,
          style: 'new',
        },
      ),
    ).toEqual([]);
  });

  it('names the heading that a changed text stands below', () => {
    expect(
      changesOf(
        { main: section('<p>We manage money.</p>') },
        { main: section('<p>We look after money.</p>') },
      ),
    ).toEqual([
      {
        kind: 'text',
        frame: false,
        place: 'Our mission',
        before: 'We manage money.',
        after: 'We look after money.',
      },
    ]);
  });

  it('tells another word of all links once, and of another title only that', () => {
    const link = (word: string, about: string) =>
      `<h3>${about}</h3><a href="/${about}">${word}<span class="visually-hidden">: ${about}</span></a>`;
    expect(
      changesOf(
        { main: link('Read more', 'Costs') + link('Read more', 'Terms') },
        { main: link('Read on', 'Costs') + link('Read on', 'Terms') },
      ).map(({ kind, before, after }) => [kind, before, after]),
    ).toEqual([['text', 'Read more', 'Read on']]);
    const [was, is] = [link('Read', 'Costs'), link('Read', 'Prices').replace('/Prices', '/Costs')];
    expect(changesOf({ main: was }, { main: is }).map(({ kind, after }) => [kind, after])).toEqual([
      ['text', 'Prices'],
    ]);
  });

  it('takes what stands before a heading for part of its section', () => {
    const [change] = changesOf({ main: section('') }, { main: section('').replace('Kicker', 'Other') });
    expect(change).toMatchObject({ place: 'Our mission', before: 'Kicker', after: 'Other' });
  });

  it('tells a text that moved as moved', () => {
    const [one, two, three] = ['<p>First of all</p>', '<p>Second to none</p>', '<p>Third time lucky</p>'];
    expect(changesOf({ main: `${one}${two}${three}` }, { main: `${two}${three}${one}` })).toEqual([
      { kind: 'text', frame: false, place: '', before: 'First of all', after: 'First of all' },
    ]);
  });

  it('tells nothing of what counts a row for each width of the window: its entries are told', () => {
    const row = (count: number) =>
      `<p><span data-shown="1">1 of ${count}</span><span data-shown="2">1–2 of ${count}</span></p>`;
    expect(changesOf({ main: row(7) }, { main: row(8) })).toEqual([]);
  });

  it('tells a section that moved in one line, and what changed in it', () => {
    const part = (name: string, text: string) =>
      `<section><h2>${name}</h2><p aria-label="${name} aloud">${text}</p><h3>${name} in short</h3><p>${name} it is</p></section>`;
    const [one, two, three] = [part('One', 'First'), part('Two', 'Second'), part('Three', 'Third')];
    expect(
      changesOf({ main: one + two + three }, { main: two + three + part('One', 'The very first') }),
    ).toEqual([
      { kind: 'section', frame: false, place: '', before: 'One', after: 'One' },
      { kind: 'text', frame: false, place: 'One', before: 'First', after: 'The very first' },
    ]);
    const turned = changesOf({ main: one + two + three }, { main: three + two + one });
    expect(turned.map(({ kind, before }) => [kind, before])).toEqual([
      ['section', 'Two'],
      ['section', 'One'],
    ]);
  });

  it('tells the title once, with the tags that repeat it', () => {
    const head = (title: string) => ({
      title,
      head: `<meta property="og:title" content="${title}" data-head>`,
    });
    expect(changesOf(head('Old'), head('New'))).toEqual([
      { kind: 'head', frame: false, place: 'title, og:title', before: 'Old', after: 'New' },
    ]);
  });

  it.each([
    ['a form’s address', (to: string) => `<form action="${to}"></form>`],
    ['what a frame shows', (to: string) => `<iframe src="${to}"></iframe>`],
  ])('tells %s', (_, main) => {
    expect(changesOf({ main: main('/a') }, { main: main('https://b.example/') })).toEqual([
      { kind: 'link', frame: false, place: '', before: '/a', after: null },
      { kind: 'link', frame: false, place: '', before: null, after: 'https://b.example/' },
    ]);
  });

  it('tells a host as browsers ask for it, which looks like another one', () => {
    const main = (target: string) => `<a href="${target}">Go</a>`;
    expect(
      changesOf({ main: main('https://apple.com/a') }, { main: main('https://аррӏе.com:8443/क?b') }),
    ).toEqual([
      { kind: 'link', frame: false, place: '', before: 'https://apple.com/a', after: null },
      { kind: 'link', frame: false, place: '', before: null, after: 'https://xn--80ak6aa92e.com:8443/क?b' },
    ]);
  });

  it('tells links by their target, pictures by their name, alternative texts as read aloud', () => {
    const main = (target: string, hash: string, alt: string) =>
      `<p><a href="${target}">Go</a><img src="/media/images/a.${hash}.svg" alt="${alt}"></p>`;
    expect(
      changesOf({ main: main('/a', 'aaaaaaaa', 'A dog') }, { main: main('/b', 'bbbbbbbb', 'A cat') }),
    ).toEqual([
      { kind: 'spoken', frame: false, place: '', before: 'A dog', after: 'A cat' },
      { kind: 'link', frame: false, place: '', before: '/a', after: null },
      { kind: 'link', frame: false, place: '', before: null, after: '/b' },
      {
        kind: 'picture',
        frame: false,
        place: '/images/a.svg',
        before: '/images/a.svg',
        after: '/images/a.svg',
      },
    ]);
  });

  it('tells a document’s other first page as drawn anew, in whatever size it is shown', () => {
    const main = (hash: string) => `<img src="/media/documents/a.${hash}-480.webp" alt="">`;
    const place = '/documents/a.webp';
    expect(changesOf({ main: main('aaaaaaaaaaaaaaaa') }, { main: main('bbbbbbbb-bbbbbbb') })).toEqual([
      { kind: 'picture', frame: false, place, before: place, after: place },
    ]);
  });

  it('tells an entry of a list as a whole', () => {
    const entry = (name: string) =>
      `<article><h3>${name}</h3><p>All about it</p><a href="/${name}">Read</a></article>`;
    expect(
      changesOf(
        { main: `<section><h2>News</h2>${entry('One')}${entry('Two')}</section>` },
        { main: `<section><h2>News</h2>${entry('Two')}${entry('Three')}</section>` },
      ),
    ).toEqual([
      { kind: 'entry', frame: false, place: 'News', before: 'One', after: null },
      { kind: 'entry', frame: false, place: 'News', before: null, after: 'Three' },
    ]);
  });

  it('tells all that a new entry says where it leads to no page that would', () => {
    const entry = (name: string, text: string) =>
      `<article><h3><a href="#${name}">${name}</a></h3><p>${text}</p></article>`;
    const said = (...entries: string[]) => ({
      main: `<section><h2>Clients</h2>${entries.join('')}</section>`,
    });
    const one = entry('Ann', 'They rang back.');
    expect(changesOf(said(one), said(one, entry('Ben', 'They said no, kindly.')))).toEqual([
      { kind: 'entry', frame: false, place: 'Clients', before: null, after: 'Ben: They said no, kindly.' },
    ]);
  });

  it('tells an entry that stands elsewhere in its list in one line, and what changed in it', () => {
    const entry = (name: string, text = 'is here') =>
      `<article><img alt="${name} drawn"><h3>${name}</h3><p>${name} ${text}</p><a href="/${name}">See ${name}</a></article>`;
    const list = (...entries: string[]) => ({ main: `<section><h2>Ways</h2>${entries.join('')}</section>` });
    expect(
      changesOf(
        list(entry('One'), entry('Two'), entry('Three')),
        list(entry('Three'), entry('One'), entry('Two', 'is where it was')),
      ),
    ).toEqual([
      { kind: 'entry', frame: false, place: 'Ways', before: 'Three', after: 'Three' },
      { kind: 'text', frame: false, place: 'Two', before: 'Two is here', after: 'Two is where it was' },
    ]);
  });

  it('looks into an entry that kept its link and got another name', () => {
    const entry = (name: string) => `<article><h3>${name}</h3><a href="/one">Read</a></article>`;
    expect(changesOf({ main: entry('One') }, { main: entry('One and all') })).toMatchObject([
      { kind: 'text', before: 'One', after: 'One and all' },
    ]);
  });

  it('tells an attribute that nothing else shows', () => {
    expect(changesOf({ main: '<input max="5">' }, { main: '<input max="9">' })).toEqual([
      { kind: 'markup', frame: false, place: '', before: '<input max="5">', after: '<input max="9">' },
    ]);
  });
});

describe('two sites', () => {
  const footer = 'Open on weekdays';

  it('lists only the route whose text changed', async () => {
    const before = builtSite(
      { '/': { footer }, '/a': { main: '<p>Old words</p>', footer } },
      { '/a.css': '@layer a{p{top:0}}' },
    );
    const after = builtSite(
      { '/': { footer, style: 'b' }, '/a': { main: '<p>New words</p>', footer, style: 'b' } },
      { '/b.css': '@layer a{p{top:1px}}' },
    );
    const found = await compareSites(before, after);
    expect(found.routes.map(({ route, how, changes }) => [route, how, changes.length])).toEqual([
      ['/a', 'changed', 1],
    ]);
    expect(found.restyled).toEqual(['/', '/a']);
  });

  it('calls no page restyled whose rules have moved to another sheet, or that has none of the new ones', async () => {
    const main = '<p class="x">Words</p>';
    const before = builtSite({ '/': { main } }, { '/a.css': '.x{top:0}p{top:1px}' });
    const after = builtSite({ '/': { main, style: 'b' } }, { '/b.css': 'p{top:1px}.x{top:0}.y{top:2px}' });
    expect((await compareSites(before, after)).restyled).toEqual([]);
  });

  it('calls no page restyled by the rule that hides a dismissed notice', async () => {
    const before = builtSite({ '/': {} }, { '/a.css': 'p{top:0}' });
    const after = builtSite({ '/': { style: 'b' } }, { '/b.css': `p{top:0}${dismissedNotice('lift')}` });
    expect((await compareSites(before, after)).restyled).toEqual([]);
  });

  it('tells a language that came once, and not where it leads on each page', async () => {
    const built = (...codes: string[]) => {
      const links = (route: string) =>
        codes.map((code) => `<a href="/${code}${route}" hreflang="${code}">${code}</a>`).join('');
      return builtSite({ '/a': { footer: links('/a') }, '/b': { footer: links('/b') } });
    };
    const { shared, routes, links } = await compareSites(built('fr'), built('fr', 'it'));
    expect([routes, links]).toEqual([[], []]);
    expect(shared.flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual(['text']);
  });

  it('takes no class for another one that other code has numbered otherwise, nor what it notes for itself', async () => {
    const built = (names: string, script: string) =>
      builtSite(
        { '/': { main: `<p class="${names}" data-by="${script}">Words</p><i class="_c">!</i>` } },
        { [script]: '' },
      );
    const before = built('_a note', '/assets/a.js');
    expect((await compareSites(before, built('note _b', '/assets/b.js'))).routes).toEqual([]);
    expect((await compareSites(before, built('_b', '/assets/b.js'))).routes).toHaveLength(1);
    expect((await compareSites(before, built('_b note', '/assets/a.js'))).routes).toHaveLength(1);
  });

  it('tells of a new entry only the first page of its list, and what each page gives on once', async () => {
    const list = (...names: string[]) =>
      names.map((name) => `<article><h3>${name}</h3><a href="/${name}">Go</a></article>`).join('');
    const pages = (...names: [string, string, string]) =>
      builtSite(
        Object.fromEntries(
          ['/news', '/news/page/2', '/news/page/10'].map((route, at) => [
            route,
            { main: `<h2>News</h2>${list(names[at] ?? '')}` },
          ]),
        ),
      );
    const { routes, shared, links } = await compareSites(pages('a', 'b', 'c'), pages('new', 'a', 'b'));
    const entry = { kind: 'entry', frame: false, place: 'News' };
    expect(routes.map(({ route, changes }) => [route, changes])).toEqual([
      ['/news', [{ ...entry, before: null, after: 'new' }]],
      ['/news/page/10', [{ ...entry, before: 'c', after: null }]],
    ]);
    const moved = '2 to another page of the list';
    expect(shared).toEqual([
      {
        where: '3 pages of /news',
        routes: ['/news', '/news/page/2', '/news/page/10'],
        changes: [{ ...entry, before: moved, after: moved }],
      },
    ]);
    expect(links).toEqual([
      { target: '/c', how: 'removed', routes: ['/news/page/10'] },
      { target: '/new', how: 'added', routes: ['/news'] },
    ]);
  });

  it('tells of a list with a page more how many entries it has, once, and not how each page leads to all', async () => {
    const list = (count: number, ...pages: string[][]) => {
      const route = (at: number) => (at === 0 ? '/news' : `/news/page/${at + 1}`);
      const turn = (at: number, rel: string) =>
        pages[at] ? `<a href="${route(at)}" rel="${rel}">${rel}</a>` : '';
      const main = (names: string[], here: number) =>
        `<h2>News</h2><p>${count} items</p>${names.map((name) => `<article><h3>${name}</h3></article>`).join('')}` +
        `<nav aria-label="Pages">${turn(here - 1, 'prev')}<p>Page ${here + 1} of ${pages.length}</p><ol>` +
        `${pages.map((_, at) => `<li><a href="${route(at)}"${at === here ? ' aria-current="page"' : ''}>${at + 1}</a></li>`).join('')}` +
        `</ol>${turn(here + 1, 'next')}</nav>`;
      return builtSite(Object.fromEntries(pages.map((names, at) => [route(at), { main: main(names, at) }])));
    };
    const found = await compareSites(list(2, ['a'], ['b']), list(3, ['new'], ['a'], ['b']));
    expect(found.routes.map(({ route, how }) => [route, how])).toEqual([
      ['/news/page/3', 'added'],
      ['/news', 'changed'],
    ]);
    expect(found.routes[1]?.changes.map(({ after }) => after)).toEqual(['new']);
    expect(found.links).toEqual([]);
    const moved = '2 to another page of the list';
    expect(found.shared).toEqual([
      {
        where: '2 pages of /news',
        routes: ['/news', '/news/page/2'],
        changes: [
          { kind: 'entry', frame: false, place: 'News', before: moved, after: moved },
          { kind: 'text', frame: false, place: 'News', before: '2 items', after: '3 items' },
        ],
      },
    ]);
  });

  it('tells an entry that is gone, though another page of the list got one of the same name', async () => {
    const named = (name: string) => ({ main: `<article><h3>${name}</h3></article>` });
    const [ann, ben] = [named('Ann'), named('Ben')];
    const before = builtSite({ '/news': ann, '/news/page/2': ben, '/news/page/3': ann });
    const after = builtSite({ '/news': ben, '/news/page/2': ann, '/news/page/3': {} });
    const { routes } = await compareSites(before, after);
    expect(routes.flatMap(({ changes }) => changes.map((change) => [change.before, change.after]))).toEqual([
      ['Ann', null],
      [null, 'Ann'],
      ['Ann', null],
    ]);
  });

  it('tells a change of the frame once for all pages', async () => {
    const [before, after] = ['Open on weekdays', 'Open every day'].map((text) =>
      builtSite({ '/': { footer: text }, '/a': { footer: text }, '/b': { footer: text } }),
    );
    if (!before || !after) throw new Error('both sides are there');
    expect(await compareSites(before, after)).toMatchObject({
      routes: [],
      shared: [
        {
          where: 'All 3 pages',
          routes: ['/', '/a', '/b'],
          changes: [
            {
              kind: 'text',
              frame: true,
              place: 'Footer',
              before: 'Open on weekdays',
              after: 'Open every day',
            },
          ],
        },
      ],
    });
  });

  it('tells a change of the frame once for two pages of three', async () => {
    const [before, after] = ['Open on weekdays', 'Open every day'].map((text) =>
      builtSite({ '/': { footer: text }, '/a': { footer: text }, '/b': { footer } }),
    );
    if (!before || !after) throw new Error('both sides are there');
    const { routes, shared } = await compareSites(before, after);
    expect([routes, shared.map(({ where }) => where)]).toEqual([[], ['2 of 3 pages']]);
  });

  it.each<[string, number, string[]]>([
    ['once, and not those that it leaves alone', 5, ['The only page']],
    ['on their page where they are no more than four', 4, []],
  ])('tells pictures that another theme draws anew %s', async (_, redrawn, wheres) => {
    const images = ['a', 'b', 'c', 'd', 'e', 'f'];
    const site = (hash: string, drawing: string) =>
      builtSite(
        { '/': { main: images.map((name) => `<img src="/media/${name}.${hash}.svg">`).join('') } },
        Object.fromEntries(
          images.map((name, at) => [`/media/${name}.${hash}.svg`, at < redrawn ? drawing : 'same']),
        ),
      );
    const found = await compareSites(site('aaaaaaaa', 'red'), site('bbbbbbbb', 'blue'));
    expect(found.shared.map(({ where }) => where)).toEqual(wheres);
    expect(
      [...found.shared, ...found.routes].map(({ changes }) => changes.map(({ place }) => place)),
    ).toEqual([images.slice(0, redrawn).map((name) => `/${name}.svg`)]);
  });

  it('tells what was added and removed, and where the removed leads', async () => {
    const before = builtSite({
      '/': {},
      '/old': { title: 'Old', main: '<a href="/x">X</a>' },
      '/gone': { title: 'Gone' },
    });
    const redirects = { '/old': '/new', '/older': '/new' };
    const after = builtSite({ '/': {}, '/new': { title: 'New' } }, {}, redirects);
    const found = await compareSites(before, after);
    expect(found.routes.map(({ route, how, redirect }) => [route, how, redirect])).toEqual([
      ['/new', 'added', undefined],
      ['/gone', 'removed', undefined],
      ['/old', 'removed', '/new'],
    ]);
    expect(found.redirects).toEqual([{ name: '/older', before: null, after: '/new' }]);
    expect(found.links).toEqual([{ target: '/x', how: 'removed', routes: ['/old'] }]);
  });

  it('tells no link that follows a page to its other address', async () => {
    const linked = (to: string) => ({
      main: `<a href="${to}#fees">Fees</a>`,
      footer: `<a href="${to}">Old</a>`,
    });
    const before = builtSite({ '/': linked('/old'), '/old': { title: 'Old' } });
    const after = (redirects = {}) =>
      builtSite({ '/': linked('/new'), '/new': { title: 'Old' } }, {}, redirects);
    const told = async (redirects: Record<string, string>) => {
      const { routes, links } = await compareSites(before, after(redirects));
      return [routes.map(({ route, how }) => `${route} ${how}`), links.length];
    };
    expect(await told({ '/old': '/new' })).toEqual([['/new added', '/old removed'], 0]);
    expect(await told({})).toEqual([['/new added', '/old removed', '/ changed'], 4]);
  });

  it('tells no target of new pages that is one of them', async () => {
    const before = builtSite({ '/': {} });
    const main = '<a href="/mr">Home</a><a href="/mr/a">A</a><a href="/mr/a#b">B</a><a href="/x.pdf">X</a>';
    const { links } = await compareSites(before, builtSite({ '/': {}, '/mr': { main }, '/mr/a': { main } }));
    expect(links).toEqual([{ target: '/x.pdf', how: 'added', routes: ['/mr', '/mr/a'] }]);
  });

  it('tells no target that another page leads to, before and after', async () => {
    const main = (...targets: string[]) => targets.map((to) => `<a href="${to}">Go</a>`).join('');
    const still = main('/x', 'https://a.example/?b=1&amp;c=%27&#x27;');
    const before = builtSite({ '/still': { main: still }, '/': { main: main('/y') } });
    const after = builtSite({
      '/still': { main: still },
      '/': { main: still + main('/z', '#top') },
      '/new': { main: main('/x', '/z', '#new') },
    });
    expect((await compareSites(before, after)).links).toEqual([
      { target: '/y', how: 'removed', routes: ['/'] },
      { target: '/z', how: 'added', routes: ['/', '/new'] },
    ]);
  });

  it('counts of a page that moved only the links that it has not brought along', async () => {
    const main = (...targets: string[]) => targets.map((to) => `<a href="${to}">Go</a>`).join('');
    const mail = 'mailto:a@example.com';
    const before = builtSite({ '/': {}, '/contact': { main: main(mail, '/x') } });
    const after = builtSite({ '/': {}, '/us': { main: main(mail, '/y') } }, {}, { '/contact': '/us' });
    expect((await compareSites(before, after)).links).toEqual([
      { target: '/x', how: 'removed', routes: ['/contact'] },
      { target: '/y', how: 'added', routes: ['/us'] },
    ]);
  });

  it('finds nothing where nothing is', async () => {
    const site = builtSite({ '/': { main: '<p>Words</p>' } });
    expect(isNothing({ ...(await compareSites(site, site)), files: [], later: [] })).toBe(true);
  });
});

describe('words', () => {
  it('marks whole words, what went before what came', () => {
    expect(wordParts('We manage ₹700 crore.', 'We look after ₹800 crore.')).toEqual([
      { how: 'same', text: 'We' },
      { how: 'removed', text: 'manage ₹700' },
      { how: 'added', text: 'look after ₹800' },
      { how: 'same', text: 'crore.' },
    ]);
  });

  it('keeps of a long text only what is around a change', () => {
    const long = 'a b c d e f g h';
    expect(shortened(wordParts(`${long} old`, `${long} new`), 2)[0]).toEqual({ how: 'same', text: '… g h' });
  });

  it.each([
    ['a b c d e f', 'a b c d e f'],
    ['a b c d e f g', 'a b … f g'],
  ])('keeps what is hardly longer than that: %s', (text, kept) => {
    expect(shortened(wordParts(`old ${text} old`, `new ${text} new`), 2)[2]).toEqual({
      how: 'same',
      text: kept,
    });
  });

  it('puts a text and the one that took its place together', () => {
    const text = (value: string) => ({ kind: 'text', frame: false, place: '', value }) as const;
    const found = lineChanges(
      [text('Plans are reviewed once a year'), text('Nothing alike')],
      [text('Quite another thing'), text('Plans are reviewed twice a year'), text('And more')],
    );
    expect(found.map(({ before, after }) => [before, after])).toEqual([
      [null, 'Quite another thing'],
      ['Plans are reviewed once a year', 'Plans are reviewed twice a year'],
      ['Nothing alike', null],
      [null, 'And more'],
    ]);
  });

  it('takes texts for the same that share two words of five', () => {
    const text = (value: string) => ({ kind: 'text', frame: false, place: '', value }) as const;
    const found = lineChanges(
      [text('Plans are kept in drawers'), text('Nothing alike')],
      [text('Plans are seen by everybody')],
    );
    expect(found.map(({ before, after }) => [before, after])).toEqual([
      ['Plans are kept in drawers', 'Plans are seen by everybody'],
      ['Nothing alike', null],
    ]);
  });

  it('looks for the text that took one’s place where that stood', () => {
    const texts = (word: string, last: string) =>
      [...Array.from({ length: 40 }, (_, i) => `${word}${i}`), last].map(
        (value) => ({ kind: 'text', frame: false, place: '', value }) as const,
      );
    const found = lineChanges(texts('old', 'Reviewed once a year'), texts('new', 'Reviewed twice a year'));
    expect(found.at(-1)).toMatchObject({ before: 'Reviewed once a year', after: 'Reviewed twice a year' });
  });

  it('tells of a thousand texts that a thousand others replace', () => {
    const texts = (word: string) =>
      Array.from({ length: 1000 }, (_, i) => {
        const value = Array.from({ length: 40 }, (_, j) => `${word}${i}x${j}`).join(' ');
        return { kind: 'text', frame: false, place: '', value } as const;
      });
    const found = lineChanges(texts('old'), texts('new'));
    expect(found.map(({ before }) => before === null)).toEqual([
      ...Array.from({ length: 1000 }, () => false),
      ...Array.from({ length: 1000 }, () => true),
    ]);
  });
});
