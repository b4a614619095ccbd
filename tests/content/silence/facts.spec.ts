import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/content/json/json.ts';
import { article, navigation, page, prose, site } from '../support/site.ts';
import { found, table } from './table.ts';

const sites = (more: JsonObject) => ({ 'site.json': site(more) });
const english = { code: 'en', name: 'English', dir: 'ltr' };
const footer = (contact: JsonObject) => ({
  'navigation.json': navigation({
    footer: {
      ...Object(navigation().footer),
      contact: { heading: 'Contact', email: '{email}', phone: '112', address: 'A', ...contact },
    },
  }),
});
const city = (more: JsonObject) => ({
  'collections/cities.json': {
    $schema: '../../schemas/collections/cities.schema.json',
    items: [
      {
        id: 'pune',
        city: 'Pune',
        name: 'Asha',
        email: 'a@example.com',
        contactNo: '+91 20 5550 0142',
        address: 'A',
        ...more,
      },
    ],
  },
});

describe('how one is reached', () =>
  table([
    [
      'a telephone number of the site',
      footer({ phone: 'call us' }),
      [
        'navigation.json:48:16-48:25 schema/format /footer/contact/phone · “call us” is not a telephone number such as “+91 20 5550 0142”.',
      ],
    ],
    [
      'an e-mail address of the site',
      footer({ email: 'hello(at)example.com' }),
      [
        'navigation.json:47:16-47:38 schema/format /footer/contact/email · “hello(at)example.com” is not an email address such as “name@example.com”.',
      ],
    ],
    [
      'a telephone number of a city',
      city({ contactNo: '+91 20 555O 0142' }),
      [
        'collections/cities.json:9:20-9:38 schema/format /items/0/contactNo · “+91 20 555O 0142” is not a telephone number such as “+91 20 5550 0142”.',
      ],
    ],
    [
      'an e-mail address of a city',
      city({ email: 'a@example' }),
      [
        'collections/cities.json:8:16-8:27 schema/format /items/0/email · “a@example” is not an email address such as “name@example.com”.',
      ],
    ],
    [
      'the site’s own address',
      sites({ baseUrl: 'https://www' }),
      [
        'site.json:12:14-12:27 schema/format /baseUrl · “https://www” is not an address that begins with https:// and the name of a server, such as “https://www.example.com”.',
      ],
    ],
    [
      'a path in it',
      sites({ baseUrl: 'https://www.example.com/shop/' }),
      [
        'site.json:12:14-12:45 schema/format /baseUrl · “https://www.example.com/shop/” has a path. Write it as "basePath": "/shop".',
      ],
    ],
    [
      'a profile',
      sites({ social: [{ network: 'linkedin', url: 'linkedin.com/in/a' }] }),
      [
        'site.json:37:14-37:33 schema/pattern /social/0/url · “linkedin.com/in/a” cannot stand here. Expected: an address that begins with https://, such as “https://www.linkedin.com/company/example”. Did you mean “https://linkedin.com/in/a”?',
      ],
    ],
    [
      'a profile on another network',
      sites({ social: [{ network: 'facebook', url: 'https://www.instagram.com/firm' }] }),
      [
        'site.json:37:14-37:46 reference/address /social/0/url · “https://www.instagram.com/firm” is an address of instagram. Write that of your profile on facebook, or "network": "instagram".',
      ],
    ],
    [
      'a profile on a network, copied from another',
      sites({
        social: [
          { network: 'whatsapp', url: 'https://x.com/firm' },
          { network: 'facebook', url: 'https://x.com/firm' },
        ],
      }),
      [
        'site.json:37:14-37:34 reference/address /social/0/url · “https://x.com/firm” is an address of x. Write that of your profile on whatsapp, or "network": "x".',
      ],
    ],
    [
      'a profile on a network that there is not',
      sites({ social: [{ network: 'faceboook', url: 'https://www.instagram.com/firm' }] }),
      [
        'site.json:36:18-36:29 schema/enum /social/0/network · “faceboook” is not one of the values possible here: facebook, instagram, linkedin, youtube, bluesky, github, mastodon, telegram, threads, tiktok, whatsapp, x. Did you mean “facebook”?',
      ],
    ],
  ]));

test.each(['https://www.facebook.com/firm', 'https://fb.me/firm', 'https://example.org/firm'])(
  '%s may be a profile on facebook',
  (url) => expect(found(sites({ social: [{ network: 'facebook', url }] }))).toEqual([]),
);

describe('codes', () =>
  table([
    [
      'a language that nobody speaks',
      sites({ locales: [{ ...english, code: 'xq' }] }),
      [
        'site.json:15:15-15:19 schema/format /locales/0/code · “xq” is not the code of a language that is known, such as “en” or “hi”.',
      ],
    ],
    [
      'a language twice',
      sites({
        locales: [
          english,
          { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
          { code: 'hi', name: 'Hindi', dir: 'ltr' },
        ],
      }),
      [
        'site.json:25:15-25:19 unique/id /locales/2/code · The language “hi” stands twice. Remove one of the two.',
      ],
    ],
    [
      'a currency that there is not',
      sites({ money: { currency: 'RUP', grouping: 'western' } }),
      [
        'site.json:21:17-21:22 schema/format /money/currency · “RUP” is not the code of a currency that is known, such as “INR”.',
      ],
    ],
  ]));

describe('files and dates', () =>
  table([
    [
      'a document that is no PDF',
      {
        'collections/publications.json': {
          $schema: '../../schemas/collections/publications.schema.json',
          items: [{ id: 'a', title: 'A', document: '/images/a.svg', createdAt: '2024-01-01T00:00:00Z' }],
        },
      },
      [
        'collections/publications.json:7:19-7:34 schema/pattern /items/0/document · “/images/a.svg” cannot stand here. Expected: the path of a PDF document below public/, such as “/documents/a.pdf”.',
      ],
    ],
    [
      'a picture that is none',
      { 'pages/a.json': page({ ...prose('a'), image: { src: '/documents/a.pdf', alt: '' } }) },
      [
        'pages/a.json:14:16-14:34 schema/pattern /sections/0/image/src · “/documents/a.pdf” cannot stand here. Expected: the path of a picture below public/, which begins with a slash and ends with .svg, .png, .jpg, .jpeg, .webp, .avif or .gif, such as “/images/curve.svg”.',
      ],
    ],
    [
      'a year with a slip',
      { 'collections/articles/a.json': article('a', { createdAt: '0203-05-19T17:00:00+05:30' }) },
      [
        'collections/articles/a.json:11:16-11:43 schema/format /createdAt · “0203-05-19T17:00:00+05:30” lies too far away: years from 1500 to 2199 are taken.',
      ],
    ],
    [
      'a year far ahead',
      { 'collections/articles/a.json': article('a', { createdAt: '2923-05-19T17:00:00+05:30' }) },
      [
        'collections/articles/a.json:11:16-11:43 schema/format /createdAt · “2923-05-19T17:00:00+05:30” lies too far away: years from 1500 to 2199 are taken.',
      ],
    ],
  ]));
