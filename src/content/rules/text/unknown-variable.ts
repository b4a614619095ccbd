import { type Fault, quote, type SiteFault } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, objectAt, own, stringAt, valueAt } from '../../json/json.ts';
import type { Scope } from '../../link/scope.ts';
import type { SiteContext } from '../../link/site-context.ts';
import { fieldAt } from '../../schema/content-types.ts';
import { shapeAt } from '../../schema/fit.ts';
import { shapeOfItem } from '../../schema/shape.ts';
import { lineAt, type Text, within } from '../../schema/walk.ts';
import { type ContentFile, mayMean } from '../../site/content-file.ts';
import { itemVariables } from '../../site/item-names.ts';
import { type Item, leadsNowhere } from '../../site/items.ts';
import { codeIn } from '../../text/markdown.ts';
import { isWithin, lookUp, placeholders, siteVariables, unclosed, unopened } from '../../text/variables.ts';
import { mistake } from '../rule.ts';

/** What follows `item.` in a name: the field, and what is read through it where it is a reference. */
function partsOf(name: string): readonly [field: string, through: boolean] {
  const [, field = '', ...through] = name.split('.');
  return [field, through.length > 0];
}

const keysOf = (value: JsonObject | null | undefined, before: string) =>
  Object.keys(value ?? {}).flatMap((key) => (key === '$schema' ? [] : `${before}.${key}`));

function unknown(name: string, scope: Scope): Fault {
  const [field, through] = partsOf(name);
  const inside = scope.follow?.(field)?.value ?? objectAt(scope.item, field);
  const behind = through ? keysOf(inside, `item.${field}`) : [];
  const written = [...scope.site.keys(), ...keysOf(scope.item, 'item'), ...behind];
  const names = written.filter((known) => lookUp(known, scope) !== undefined);
  const possible = names.map((known) => `{${known}}`).join(', ');
  const message = `${quote(`{${name}}`)} is not a variable. Possible: ${possible}.`;
  // On the page of an item a field of it is first called by its name alone.
  const ofItem = `item.${name}`;
  return { message, unknown: [names.includes(ofItem) ? ofItem : name, names] };
}

/** True where items of a type may have what a name asks for, and this one has not. */
function isLacking(name: string, { type, value }: Item, { index }: Scope): boolean {
  const [field] = partsOf(name);
  // Nothing is read through a list.
  if (isArray(value[field])) return false;
  const refers = stringAt(fieldAt(type.item, `/${field}`)?.schema, 'reference') !== undefined;
  const pointer = `/${refers ? field : name.slice('item.'.length).replaceAll('.', '/')}`;
  const shape = shapeOfItem(type, index.schemas.shapeOf);
  return valueAt(value, pointer) === undefined && shapeAt(shape, value, pointer)?.kind === 'leaf';
}

/** A name may stand for nothing at all, or for nothing on the page of one of the items. */
function faultOf(name: string, scope: Scope): Fault | string | undefined {
  const { index, site } = scope;
  const items = name.startsWith('item.') ? scope.items : null;
  if (!items) {
    // Where the variables could not be read, any name may be right.
    if (mayMean(index.files.get('site.json'), 'variables')) return undefined;
    if (lookUp(name, scope) !== undefined) return undefined;
    // One that has a name which none may have is told of there.
    const meant = meantBy(name, scope) ?? name;
    return /^[a-z][A-Za-z0-9.]*$/.test(meant) || meant === name ? unknown(name, scope) : undefined;
  }
  const [field, through] = partsOf(name);
  // An item that is named and not there is told where it is named.
  const isSaid = (item: Item) =>
    lookUp(name, { site, ...itemVariables(index.collections, item) }) !== undefined ||
    (through && leadsNowhere(index.collections, item, field));
  const without = items.filter((item) => !isSaid(item));
  const [first] = without;
  if (!first) return undefined;
  if (without.length === items.length && !isLacking(name, first, scope)) return unknown(name, scope);
  const pointer = `/${name.slice('item.'.length).replaceAll('.', '/')}`;
  const binding = fieldAt(first.type.item, pointer) && `{ "$item": "${pointer}", "else": "hide" }`;
  const remedy = binding ? `show it in a place of its own with ${binding}` : 'do without it';
  return `${quote(`{${name}}`)} stands for nothing on the page of ${quote(first.key)}: ${first.file} has no such field. Give it one, or ${remedy}.`;
}

/** The variable that words in braces were to be. */
function meantBy(text: string, { site, item }: Scope): string | undefined {
  const plain = (name: string) => name.replace(/[{} _-]/g, '').toLowerCase();
  return [...site.keys(), ...keysOf(item, 'item')].find((known) => plain(known) === plain(text));
}

function words(text: string, scope: Scope): string | undefined {
  const meant = meantBy(text, scope);
  return (
    meant &&
    `${quote(text)} has a blank, so that it would be shown as it stands. Write ${quote(`{${meant}}`)}.`
  );
}

/** A brace without the other one: a mistake where a variable’s name stands beside it; else it is text. */
function half(text: string): string {
  const [what, whole] = text.startsWith('{') ? ['closed', `${text}}`] : ['opened', `{${text}`];
  return `${quote(text)} is not ${what}, so that it would be shown as it stands. Write ${quote(whole)}.`;
}

/** A variable’s own text is not searched again: names in it would be shown with their braces. */
function* inVariables({ path, value }: ContentFile): Generator<Fault> {
  const variables = path === 'site.json' ? objectAt(value, 'variables') : {};
  // Only their names are asked.
  const known = siteVariables({ variables }, '1970-01-01');
  const isKnown = ({ text }: { readonly text: string }) => known.has(text.slice(1));
  for (const [name, text] of Object.entries(variables)) {
    if (typeof text !== 'string') continue;
    const [inner] = [...placeholders(text), ...unclosed(text).filter(isKnown)];
    const message = `A variable cannot hold another one: ${quote(inner?.text ?? '')} would be shown as it stands. Write its text.`;
    if (inner) yield { pointer: pointerTo('/variables', name), message };
  }
}

/** Code is shown as it is written: on a page for each item whoever names a field in it wants what that says. */
function* inCode({ value }: ContentFile, texts: readonly Text[]): Generator<Fault> {
  if (stringAt(value, 'each') === undefined) return;
  for (const written of texts) {
    const found = placeholders(written.text).filter(({ text }) => /^\{item\.[\w.]+\}$/.test(text));
    const code = written.role === 'markdown' && found.length > 0 ? codeIn(written.text) : [];
    for (const { text, index } of found) {
      const at = lineAt(written, index);
      const message = `${quote(text)} stands in code, which is shown as it is written. Write it outside of the code.`;
      if (isWithin(index, code)) yield { pointer: at.pointer, message };
    }
  }
}

/** The engine’s own words, in each language, hold the names that their schemas tell of, and no others. */
function* inWords({ index }: SiteContext): Generator<SiteFault> {
  const words = objectAt(index.schemas.files.get('strings.schema.json'), 'properties');
  const value = index.files.get('strings.json')?.value;
  for (const [key, written] of Object.entries(isObject(value) ? value : {})) {
    const known = placeholders(JSON.stringify(own(words, key) ?? '')).map(({ text: name }) => name);
    const possible = known.length === 0 ? 'It has none.' : `Possible: ${[...new Set(known)].join(', ')}.`;
    for (const [pointer, text] of Object.hasOwn(words, key) ? within(written, pointerTo('', key)) : []) {
      if (typeof text !== 'string') continue;
      for (const { text: part } of [...unclosed(text), ...unopened(text)])
        if (known.includes(`{${part.replace(/[{}]/, '')}}`))
          yield { file: 'strings.json', pointer, message: half(part) };
      const said = placeholders(text);
      const wrong = said.find(({ text: name }) => !known.includes(name))?.text;
      if (wrong === undefined) continue;
      const message = `${quote(wrong)} stands for nothing in this word. ${possible}`;
      yield { file: 'strings.json', pointer, message, unknown: [wrong, known] };
    }
  }
}

export const textUnknownVariable = mistake({
  says: 'A name in braces stands for nothing, or one of its braces is missing.',
  wrong: '"Write to {e-mail} or {mail}, or {email."',
  right: '"Write to {email}."',
  remedy:
    'Use a variable of site.json, or add it there, and write both its braces. A field of an item is one that each of them has.',
  name({ kind, text }, scope) {
    if (kind !== 'variable') return undefined;
    if (/\w \w/.test(text)) return words(text, scope);
    if (text.startsWith('{') && text.endsWith('}')) return faultOf(text.slice(1, -1), scope);
    return lookUp(text.replace(/[{}]/, ''), scope) === undefined ? undefined : half(text);
  },
  file: (file, texts) => [...inVariables(file), ...inCode(file, texts)],
  site: inWords,
});
