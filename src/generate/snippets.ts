import { isObject, type JsonObject, listAt, stringAt } from '../content/json/json.ts';

/** A dollar sign would begin a placeholder, and a brace end one. */
const escaped = (line: string) => line.replace(/[\\$}]/g, '\\$&');

/** The example with its texts as places to type: Tab leads from one to the next. */
function bodyOf(example: JsonObject): string[] {
  let stop = 0;
  return JSON.stringify(example, null, 2)
    .split('\n')
    .map((line) => {
      const [, lead, key, text, end] = /^(\s*"([^"]+)": )"((?:[^"\\]|\\.)*)"(,?)$/.exec(line) ?? [];
      if (lead === undefined || text === undefined || key === 'type') return escaped(line);
      stop += 1;
      return `${escaped(lead)}"\${${stop}:${escaped(text)}}"${end}`;
    });
}

/** A snippet for each block, made of its schema's first example: `block-prose` writes a whole section. */
export function blockSnippets(schemas: ReadonlyMap<string, JsonObject>) {
  const entries = [...schemas].flatMap(([path, schema]) => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    const example = listAt(schema, 'examples').find(isObject);
    if (type === undefined || !example) return [];
    const description = stringAt(schema, 'description') ?? '';
    const snippet = { scope: 'json', prefix: `block-${type}`, description, body: bodyOf(example) };
    return [[`Section: ${type}`, snippet] as const];
  });
  return Object.fromEntries(entries);
}
