import type { ContactBody } from '../../contact/contact-body.ts';
import { cleanText } from './message.ts';

const FIELDS = ['name', 'email', 'phoneNumber', 'website', 'description'] as const;

/** Reads a JSON body: an object of exactly the five fields. A missing one counts as empty; undefined is malformed. */
export function parseJson(text: string): ContactBody | undefined {
  const value = read(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = new Map<string, unknown>(Object.entries(value));
  const isKnown = (name: string) => FIELDS.some((field) => field === name);
  for (const [name, item] of entries)
    if (!isKnown(name) || (typeof item !== 'string' && item !== null)) return undefined;
  const at = (field: string) => {
    const found = entries.get(field);
    return typeof found === 'string' ? cleanText(found) : '';
  };
  return {
    name: at('name'),
    email: at('email'),
    phoneNumber: at('phoneNumber'),
    website: at('website'),
    description: at('description'),
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
