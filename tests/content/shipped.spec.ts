import { describe, expect, test } from 'vitest';
import { isArray, type JsonObject, own } from '../../src/content/source/json.ts';
import { schemaFiles } from './support/schemas.ts';
import { LATER, shipped } from './support/shipped.ts';
import { check, compiler, image, page, service } from './support/site.ts';

describe('the shipped content', () => {
  const { diagnostics, index } = compiler.check(shipped, LATER);
  test('is valid, warnings included', () => {
    expect(diagnostics).toEqual([]);
  });
  test.each([...shipped.files.keys()])('%s is valid by itself', (path) => {
    expect(index.files.get(path)?.findings).toEqual([]);
  });
  test('is valid today too: nothing leads to what is still hidden', () => {
    expect(compiler.check(shipped, new Date()).diagnostics).toEqual([]);
  });
});

const blocks = [...schemaFiles].filter(([path]) => path.startsWith('blocks/'));
const examplesOf = (schema: JsonObject) => {
  const examples = own(schema, 'examples');
  return isArray(examples) ? examples : [];
};

describe('every example of a block’s schema is a valid section', () => {
  const cases = blocks.flatMap(([path, schema]) =>
    examplesOf(schema).map((example, i) => [`${path} ${i + 1}`, example] as const),
  );
  test.each(cases)('%s', (_, example) => {
    const media = new Map(shipped.media).set('/images/example.svg', {
      bytes: 1,
      hash: 'a',
      size: { width: 1, height: 1 },
    });
    media.set(image.src, { bytes: 1, hash: 'a', size: { width: 1, height: 1 } });
    const files = Object.fromEntries([...shipped.files].filter(([name]) => !name.startsWith('pages/')));
    const source = JSON.parse(JSON.stringify(page({ type: 'placeholder' })));
    source.sections = [example];
    const found = check(
      {
        ...files,
        'navigation.json': undefined,
        'collections/services/tax.json': service('tax'),
        'pages/a.json': source,
      },
      media,
    );
    // The example stands in a small site: what it names besides (a city, an article) is the shipped site's.
    expect(
      found.filter(({ file, code }) => file === 'site/pages/a.json' && code.startsWith('schema/')),
    ).toEqual([]);
    expect(
      found.filter(({ file, code }) => file === 'site/pages/a.json' && !code.startsWith('reference/')),
    ).toEqual([]);
  });
});
