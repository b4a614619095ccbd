import type { ErrorObject } from 'ajv';
import { nearest } from '../../diagnostics/nearest.ts';

/** The fields that every block has: a name near to `type` is a misspelt one only where it is none of these. */
const COMMON = ['id', 'tone'];

/** What is wrong with the property that names a block: `tag`. `name` is what stands for it. */
type BadBlock = { readonly tag: string; readonly types: readonly string[]; readonly possible: string } & (
  | { readonly kind: 'missing' | 'no-text' }
  | { readonly kind: 'misspelt' | 'unknown'; readonly name: string }
);

/** What an error says of a block that has no known type; undefined for other errors. */
export function badBlock({ keyword, params, parentSchema, data }: ErrorObject): BadBlock | undefined {
  if (keyword !== 'discriminator') return undefined;
  const tag = String(params.tag);
  const allowed: unknown = parentSchema?.properties?.[tag]?.enum;
  const types = Array.isArray(allowed) ? allowed.map(String) : [];
  const block = { tag, types, possible: `Possible: ${types.join(', ')}.` };
  if (params.error !== 'tag') return { ...block, kind: 'unknown', name: String(params.tagValue) };
  if (params.tagValue !== undefined) return { ...block, kind: 'no-text' };
  const named: [string, unknown][] = Object.entries(Object(data));
  const misspelt =
    named.find(([key]) => nearest(key, [...COMMON, tag]) === tag) ??
    named.find(([key, value]) => !COMMON.includes(key) && types.includes(String(value)));
  return misspelt ? { ...block, kind: 'misspelt', name: misspelt[0] } : { ...block, kind: 'missing' };
}
