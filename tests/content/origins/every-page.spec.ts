import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { renderPage } from '../../../src/app/entry-static.tsx';
import { resolveBlock } from '../../../src/blocks/resolvers.ts';
import { pointerSteps } from '../../../src/content/diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, own } from '../../../src/content/json/json.ts';
import { createSourceFinder } from '../../../src/content/origins/page-sources.ts';
import { environmentOf } from '../../../src/content/resolve/settings.ts';
import type { LocaleSite } from '../../../src/content/resolve/site-resolver.ts';
import { createShapes } from '../../../src/content/schema/shape.ts';
import { pageInfo } from '../../../src/dev/editing/actions.ts';
import { type Way, wayOf } from '../../../src/dev/page/editing/target.ts';
import { findSource, type Spot, squash } from '../../../src/dev/page/pointing/match.ts';
import type { PageField } from '../../../src/model/editing.ts';
import type { FramePart } from '../../../src/model/sources.ts';
import { FULL, figure } from '../../support/proof.ts';
import { schemaFiles } from '../support/schemas.ts';
import { LATER, shipped } from '../support/shipped.ts';
import { compiler, valid } from '../support/site.ts';

const index = valid(compiler.check(shipped, LATER));
const environment = environmentOf(index.site, 'dev', false);
const options = { shapeOf: createShapes(schemaFiles), resolveBlock, environment };

const parser = unified().use(rehypeRaw);
const parse = (html: string): Root =>
  parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] });

interface Around {
  readonly element: Element;
  readonly text: string;
}
const textOf = (node: Element | Root): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
const FRAME: Readonly<Record<string, FramePart>> = { header: 'header', footer: 'footer', nav: 'bar' };
const textAt = ({ properties }: Element, name: string) => {
  const value = properties[name];
  return typeof value === 'string' ? [value] : [];
};

/** Every text of a page, as a pointer meets it. */
function spotsOf(root: Root): Spot[] {
  const counts = new Map<string, number>();
  const spotOf = (shown: string, parents: readonly Around[]): Spot => {
    const within = parents.flatMap(({ element }) => textAt(element, 'id'));
    const names = parents.map(({ element }) => element.tagName);
    const frame = names.includes('main') ? undefined : names.flatMap((name) => FRAME[name] ?? []).at(-1);
    const key = `${within.join(' ')}\n${frame}\n${shown}`;
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    const [href] = parents.flatMap(({ element }) => (element.tagName === 'a' ? textAt(element, 'href') : []));
    const around = parents.slice(0, 3).map(({ text }) => text);
    return {
      kind: 'text',
      shown,
      within,
      frame,
      around,
      href,
      turn: () => ({ at, of: counts.get(key) ?? 1 }),
    };
  };
  const visit = (node: Element | Root, parents: readonly Around[]): Spot[] =>
    node.children.flatMap((child) => {
      if (child.type === 'text')
        return child.value.trim() === '' ? [] : [spotOf(squash(child.value), parents)];
      if (child.type !== 'element' || child.tagName === 'script') return [];
      return visit(child, [{ element: child, text: squash(textOf(child)) }, ...parents]);
    });
  return visit(root, []);
}

const written = new Map<string, JsonValue>();
function valueAt(file: string, pointer: string): JsonValue | undefined {
  const path = file.slice('site-config/'.length);
  const known = written.get(path) ?? JSON.parse(String(shipped.files.get(path)));
  written.set(path, known);
  return pointerSteps(pointer).reduce<JsonValue | undefined>(
    (value, step) => (isArray(value) ? value[Number(step)] : isObject(value) ? own(value, step) : undefined),
    known,
  );
}

/** One page of each file, of further languages of every third; every page where there is time. */
function routesOf(site: LocaleSite): string[] {
  const entries = [...site.index.routes.values()];
  const first = new Map(entries.reverse().map((entry) => [entry.file.path, entry]));
  const some = [...first.values()].filter((_, i) => site.locale.prefix === '' || i % 3 === 0);
  return (process.env.FULL === '1' ? entries : some).map(({ route }) => route);
}

const isDate = (value: string) => /^\d{4}-\d\d-\d\d/.test(value);
const plain = (value: string) => squash(value.replace(/[*_`~\\]|<[^>]+>/g, ''));

/** True where a field cannot have become this text: no variable, date, document or name of a file stands in it. */
const isOther = (value: JsonValue | undefined, shown: string) =>
  typeof value === 'string' &&
  !/[{}&]|\.pdf$/.test(value) &&
  !isDate(value) &&
  !plain(value).includes(plain(shown)) &&
  !plain(shown).includes(plain(value));

/** Where a text of a page is edited: in place, or in the panel as a text, as a date or number, or as what it is computed from. */
function editedIn({ kind }: PageField, way: Way) {
  if (way !== 'panel') return 'inPlace';
  if (kind === 'group' || kind === 'list') return 'computedInPanel';
  return kind === 'text' || kind === 'plain' ? 'textsInPanel' : 'dataInPanel';
}

test('of 100 texts on the shipped pages 99 lead to their own field, in every language, and can be edited', async () => {
  const edit = { inPlace: 0, textsInPanel: 0, dataInPanel: 0, computedInPanel: 0, not: 0 };
  const counts = { texts: 0, fields: 0, words: 0, fieldsOfWords: 0, nothing: 0 };
  const others: string[] = [];
  for (const site of compiler.resolve(index, 'dev', resolveBlock)) {
    const finder = createSourceFinder(site, index, options);
    for (const route of routesOf(site).filter((_, i) => FULL || i % 4 === 0)) {
      const { html } = await renderPage(site.page(route), site.shell);
      const sources = finder.page(route, '/');
      const locale = site.locale.prefix === '' ? undefined : site.locale.code;
      const { fields, infos } = pageInfo(index, sources, '', locale);
      for (const spot of spotsOf(parse(html))) {
        const { place, number, shown } = findSource(sources, spot) ?? {};
        const info = infos[fields[number ?? -1] ?? -1];
        edit[info ? editedIn(info, wayOf(info, spot, shown ?? '')) : 'not'] += 1;
        const value = place && valueAt(place.file, place.pointer);
        const isField = Number(typeof value === 'string' || typeof value === 'number');
        const isWord = Number(/\p{L}{2}/u.test(spot.shown));
        counts.texts += 1;
        counts.fields += isField;
        counts.words += isWord;
        counts.fieldsOfWords += isField * isWord;
        if (place === undefined) counts.nothing += 1;
        if (isOther(value, spot.shown))
          others.push(`${route} “${spot.shown}” → ${place?.file}${place?.pointer}`);
      }
    }
  }
  if (process.env.SHOW === '1') process.stdout.write(`${JSON.stringify({ ...counts, ...edit })}\n`);
  figure('texts to edit', edit);
  // What a text field says is edited where it stands, all of it; in the panel are dates, numbers and what is computed.
  expect({ texts: edit.textsInPanel, not: edit.not }).toEqual({ texts: 0, not: 0 });
  expect(edit.inPlace / counts.texts).toBeGreaterThan(0.95);
  expect(counts.nothing).toBe(0);
  expect(others).toEqual([]);
  expect(counts.words).toBeGreaterThan(FULL ? 5000 : 1500);
  expect(counts.fieldsOfWords / counts.words).toBeGreaterThan(0.99);
  // What is computed, such as the calculator's amounts, nobody has written.
  expect(counts.fields).toBe(counts.texts - edit.computedInPanel);
}, 300_000);
