import { describe, expect, it } from 'vitest';
import type { BuildManifest, ContactService, HeaderRule } from '../../src/model/build-manifest.ts';
import { compareSites, isNothing } from '../../src/report/compare-sites.ts';
import { htmlPage } from '../../src/report/html.ts';
import { markdown } from '../../src/report/markdown.ts';
import { powersOf } from '../../src/report/powers.ts';
import { builtSite, emptyReport } from './site.ts';

const CONTACT: ContactService = {
  path: '/api/contact',
  own: true,
  captcha: 'altcha',
  allowOrigins: [],
  names: 'latin',
  phone: 'required',
  stylesheet: '/assets/contact.css',
  locales: [],
};

const policy = (path: string, text: string): HeaderRule => ({
  path,
  headers: { 'Content-Security-Policy': text },
});

const powers = (parts: Partial<BuildManifest>) =>
  Object.fromEntries(powersOf({ ...builtSite({}).manifest, ...parts }));

describe('what a site may do', () => {
  it.each<[string, Partial<BuildManifest>, Record<string, string>]>([
    ['nothing that is not said', {}, {}],
    [
      'messages to the site itself',
      { contact: CONTACT, basePath: '/new' },
      {
        'Messages are sent to': '/new/api/contact',
        'Messages are taken from': 'the site itself',
        'Check against robots': 'altcha',
        'The site lies below': '/new',
      },
    ],
    [
      'messages to somebody else, and from there',
      {
        contact: { ...CONTACT, path: '/collect', own: false, allowOrigins: ['https://evil.example'] },
        headers: [policy('/', "form-action 'self' https://evil.example")],
      },
      {
        'Messages are sent to': 'https://evil.example/collect',
        'Messages are taken from': 'the site itself, https://evil.example',
        'Check against robots': 'altcha',
        'Forms may send to': 'the site itself, https://evil.example',
      },
    ],
    [
      'who owns the tags and the check',
      { contact: { ...CONTACT, captcha: 'hcaptcha', siteKey: 'key-b' }, container: 'GTM-B' },
      {
        'Messages are sent to': '/api/contact',
        'Messages are taken from': 'the site itself',
        'Check against robots': 'hcaptcha, by key-b',
        'Tags are those of': 'GTM-B',
      },
    ],
    [
      'scripts, whose hashes change with each text',
      { headers: [policy('/', "script-src 'self' 'sha256-a' 'sha256-b' https://tags.example")] },
      { 'Scripts may come from': 'the site itself, scripts by name, https://tags.example' },
    ],
    [
      'what has no name of ours, and what nobody is allowed',
      { headers: [policy('/', "object-src 'none'; upgrade-insecure-requests")] },
      { 'object-src': 'nobody', 'upgrade-insecure-requests': 'yes' },
    ],
    [
      'one page only what it is allowed besides; a worker’s file what all are',
      {
        headers: [
          policy('/', "img-src 'self'; frame-src 'none'"),
          { ...policy('/contact-us', "img-src 'self'; frame-src https://a.example"), exact: true },
          { ...policy('/assets/worker-1.js', 'frame-src https://b.example'), exact: true },
          { path: '/media/', headers: { 'Content-Security-Policy': '', 'X-Frame-Options': 'DENY' } },
        ],
      },
      {
        'Pictures may come from': 'the site itself',
        'Frames may show': 'nobody',
        'Frames may show, on /contact-us': 'https://a.example',
        'X-Frame-Options, below /media/': 'DENY',
      },
    ],
    [
      'other headers by their names',
      { headers: [{ path: '/', headers: { 'X-Robots-Tag': 'noindex', 'Speculation-Rules': '"/a"' } }] },
      { 'Told to search engines (X-Robots-Tag)': 'noindex' },
    ],
    [
      'old addresses that lead elsewhere',
      {
        redirects: [
          { from: '/a', to: '/b', status: 308 },
          { from: '/c', to: 'https://b.example/c', status: 308 },
          { from: '/d', to: 'https://b.example/d', status: 308 },
        ],
      },
      { 'Old addresses lead to': 'https://b.example' },
    ],
  ])('%s', (_, parts, expected) => {
    expect(powers(parts)).toEqual(expected);
  });
});

describe('a report of such a change', () => {
  const change = { name: 'Messages are sent to', before: '/api/contact', after: 'https://evil.example/<c>' };
  const report = { ...emptyReport, powers: [change, { name: 'Check', before: 'altcha', after: null }] };

  it('does not say that nothing changes, though every page is the same', async () => {
    const site = builtSite({ '/': {} });
    const other = { ...site, manifest: { ...site.manifest, contact: CONTACT } };
    const found = await compareSites(site, other);
    expect(found.powers.map(({ name, before }) => [name, before])).toEqual([
      ['Check against robots', null],
      ['Messages are sent to', null],
      ['Messages are taken from', null],
    ]);
    expect(isNothing({ ...found, files: [], later: [] })).toBe(false);
  });

  it('tells the address of the site once, and not in the head of each page', async () => {
    const at = (address: string, title: string) => {
      const answer = JSON.stringify({ text: `See <a href='${address}/b'>fees</a>` });
      const head = `<link rel="canonical" href="${address}/a" data-head><script type="application/ld+json" data-head>${answer}</script>`;
      return builtSite({ '/a': { title, head } }, { '/robots.txt': `Sitemap: ${address}/sitemap.xml\n` });
    };
    const { powers: changed, routes } = await compareSites(
      at('https://www.example.com', 'Fees'),
      at('https://example.com', 'Prices'),
    );
    expect(changed).toEqual([
      { name: 'The site’s address', before: 'https://www.example.com', after: 'https://example.com' },
    ]);
    expect(routes.flatMap(({ changes }) => changes.map(({ place }) => place))).toEqual(['title']);
  });

  it('tells which robots are asked to stay away, of which no page says anything', async () => {
    const others = 'User-agent: *\nAllow: /\nSitemap: https://a.example/sitemap.xml\n';
    const refusing = `User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\n${others}`;
    const siteOf = (text: string) => builtSite({ '/': {} }, { '/robots.txt': text });
    expect((await compareSites(siteOf(others), siteOf(refusing))).powers).toEqual([
      { name: 'Asked to stay away (robots.txt)', before: null, after: 'GPTBot, CCBot' },
    ]);
  });

  it('begins with it', () => {
    expect(markdown(report).split('\n\n').slice(1)).toEqual([
      '**2 permissions changed.**',
      'Compared: `topic` with `main` (`abc1234`), 3 pages in both.',
      '### Where messages go and what pages may do',
      '- **Messages are sent to**: `/api/contact` → `https://evil.example/<c>`\n- **Check**: `altcha` → `not set`\n',
    ]);
    expect(htmlPage(report)).toContain(
      '<section id="powers"><h2>Where messages go and what pages may do</h2><ul class="changes"><li class="change"><p class="where"><span>Messages are sent to</span></p><p class="value"><del><code>/api/contact</code></del> <ins><code>https://evil.example/&lt;c&gt;</code></ins></p></li>',
    );
  });
});
