import { expect } from 'vitest';
import { renderPage } from '../../../src/app/entry-static.tsx';
import { resolveBlock } from '../../../src/blocks/resolvers.ts';
import { isArray, isObject, type JsonObject } from '../../../src/content/json/json.ts';
import type { SiteInput } from '../../../src/content/site/input.ts';
import { schemaFiles } from '../../content/support/schemas.ts';
import {
  checkSite,
  compiler,
  type FileSource,
  MEDIA,
  page,
  picture,
  prose,
  valid,
} from '../../content/support/site.ts';

/** With the picture that examples name. */
const PICTURES = new Map(MEDIA).set('/images/example.svg', picture);

/** The first example of a block's schema. */
export function exampleOf(type: string): JsonObject {
  const examples = schemaFiles.get(`blocks/${type}.schema.json`)?.examples;
  const [example] = isArray(examples) ? examples.filter(isObject) : [];
  if (!example) throw new Error(`The schema of “${type}” has no example.`);
  return example;
}

/**
 * A section below another one, as the build makes its page. The site has the page and the picture that examples name.
 * @param more files that replace those of the small valid site, or are added to them
 * @param language which of the site's
 * @param media the files that lie below `public/`
 */
export async function htmlOf(
  section: JsonObject,
  more: Record<string, FileSource> = {},
  language = 0,
  media: SiteInput['media'] = PICTURES,
): Promise<string> {
  const files = {
    'pages/a.json': page({ type: 'page-header', id: 'above', heading: 'Above' }, section),
    'pages/example.json': page(prose('example')),
    ...more,
  };
  const locale = compiler.resolve(valid(checkSite(files, media)), 'production', resolveBlock)[language];
  if (!locale) throw new Error('The site has no language.');
  const { html, faults } = await renderPage(locale.page('/a'), locale.shell);
  expect(faults).toEqual([]);
  return /<main.*?<\/section>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}
