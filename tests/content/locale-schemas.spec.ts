import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { overlaySchema } from '../../src/content/overlay/locale.ts';
import { contentTypes } from '../../src/content/schema/content-types.ts';
import { createSchemaSet } from '../../src/content/schema/schema-set.ts';
import { localeSchemas } from '../../src/generate/locale-schemas.ts';
import { schemaFiles } from './support/schemas.ts';
import { shipped } from './support/shipped.ts';

const made = localeSchemas(schemaFiles);
const schemas = createSchemaSet(made);

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
});
