import { isArray, isObject, type JsonValue } from '../content/json/json.ts';

/** The pages and files of the made site. */
type Known = ReadonlySet<string>;

const isPath = (text: string) => /^\/[a-z0-9]?[^\s]*$/.test(text);
const leadsNowhere = (path: string, known: Known) => !known.has(path.split('#')[0] ?? '');
const lead = (path: string, known: Known) => (leadsNowhere(path, known) ? '/' : (path.split('#')[0] ?? ''));

/** Addresses that are no links between pages. */
const KEPT = new Set(['$schema', 'endpoint', 'from', 'basePath', 'notFound']);

/** Content of the shipped site for a site that has other pages: menu entries that lead nowhere go, other links lead home. */
export function reduceLinks(value: JsonValue, known: Known): JsonValue {
  const isLost = (item: JsonValue) =>
    isObject(item) &&
    [item.link, item.href].some(
      (target) => typeof target === 'string' && isPath(target) && leadsNowhere(target, known),
    );
  if (isArray(value)) return value.filter((item) => !isLost(item)).map((item) => reduceLinks(item, known));
  if (isObject(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => [key, KEPT.has(key) ? item : reduceLinks(item, known)] as const,
    );
    return Object.fromEntries(
      entries.filter(([key, item]) => !(key === 'children' && isArray(item) && item.length === 0)),
    );
  }
  if (typeof value !== 'string') return value;
  if (isPath(value)) return lead(value, known);
  return value.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${lead(path, known)})`);
}
