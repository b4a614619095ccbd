import { bare } from '../../contact/bare.ts';
import { CONTROL_NAMES, type ContactBody, contactBody, TEXT_FIELDS } from '../../contact/contact-body.ts';
import { idOf, isOwnKey } from '../../contact/own-fields.ts';
import { attempt } from '../../model/attempt.ts';
import type { ContactForm } from '../../model/build-manifest.ts';
import { recordOf } from '../../model/record-of.ts';
import { isRecord } from '../fields.ts';
import { cleanText, FIELDS } from './message.ts';

/** What a plain form post brought. */
export type FormPost = ReturnType<typeof parseForm>;

/** Reads a form-encoded body; fields that are not ours are ignored, since captcha widgets add some. */
export function parseForm(text: string) {
  // The first of a name counts. Thousands of names, each sought in a list, would hold up every page.
  const sent = new Map([...new URLSearchParams(text)].reverse());
  // A browser sends each line break of a text area as two characters; the visitor typed, and counts, one.
  const at = (name: string) => cleanText(sent.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    texts: recordOf(TEXT_FIELDS, (field) => at(CONTROL_NAMES[field])),
    website: at('website'),
    consent: (sent.get('consent') ?? '') !== '',
    fields: new Map(
      [...sent.keys()].flatMap((key) => (isOwnKey(key) ? [[idOf(key), at(key)] as const] : [])),
    ),
  };
}

/** The message of a form post, as the JSON form would have sent it. */
export const bodyOfForm = ({ texts, website }: FormPost): ContactBody => ({ ...contactBody(texts), website });

const isField = (name: string): boolean => FIELDS.some((field) => field === name);

/** An object of texts alone; undefined for anything else. */
function textsOf(value: unknown): Map<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const texts = new Map<string, string>();
  for (const [name, item] of Object.entries(value)) {
    if (typeof item !== 'string' && item !== null) return undefined;
    texts.set(name, cleanText(item ?? ''));
  }
  return texts;
}

/**
 * Reads a JSON body: an object of exactly the five fields, and of what was filled in at those of the site's own.
 * A missing one counts as empty; undefined is malformed.
 */
export function parseJson(text: string) {
  const value: unknown = attempt(() => JSON.parse(text));
  if (!isRecord(value)) return undefined;
  const { fields: own = {}, ...fixed } = value;
  const [texts, fields] = [textsOf(fixed), textsOf(own)];
  if (!texts || !fields || ![...texts.keys()].every(isField)) return undefined;
  const at = (field: string) => texts.get(field) ?? '';
  return {
    body: recordOf(FIELDS, (field) => (field === 'description' ? at(field) : bare(at(field)))),
    fields,
  };
}

/** How a body may be encoded. */
const KINDS = new Map<string, 'json' | 'form'>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** How a body is encoded; undefined for anything but the two kinds, in UTF-8 and uncompressed. */
export function sentAs(headers: Headers) {
  const encoding = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== '') return undefined;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset !== undefined && !/^charset="?(?:utf-?8|us-ascii)"?$/.test(charset)) return undefined;
  return KINDS.get(type.trim());
}

/** The largest body that is taken of a form without fields of the site's own, in bytes. */
const BODY_LIMIT = 32 * 1024;
/** A character of most scripts in a form post, such as `%E0%A4%85`. */
const CHARACTER_BYTES = 9;
/** For the name of a field, and for what is no text. */
const FIELD_BYTES = 1024;

/** The largest body that is taken, in bytes: each text of a form may be as long as it lets it be, in any script. */
export function bodyLimit(forms: readonly ContactForm[] = []): number {
  const sizes = forms.map(({ fields }) =>
    fields.reduce(
      (sum, { type, max = 0 }) => sum + FIELD_BYTES + (type === 'number' ? 0 : max * CHARACTER_BYTES),
      BODY_LIMIT,
    ),
  );
  return sizes.reduce((a, b) => Math.max(a, b), BODY_LIMIT);
}

/**
 * Reads a request's body as text, never more of it than its kind may have.
 * @param most the largest that is taken; of a form more is read: the page that refuses it gives back what was typed
 * @returns an empty text where even more was sent than is read; undefined where the sender went away, or the bytes are not UTF-8
 */
export async function readBody(request: Request, kind: 'json' | 'form', most: number) {
  const limit = kind === 'form' ? most + 3 * BODY_LIMIT : most;
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) return { text: '', isTooLarge: true };
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        // Not awaited: the sender may never finish.
        void reader?.cancel().catch(() => undefined);
        return { text: '', isTooLarge: true };
      }
      chunks.push(part.value);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { text, isTooLarge: size > most };
  } catch {
    return undefined;
  }
}
