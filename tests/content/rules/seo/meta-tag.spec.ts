import { describe } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { table } from '../../silence/table.ts';
import { page, prose, seo } from '../../support/site.ts';

const tags = (...metaTags: JsonObject[]) => ({
  'pages/a.json': { ...page(prose('a')), seo: { ...seo, metaTags } },
});

describe('seo/meta-tag', () =>
  table([
    [
      'a misspelt name',
      tags({ type: 'name', key: 'keywrods', value: 'a' }),
      [
        'pages/a.json:10:16-10:26 seo/meta-tag /seo/metaTags/0/key · Nobody reads a meta tag “keywrods” of the type "name". Did you mean “keywords”?',
      ],
    ],
    [
      'a property that is written as a name',
      tags({ type: 'name', key: 'og:type', value: 'article' }),
      [
        'pages/a.json:9:17-9:23 seo/meta-tag /seo/metaTags/0/type · “og:type” is read as a "property", not as a "name". Did you mean “property”?',
      ],
    ],
    [
      'names that are written as properties',
      tags(
        { type: 'property', key: 'keywords', value: 'a' },
        { type: 'property', key: 'twitter:card', value: 'a' },
      ),
      [
        'pages/a.json:9:17-9:27 seo/meta-tag /seo/metaTags/0/type · “keywords” is read as a "name", not as a "property". Did you mean “name”?',
        'pages/a.json:14:17-14:27 seo/meta-tag /seo/metaTags/1/type · “twitter:card” is read as a "name", not as a "property". Did you mean “name”?',
      ],
    ],
    [
      'a property of nobody',
      tags({ type: 'property', key: 'type', value: 'article' }),
      [
        'pages/a.json:10:16-10:22 seo/meta-tag /seo/metaTags/0/key · Nobody reads a meta tag “type” of the type "property".',
      ],
    ],
    [
      'what the page says itself',
      tags({ type: 'name', key: 'description', value: 'a' }),
      [
        'pages/a.json:8:7-12:8 seo/meta-tag /seo/metaTags/0 · Every page has this tag already: its text is "description" in "seo".',
      ],
    ],
    [
      'names that are read',
      tags(
        { type: 'name', key: 'Author', value: 'a' },
        { type: 'name', key: 'twitter:card', value: 'a' },
        { type: 'property', key: 'og:type', value: 'a' },
      ),
      [],
    ],
    [
      'a type that there is not',
      tags({ type: 'nme', key: 'keywords', value: 'a' }),
      [
        'pages/a.json:9:17-9:22 schema/enum /seo/metaTags/0/type · “nme” is not one of the values possible here: name, property. Did you mean “name”?',
      ],
    ],
  ]));
