import { isArray, isObject, type JsonObject, own, stringAt } from '../content/json/json.ts';

interface Snippet {
  readonly scope: 'json';
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

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

const firstExample = (schema: JsonObject): JsonObject | undefined => {
  const examples = own(schema, 'examples');
  return isArray(examples) ? examples.find(isObject) : undefined;
};

/** A snippet for each block, made of its schema's first example: `block-prose` writes a whole section. */
export function blockSnippets(schemas: ReadonlyMap<string, JsonObject>): Record<string, Snippet> {
  const entries = [...schemas].flatMap(([path, schema]): [string, Snippet][] => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    const example = firstExample(schema);
    if (type === undefined || !example) return [];
    const description = stringAt(schema, 'description') ?? '';
    return [
      [`Section: ${type}`, { scope: 'json', prefix: `block-${type}`, description, body: bodyOf(example) }],
    ];
  });
  return Object.fromEntries(entries);
}
