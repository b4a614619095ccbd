import { type Fault, quote } from '../../diagnostics/fault.ts';
import { isObject } from '../../json/json.ts';
import type { Scope } from '../../link/scope.ts';
import { follow, type Item } from '../../site/items.ts';
import { lookUp } from '../../text/variables.ts';
import { mistake } from '../rule.ts';

function unknown(name: string, scope: Scope): Fault {
  const fields = Object.keys(scope.item ?? {}).flatMap((key) => (key === '$schema' ? [] : `item.${key}`));
  const names = [...scope.site.keys(), ...fields].filter((field) => lookUp(field, scope) !== undefined);
  const possible = names.map((field) => `{${field}}`).join(', ');
  return {
    message: `${quote(`{${name}}`)} is not a variable. Possible: ${possible}.`,
    unknown: [name, names],
  };
}

/** A name may stand for nothing at all, or for nothing on the page of one of the items. */
function faultOf(name: string, scope: Scope): Fault | undefined {
  const { index, site } = scope;
  const items = name.startsWith('item.') ? scope.items : null;
  if (!items) {
    // Where site.json could not be read, any name may be right.
    const isRead = isObject(index.files.get('site.json')?.value);
    return isRead && lookUp(name, scope) === undefined ? unknown(name, scope) : undefined;
  }
  const isSaid = (item: Item) =>
    lookUp(name, { site, item: item.value, follow: follow(index.collections, item) }) !== undefined;
  const without = items.filter((item) => !isSaid(item));
  const [first] = without;
  if (!first) return undefined;
  if (without.length === items.length) return unknown(name, scope);
  return {
    message: `${quote(`{${name}}`)} stands for nothing on the page of ${quote(first.key)}: ${first.file} has no such field.`,
  };
}

export const textUnknownVariable = mistake({
  code: 'text/unknown-variable',
  says: 'A name in braces stands for nothing.',
  wrong: '"Write to {e-mail} or {mail}."',
  right: '"Write to {email}."',
  remedy: 'Use a variable of site.json, or add it there.',
  name({ kind, text }, scope) {
    return kind === 'variable' ? faultOf(text.slice(1, -1), scope) : undefined;
  },
});
