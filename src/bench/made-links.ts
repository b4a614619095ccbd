import { isArray, isObject, type JsonValue } from '../content/json/json.ts';

type Exists = (path: string) => boolean;

const isPath = (text: string) => /^\/[a-z0-9]?[^\s]*$/.test(text);

/** A path without its anchor where there is such a page or file, else the home page. */
const lead = (path: string, exists: Exists) => {
  const [bare = '/'] = path.split('#');
  return exists(bare) ? bare : '/';
};

const leadsNowhere = (value: JsonValue, exists: Exists) =>
  isObject(value) &&
  ['link', 'href'].some((key) => {
    const target = value[key];
    return typeof target === 'string' && isPath(target) && !exists(target.split('#')[0] ?? '');
  });

/** Content of the shipped site for a site that has other pages: menu entries that lead nowhere go, other links lead home. */
export function reduceLinks(value: JsonValue, exists: Exists): JsonValue {
  if (isArray(value))
    return value.filter((item) => !leadsNowhere(item, exists)).map((item) => reduceLinks(item, exists));
  if (isObject(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => [key, keepsPath(key) ? item : reduceLinks(item, exists)] as const,
    );
    return Object.fromEntries(
      entries.filter(([key, item]) => !(key === 'children' && isArray(item) && item.length === 0)),
    );
  }
  if (typeof value !== 'string') return value;
  if (isPath(value)) return lead(value, exists);
  return value.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${lead(path, exists)})`);
}

/** Addresses that are no links between pages. */
const keepsPath = (key: string) => ['$schema', 'endpoint', 'from', 'basePath', 'notFound'].includes(key);
