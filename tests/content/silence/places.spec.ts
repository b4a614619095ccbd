import { describe } from 'vitest';
import type { JsonObject } from '../../../src/content/json/json.ts';
import { schemaFiles } from '../support/schemas.ts';
import { link, navigation, page, prose, service, site } from '../support/site.ts';
import { hi } from '../support/translated.ts';
import { table } from './table.ts';

describe('a level off', () =>
  table([
    [
      '$schema of a page',
      { 'pages/a.json': JSON.stringify({ ...page(prose('a')), $schema: '../schemas/page.schema.json' }) },
      [
        'pages/a.json:1:12-1:41 schema/schema-path /$schema · Your editor finds no schema at this path. Did you mean “../../schemas/page.schema.json”?',
      ],
    ],
    [
      '$schema of a translation',
      hi('pages/index.json', { $schema: '../../../schemas/locales/page.schema.json', title: 'घर' }),
      [
        'locales/hi/pages/index.json:1:12-1:55 schema/schema-path /$schema · Your editor finds no schema at this path. Did you mean “../../../../schemas/locales/page.schema.json”?',
      ],
    ],
    [
      '$source in a section',
      hi('pages/index.json', {
        $schema: '../../../../schemas/locales/page.schema.json',
        sections: [{ id: 'intro', $source: { '/text': 'a' }, text: 'क' }],
      }),
      [
        'locales/hi/pages/index.json:1:85-1:94 schema/unknown-property /sections/0/$source · “$source” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link.',
      ],
    ],
  ]));

describe('twice', () =>
  table([
    [
      'an entry of the menu',
      { 'navigation.json': navigation({ condensed: ['services', 'services'] }) },
      [
        'navigation.json:12:5-12:15 schema/items /condensed/1 · This entry stands twice in the list. Remove one of the two.',
      ],
    ],
    [
      'a link of the footer',
      {
        'navigation.json': navigation({
          footer: {
            ...Object(navigation().footer),
            columns: [
              {
                heading: 'Links',
                links: [
                  { title: 'Tax', link: '/services/tax' },
                  { title: 'Tax', link: '/services/tax' },
                ],
              },
            ],
          },
        }),
      },
      [
        'navigation.json:59:11-62:12 schema/items /footer/columns/0/links/1 · This entry stands twice in the list. Remove one of the two.',
      ],
    ],
    [
      'an item of a list',
      {
        'pages/a.json': page({
          type: 'card-carousel',
          id: 'a',
          heading: 'A',
          collection: 'services',
          items: ['tax', 'tax'],
        }),
      },
      [
        'pages/a.json:16:9-16:14 schema/items /sections/0/items/1 · This entry stands twice in the list. Remove one of the two.',
      ],
    ],
  ]));

describe('a calculator', () => {
  const [example] = Object(schemaFiles.get('blocks/sip-calculator.schema.json')).examples;
  const years = (more: JsonObject) => ({
    'pages/a.json': page({
      ...example,
      goal: { ...example.goal, years: { ...example.goal.years, ...more } },
    }),
  });
  table([
    [
      'bounds in the wrong order',
      years({ min: 50, max: 1 }),
      [
        'pages/a.json:29:18-29:19 schema/range /sections/0/goal/years/max · The largest value must be more than the smallest, 50.',
      ],
    ],
    [
      'a default outside them',
      years({ default: 90 }),
      [
        'pages/a.json:30:22-30:24 schema/range /sections/0/goal/years/default · The default must lie between 1 and 50.',
      ],
    ],
    [
      'a step beyond them',
      years({ step: 50 }),
      [
        'pages/a.json:31:19-31:21 schema/range /sections/0/goal/years/step · The step must be at most 49: the whole range.',
      ],
    ],
    [
      'more stops than a page can hold',
      years({ max: 500_000_000 }),
      [
        'pages/a.json:31:19-31:20 schema/range /sections/0/goal/years/step · The slider has at most 10000 stops: write a step of at least 50000, or "unit": "money" for an amount.',
      ],
    ],
    ['the same of an amount', years({ max: 500_000_000, unit: 'money' }), []],
    [
      'a default with decimals that the field does not keep',
      years({ default: 12.5 }),
      [
        'pages/a.json:30:22-30:26 schema/range /sections/0/goal/years/default · The field keeps 0 decimals: write no more here, or "decimals": 1.',
      ],
    ],
    ['one with decimals that it keeps', years({ default: 12.5, step: 0.25, decimals: 2 }), []],
  ]);
});

describe('headings', () =>
  table([
    [
      'one of the first level in a text',
      { 'pages/a.json': page(prose('a', ['One.', '', '# Two'])) },
      [
        'pages/a.json:15:9-15:16 text/heading-order /sections/0/text/2 · A page has one heading of the first level, and it is not in a text. Write “###” for a heading in a text.',
      ],
    ],
  ]));

describe('once, in the right place', () => {
  const bilingual = (code: string) => ({
    'site.json': site({
      locales: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code, name: 'हिन्दी', dir: 'ltr' },
      ],
    }),
  });
  const overlay = { $schema: '../../../../schemas/locales/page.schema.json', title: 'घर' };
  const menu = navigation({
    primary: [
      { id: 'services', title: 'Services', link: '/services/tax' },
      { id: 'services', title: 'More', link: '/' },
    ],
  });
  const ofMenu = {
    $schema: '../../../schemas/locales/navigation.schema.json',
    primary: [{ id: 'services', title: 'सेवा' }],
  };
  const template = { ...page({ type: 'service-detail', id: 'detail', action: link('/') }), each: 'services' };
  table([
    [
      'the code of a language',
      { ...hi('pages/index.json', overlay), ...bilingual('HI') },
      [
        'site.json:20:15-20:19 schema/pattern /locales/1/code · “HI” cannot stand here. Expected: the code of a language, such as “en”, “hi”, “pt-BR” or, in plain words, “de-simple”. Did you mean “hi”?',
      ],
    ],
    [
      'an id of the menu',
      hi('navigation.json', ofMenu, { 'navigation.json': menu }),
      [
        'navigation.json:10:13-10:23 unique/id /primary/1/id · The entry “services” stands twice. Remove one of the two.',
      ],
    ],
    [
      'a group that was deleted in the original',
      hi('site.json', {
        $schema: '../../../schemas/locales/site.schema.json',
        brand: { address: { street: 'क', locality: 'ख' } },
      }),
      [
        'site.json:3:12-3:13 schema/missing-property /brand · The property “address” is missing here, and a translation still gives it.',
      ],
    ],
    [
      'a second page for every item',
      { 'pages/services/[id].json': template, 'collections/services/risk.json': service('risk') },
      [
        'pages/services/[id].json:1:1-1:2 unique/route · The address “/services/tax” is already made by pages/services/[slug].json. Move or remove one of the two files.',
      ],
    ],
    [
      'an id of nothing',
      {
        'pages/a.json': page({
          type: 'card-carousel',
          id: 'a',
          heading: 'A',
          collection: 'services',
          items: ['zzz'],
        }),
      },
      [
        'pages/a.json:15:9-15:14 reference/item /sections/0/items/0 · There is no entry “zzz” in services. Possible: tax.',
      ],
    ],
    [
      'a section that there is not',
      { 'pages/a.json': page({ ...prose('a'), link: link('/#zzzz') }) },
      [
        'pages/a.json:15:17-15:25 reference/anchor /sections/0/link/href · There is no section “zzzz” on /. Possible: intro, end.',
      ],
    ],
    [
      'three in one long text',
      { 'pages/a.json': page(prose('a', 'See [a](/nope), "so" {brnd} and [b](/nada).')) },
      [
        'pages/a.json:12:24-12:29 reference/page /sections/0/text · There is no page “/nope”. Correct the path, or add the page.',
        'pages/a.json:12:39-12:45 text/unknown-variable /sections/0/text · “{brnd}” is not a variable. Possible: {brand}, {email}, {year}. Did you mean “brand”?',
        'pages/a.json:12:54-12:59 reference/page /sections/0/text · There is no page “/nada”. Correct the path, or add the page.',
      ],
    ],
  ]);
});
