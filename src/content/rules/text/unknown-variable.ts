import { quote, type Words } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Scope } from '../../link/scope.ts';
import { lookUp, placeholders } from '../../text/variables.ts';
import { rule } from '../rule.ts';

function unknown(name: string, scope: Scope): Words {
  const fields = Object.keys(scope.item ?? {}).flatMap((key) => (key === '$schema' ? [] : `item.${key}`));
  const names = [...scope.site.keys(), ...fields].filter((field) => lookUp(field, scope) !== undefined);
  return {
    message: `${quote(`{${name}}`)} is not a variable. Possible: ${names.map((field) => `{${field}}`).join(', ')}.`,
    suggestion: nearest(name, names),
  };
}

/** A name may stand for nothing at all, or for nothing on the page of one of the items. */
function wordsFor(name: string, scope: Scope): Words | undefined {
  const items = name.startsWith('item.') ? scope.items : null;
  if (!items) return scope.complete && lookUp(name, scope) === undefined ? unknown(name, scope) : undefined;
  const without = items.filter((item) => lookUp(name, { site: scope.site, item: item.value }) === undefined);
  if (!without[0]) return undefined;
  if (without.length === items.length) return unknown(name, scope);
  const { file, key } = without[0];
  return {
    message: `${quote(`{${name}}`)} stands for nothing on the page of ${quote(key)}: ${file} has no such field.`,
  };
}

export const textUnknownVariable = rule({
  code: 'text/unknown-variable',
  severity: 'error',
  says: 'A name in braces stands for nothing.',
  wrong: '"Write to {e-mail} or {mail}."',
  right: '"Write to {email}."',
  remedy: 'Use a variable of site.json, or add it there.',
  linkedText({ text, role, lineOf }, { scope }) {
    if (!text.includes('{') || (role !== 'text' && role !== 'markdown' && role !== 'link')) return undefined;
    return [...new Set(placeholders(text))].flatMap((name) => {
      const words = wordsFor(name, scope);
      return words ? { pointer: lineOf(`{${name}}`), ...words } : [];
    });
  },
});
