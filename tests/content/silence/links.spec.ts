import { describe } from 'vitest';
import { link, page, prose, site } from '../support/site.ts';
import { hi } from '../support/translated.ts';
import { table } from './table.ts';

const endpoint = (to: string) => ({ 'site.json': site({ contact: { endpoint: to } }) });
const linking = (href: string) => ({ 'pages/a.json': page({ ...prose('a'), link: link(href) }) });
const text = (written: string) => ({ 'pages/a.json': page(prose('a', written)) });
const redirect = (from: string) => ({ 'site.json': site({ redirects: [{ from, to: '/' }] }) });
const home = {
  'pages/index.json': page({
    ...prose('intro'),
    text: '[a](https://www.example.com/nope) and [b](https://www.example.com/)',
  }),
};

describe('where the form sends', () =>
  table([
    [
      'another host without a scheme',
      endpoint('//evil.example'),
      [
        'site.json:25:17-25:33 schema/pattern /contact/endpoint · “//evil.example” cannot stand here. Expected: a path of this site, such as “/contact”, or an address that begins with https://.',
      ],
    ],
    [
      'the same with a backslash',
      endpoint('/\\evil.example'),
      [
        'site.json:25:17-25:34 schema/pattern /contact/endpoint · “/\\evil.example” cannot stand here. Expected: a path of this site, such as “/contact”, or an address that begins with https://.',
      ],
    ],
    [
      'no host',
      endpoint('https://'),
      [
        'site.json:25:17-25:27 schema/pattern /contact/endpoint · “https://” cannot stand here. Expected: a path of this site, such as “/contact”, or an address that begins with https://.',
      ],
    ],
  ]));

describe('links', () =>
  table([
    [
      'no slashes',
      linking('http:example.com'),
      [
        'pages/a.json:15:17-15:35 reference/address /sections/0/link/href · “http:example.com” leads nowhere. Write https:// and the name of a server, such as “https://www.example.com/page”.',
      ],
    ],
    [
      'one slash',
      linking('https:/example.com'),
      [
        'pages/a.json:15:17-15:37 reference/address /sections/0/link/href · “https:/example.com” leads nowhere. Write https:// and the name of a server, such as “https://www.example.com/page”.',
      ],
    ],
    [
      'no host',
      linking('https://'),
      [
        'pages/a.json:15:17-15:27 reference/address /sections/0/link/href · “https://” leads nowhere. Write https:// and the name of a server, such as “https://www.example.com/page”.',
      ],
    ],
    [
      'half a host',
      linking('https://['),
      [
        'pages/a.json:15:17-15:28 reference/address /sections/0/link/href · “https://[” leads nowhere. Write https:// and the name of a server, such as “https://www.example.com/page”.',
      ],
    ],
    [
      'two schemes',
      linking('https://https://example.com'),
      [
        'pages/a.json:15:17-15:46 reference/address /sections/0/link/href · “https://https://example.com” leads nowhere. Write https:// and the name of a server, such as “https://www.example.com/page”.',
      ],
    ],
    [
      'a mailbox of nobody',
      linking('mailto:'),
      [
        'pages/a.json:15:17-15:26 reference/address /sections/0/link/href · “mailto:” leads nowhere. Write mailto: and an address, such as “mailto:name@example.com”.',
      ],
    ],
    [
      'a mailbox without a server',
      linking('mailto:anna'),
      [
        'pages/a.json:15:17-15:30 reference/address /sections/0/link/href · “mailto:anna” leads nowhere. Write mailto: and an address, such as “mailto:name@example.com”.',
      ],
    ],
    [
      'a number with letters',
      linking('tel:CALL-NOW'),
      [
        'pages/a.json:15:17-15:31 reference/address /sections/0/link/href · “tel:CALL-NOW” leads nowhere. Write tel: and the number with its country, such as “tel:+912055500142”.',
      ],
    ],
    [
      'a page of the own domain that there is not',
      linking('https://www.example.com/services/taxx'),
      [
        'pages/a.json:15:17-15:56 reference/page /sections/0/link/href · There is no page “/services/taxx”. Did you mean “/services/tax”?',
      ],
    ],
    [
      'a section of the own domain that there is not',
      linking('https://www.example.com/services/tax#detial'),
      [
        'pages/a.json:15:17-15:62 reference/anchor /sections/0/link/href · There is no section “detial” on /services/tax. Did you mean “detail”?',
      ],
    ],
    [
      'the own domain without www',
      linking('https://example.com/nope'),
      [
        'pages/a.json:15:17-15:43 reference/page /sections/0/link/href · There is no page “/nope”. “example.com” counts as the site’s own domain, that of “baseUrl”. Correct the path, or add the page.',
      ],
    ],
    [
      'the own domain as it is written in a text',
      text('See https://www.example.com/nope.'),
      [
        'pages/a.json:12:20-12:48 reference/page /sections/0/text · There is no page “/nope”. Correct the path, or add the page.',
      ],
    ],
    [
      'the same in a text',
      home,
      [
        'pages/index.json:12:20-12:48 reference/page /sections/0/text · There is no page “/nope”. Correct the path, or add the page.',
      ],
    ],
  ]));

describe('redirects', () =>
  table([
    [
      'a page',
      redirect('/services/tax'),
      [
        'site.json:36:15-36:30 unique/route /redirects/0/from · “/services/tax” is a page: it cannot be redirected.',
      ],
    ],
    [
      'a page in the other language',
      hi(
        'pages/index.json',
        { $schema: '../../../../schemas/locales/page.schema.json', title: 'घर' },
        {
          'site.json': site({
            locales: [
              { code: 'en', name: 'English', dir: 'ltr' },
              { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
            ],
            redirects: [{ from: '/hi/services/tax', to: '/' }],
          }),
        },
      ),
      [
        'site.json:41:15-41:33 unique/route /redirects/0/from · “/hi/services/tax” is a page: it cannot be redirected.',
      ],
    ],
    [
      'a file',
      redirect('/documents/a.pdf'),
      [
        'site.json:36:15-36:33 unique/route /redirects/0/from · “/documents/a.pdf” is a file: it cannot be redirected.',
      ],
    ],
    [
      'a page with a slash at its end',
      redirect('/services/tax/'),
      [
        'site.json:36:15-36:31 unique/route /redirects/0/from · “/services/tax/” is a page: it cannot be redirected.',
      ],
    ],
    [
      'the file of a page',
      redirect('/services/tax/index.html'),
      [
        'site.json:36:15-36:41 unique/route /redirects/0/from · “/services/tax/index.html” is a page: it cannot be redirected.',
      ],
    ],
    [
      'a file that the build writes',
      redirect('/sitemap.xml'),
      [
        'site.json:36:15-36:29 unique/route /redirects/0/from · “/sitemap.xml” is a file: it cannot be redirected.',
      ],
    ],
    [
      'a part of the sitemap',
      redirect('/sitemap-2.xml'),
      [
        'site.json:36:15-36:31 unique/route /redirects/0/from · “/sitemap-2.xml” is a file: it cannot be redirected.',
      ],
    ],
    [
      'a name that hosts fill in',
      redirect('/old/:id'),
      [
        'site.json:36:15-36:25 schema/pattern /redirects/0/from · “/old/:id” cannot stand here. Expected: the path of an old page, such as “/old-page”, without the part after “?” or “#”, stars, colons and blanks.',
      ],
    ],
    [
      'a query',
      redirect('/old?id=1'),
      [
        'site.json:36:15-36:26 schema/pattern /redirects/0/from · “/old?id=1” cannot stand here. Expected: the path of an old page, such as “/old-page”, without the part after “?” or “#”, stars, colons and blanks.',
      ],
    ],
    [
      'a star',
      redirect('/old/*'),
      [
        'site.json:36:15-36:23 schema/pattern /redirects/0/from · “/old/*” cannot stand here. Expected: the path of an old page, such as “/old-page”, without the part after “?” or “#”, stars, colons and blanks.',
      ],
    ],
    [
      'a line feed',
      redirect('/old\n/evil 302'),
      [
        'site.json:36:15-36:32 schema/pattern /redirects/0/from · “/old\n/evil 302” cannot stand here. Expected: the path of an old page, such as “/old-page”, without the part after “?” or “#”, stars, colons and blanks.',
      ],
    ],
    [
      'another host',
      redirect('//old'),
      [
        'site.json:36:15-36:22 schema/pattern /redirects/0/from · “//old” cannot stand here. Expected: the path of an old page, such as “/old-page”, without the part after “?” or “#”, stars, colons and blanks.',
      ],
    ],
    [
      'itself',
      { 'site.json': site({ redirects: [{ from: '/old', to: '/old' }] }) },
      [
        'site.json:37:13-37:19 reference/redirect /redirects/0/to · “/old” is redirected in a circle. Write the address of a page.',
      ],
    ],
  ]));

describe('addresses of languages', () =>
  table([
    [
      'a page at a language’s home',
      hi(
        'pages/a.json',
        { $schema: '../../../../schemas/locales/page.schema.json', title: 'क' },
        { 'pages/a.json': page(prose('a')), 'pages/hi.json': page(prose('a')) },
      ),
      [
        'pages/hi.json:1:1-1:2 unique/route · The address “/hi” is one of the site’s pages in हिन्दी. Give the page another name; its translation lies in locales/hi/.',
      ],
    ],
  ]));
