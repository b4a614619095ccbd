import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import { overlaySchema } from '../../src/content/overlay/locale.ts';
import { contentTypes } from '../../src/content/schema/content-types.ts';
import { createSchemaSet } from '../../src/content/schema/schema-set.ts';
import { localeSchemas } from '../../src/generate/locale-schemas.ts';
import { schemaFiles } from './support/schemas.ts';
import { shipped } from './support/shipped.ts';

const made = localeSchemas(schemaFiles);
const schemas = createSchemaSet(new Map([...schemaFiles, ...made]));

describe('the schemas that editors check translations against', () => {
  test.each([...made.keys()])('%s is the file that is there', (path) => {
    expect(JSON.parse(readFileSync(join(root, 'schemas', path), 'utf8'))).toEqual(made.get(path));
  });

  const overlays = [...shipped.files].filter(
    ([path]) => overlaySchema(path, contentTypes(schemaFiles)) !== undefined,
  );
  test.each(overlays)('%s fits', (path, text) => {
    const validate = schemas.validator(overlaySchema(path, contentTypes(schemaFiles)) ?? '');
    validate(JSON.parse(String(text)));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('nothing is required but the ids of entries, and a misspelt field is still refused', () => {
    const validate = schemas.validator('locales/page.schema.json');
    expect(validate({})).toBe(true);
    expect(validate({ sections: [{ id: 'a', heading: 'A' }] })).toBe(true);
    expect(validate({ sections: [{ heading: 'A' }] })).toBe(false);
    expect(validate({ titel: 'A' })).toBe(false);
  });

  test('an entry of a list without ids is given whole', () => {
    const validate = schemas.validator('locales/page.schema.json');
    const chart = (...steps: JsonObject[]) =>
      validate({ sections: [{ type: 'process-chart', id: 'a', steps }] });
    const step = { title: 'A', text: 'B' };
    expect([chart(step, step), chart(step, { title: 'A' }), chart()]).toEqual([true, false, false]);
    const banner = (link: JsonObject) =>
      validate({ sections: [{ type: 'banner', id: 'a', actions: [link] }] });
    expect([banner({ label: 'A', href: '/' }), banner({ label: 'A' })]).toEqual([true, false]);
    expect(validate({ sections: [{ type: 'contact-panel', id: 'a', fields: [{ id: 'b' }] }] })).toBe(true);
  });
});
