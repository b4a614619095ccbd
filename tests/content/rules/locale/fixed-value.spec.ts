import { describe, expect, test } from 'vitest';
import { branch, branchType, library, regionType } from '../../support/branches.ts';
import { link, page, prose, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('locale/fixed-value', () => {
  test.each([
    [
      'another value',
      { sections: [{ id: 'intro', type: 'quote' }] },
      /:5:15-5:22 locale\/fixed-value \/sections\/0\/type · “type” is the same in every language\. Remove it here, or write it as in the original\.$/,
    ],
  ])('%s', (_, overlay, line) => {
    const found = report(hi('pages/index.json', JSON.stringify(overlay, null, 2)));
    expect(found).toEqual([expect.stringMatching(line)]);
    expect(found[0]?.startsWith('locales/hi/pages/index.json')).toBe(true);
  });

  test.each([
    ['site.json', { baseUrl: 'https://other.example' }, 'baseUrl'],
    ['site.json', { captcha: { provider: 'altcha' } }, 'captcha'],
    ['site.json', { redirects: [{ from: '/old', to: '/' }] }, 'redirects'],
    ['site.json', { contact: { endpoint: '/elsewhere' } }, 'endpoint'],
    ['theme.json', { radius: 40 }, 'radius'],
  ])('%s: %j', (path, overlay, name) => {
    expect(report(hi(path, overlay))).toEqual([
      expect.stringContaining(`“${name}” is the same in every language. Remove it here`),
    ]);
  });
  test('a part of a setting, as the original says it, changes nothing', () => {
    expect(report(hi('theme.json', { colors: {} }))).toEqual([]);
  });
  test('a list that is replaced whole keeps its links', () => {
    const base = { ...prose('a'), link: link('/') };
    const files = (href: string) =>
      hi(
        'pages/a.json',
        { sections: [{ id: 'a', link: { label: 'मुख', href } }] },
        { 'pages/a.json': page(base) },
      );
    expect(report(files('/'))).toEqual([]);
    expect(report(files('/services/tax')).map((line) => line.split(' ')[1])).toEqual(['locale/fixed-value']);
  });
  test('a list without ids is asked to keep what it cannot leave out', () => {
    const base = { type: 'call-to-action', id: 'a', heading: 'A', actions: [link('/')] };
    const overlay = { sections: [{ id: 'a', actions: [link('/services/tax')] }] };
    expect(report(hi('pages/a.json', overlay, { 'pages/a.json': page(base) }))).toEqual([
      expect.stringMatching(
        / · “href” is the same in every language\. Write it as in the original\. Did you mean “\/”\?$/,
      ),
    ]);
  });
  test('what such a list lacks is told as the original has it, not by an example', () => {
    const base = { type: 'call-to-action', id: 'a', heading: 'A', actions: [link('/services/tax')] };
    const told = (action: object) =>
      report(
        hi('pages/a.json', { sections: [{ id: 'a', actions: [action] }] }, { 'pages/a.json': page(base) }),
      );
    expect(told({ label: 'कर' })).toEqual([
      'locales/hi/pages/a.json:1:35-1:36 schema/missing-property /sections/0/actions/0 · The property “href” is missing here. In the original it is "href": "/services/tax".',
    ]);
    expect(told({ href: '/services/tax' })).toEqual([
      'locales/hi/pages/a.json:1:35-1:36 schema/missing-property /sections/0/actions/0 · The property “label” is missing here. In the original it is "label": "Link".',
    ]);
  });
  test('a list without ids is asked to keep which items it shows', () => {
    const block = (kept: object) => {
      const column = { heading: 'A', collection: 'articles', count: 1, more: link('/'), ...kept };
      return { type: 'whats-new', id: 'a', heading: 'A', columns: [column] };
    };
    const where = [{ field: '/heading', given: true }];
    const told = (kept: object) => {
      const overlay = { sections: [{ ...block(kept), type: undefined }] };
      return report(hi('pages/a.json', overlay, { 'pages/a.json': page(block({ where })) }));
    };
    expect(told({ where })).toEqual([]);
    expect(told({})).toEqual([
      'locales/hi/pages/a.json:1:49-1:133 locale/fixed-value /sections/0/columns/0 · “where” is missing here: it is the same in every language. Write it as in the original.',
    ]);
  });
  test.each([
    ['another item', { region: 'south' }],
    ['no item', { region: 'nroth' }],
  ])('a reference to %s', (_, overlay) => {
    const regions = [
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ];
    const files = library({
      'collections/regions.json': { $schema: '../schemas/regions.schema.json', items: regions },
    });
    const path = 'collections/branches/harbour.json';
    expect(report(hi(path, { name: 'बंदरगाह', region: 'north' }, files))).toEqual([]);
    expect(report(hi(path, overlay, files))).toEqual([
      `locales/hi/${path}:1:11-1:18 locale/fixed-value /region · “region” is the same in every language. Remove it here, or write it as in the original.`,
    ]);
  });

  test('a list whose entries go by their slugs is translated whole', () => {
    const regions = ['north', 'south'].map((slug) => ({ slug, name: slug }));
    const slug = { $ref: '../../schemas/shared/slug.schema.json' };
    const collection = { store: 'list', key: 'slug', title: '/name' };
    const properties = { ...Object(regionType.properties), id: undefined, slug };
    const type = { ...regionType, collection, properties, required: ['slug', 'name'] };
    const files = library({
      'schemas/regions.schema.json': JSON.parse(JSON.stringify(type)),
      'collections/regions.json': { $schema: '../schemas/regions.schema.json', items: regions },
      'collections/branches/harbour.json': branch('harbour'),
    });
    const path = 'collections/regions.json';
    const told = (...items: object[]) => report(hi(path, { items }, files));
    expect(told({ slug: 'north', name: 'उत्तर' }, { slug: 'south', name: 'दक्षिण' })).toEqual([]);
    expect(told({ slug: 'south', name: 'दक्षिण' })[0]).toMatch(
      /^locales\/hi\/collections\/regions\.json:1:19-1:26 locale\/fixed-value \/items\/0\/slug · “south” stands where the original has “north”\. A list whose entries have no "id" is translated whole: write all its entries, in the order of the original\.$/,
    );
  });
  test('a list of references that leaves some out', () => {
    const near = { type: 'array', items: { type: 'string', reference: 'regions' }, description: 'Near.' };
    const regions = ['north', 'south', 'west'];
    const files = library({
      'schemas/branches.schema.json': branchType({}, { near }),
      'collections/regions.json': {
        $schema: '../schemas/regions.schema.json',
        items: regions.map((id) => ({ id, name: id })),
      },
      'collections/branches/harbour.json': branch('harbour', { near: regions }),
    });
    const path = 'collections/branches/harbour.json';
    expect(report(hi(path, { near: regions }, files))).toEqual([]);
    expect(report(hi(path, { near: ['north'] }, files))).toEqual([
      `locales/hi/${path}:1:9-1:18 locale/fixed-value /near · “near” is the same in every language. Remove it here, or write it as in the original.`,
    ]);
  });

  test('a link of such a list that is not the original’s, and leads nowhere, is one mistake', () => {
    const base = { type: 'call-to-action', id: 'a', heading: 'A', actions: [link('/')] };
    const overlay = { sections: [{ id: 'a', actions: [link('/services/taxx')] }] };
    const found = report(hi('pages/a.json', overlay, { 'pages/a.json': page(base) }));
    expect(found.map((line) => line.split(' ')[1])).toEqual(['locale/fixed-value']);
  });

  test.each([
    [
      'a list whose entries have no ids',
      (href: string) => ({ type: 'call-to-action', id: 'a', heading: 'A', actions: [link(href)] }),
      '/sections/0/actions/0/href',
    ],
    ['a link by itself', (href: string) => ({ ...prose('a'), link: link(href) }), '/sections/0/link/href'],
  ])('%s that is broken in the original and right here is told once, there', (_, block, at) => {
    const overlay = { ...block('/services/tax'), type: undefined };
    const found = (href: string) =>
      report(hi('pages/a.json', { sections: [overlay] }, { 'pages/a.json': page(block(href)) })).map(
        (line) => `${line.split(':')[0]} ${line.split(' ').slice(1, 3).join(' ')}`,
      );
    expect(found('/services/taxx')).toEqual([`pages/a.json reference/page ${at}`]);
    expect(found('/')).toEqual([`locales/hi/pages/a.json locale/fixed-value ${at}`]);
  });

  test.each([
    ['kind', { kind: 'मकान' }],
    ['kind', { kind: 'flat' }],
    ['kinds', { kinds: ['मकान'] }],
  ])('a choice of an item is so in every language: %s', (name, translation) => {
    const choice = { type: 'string', enum: ['house', 'flat'], description: 'What it is.' };
    const kinds = { type: 'array', items: choice, description: 'What there is.' };
    const files = library({
      'schemas/branches.schema.json': branchType({}, { kind: choice, kinds }),
      'collections/branches/harbour.json': branch('harbour', { kind: 'house', kinds: ['house'] }),
    });
    expect(report(hi('collections/branches/harbour.json', translation, files))).toEqual([
      expect.stringContaining(`“${name}” is the same in every language.`),
    ]);
  });

  test('a choice of an entry of a list is so in every language', () => {
    const stance = { type: 'string', enum: ['yes', 'no'], description: 'What they say.' };
    const about = { type: 'string', description: 'Why.' };
    const answer = { type: 'object', additionalProperties: false, properties: { stance, about } };
    const answers = { type: 'array', items: answer, description: 'What they say on each question.' };
    const files = library({
      'schemas/branches.schema.json': branchType({}, { answers }),
      'collections/branches/harbour.json': branch('harbour', { answers: [{ stance: 'yes', about: 'So.' }] }),
    });
    const found = (stance: string) =>
      report(hi('collections/branches/harbour.json', { answers: [{ stance, about: 'क्योंकि' }] }, files));
    expect(found('yes')).toEqual([]);
    expect(found('no')).toEqual([
      expect.stringContaining(
        '/answers/0/stance · “stance” is the same in every language. Write it as in the original. Did you mean “yes”?',
      ),
    ]);
  });

  test('what has become of an event is so in every language', () => {
    const fields = { status: { enum: ['cancelled'], description: 'What has become of it.' } };
    const files = library({ 'schemas/branches.schema.json': branchType({ status: '/status' }, fields) });
    expect(report(hi('collections/branches/harbour.json', { status: 'cancelled' }, files))).toEqual([
      expect.stringContaining('“status” is the same in every language. Remove it here'),
    ]);
  });

  test.each([
    ['fee', { fee: 15 }],
    ['opensOn', { opensOn: '2027-03-02' }],
    ['closesOn', { closesOn: '2027-09-01' }],
  ])('an amount and the days of an item are so in every language: %s', (name, translation) => {
    const fields = {
      fee: { type: 'number', format: 'money', description: 'What it costs.' },
      closesOn: { type: 'string', format: 'date', description: 'When it closes.' },
    };
    const files = library({
      'schemas/branches.schema.json': branchType({ startsAt: '/opensOn', endsAt: '/closesOn' }, fields),
      'collections/branches/harbour.json': branch('harbour', { fee: 12.5, opensOn: '2027-03-01' }),
    });
    const found = (overlay: object) => report(hi('collections/branches/harbour.json', overlay, files));
    expect(found({ fee: 12.5, opensOn: '2027-03-01' })).toEqual([]);
    expect(found(translation)).toEqual([
      expect.stringContaining(
        `locale/fixed-value /${name} · “${name}” is the same in every language. Remove it here, or write it as in the original.`,
      ),
    ]);
  });
});
