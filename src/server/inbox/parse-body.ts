import { CONTROL_NAMES, type ContactBody, contactBody } from '../../contact/contact-body.ts';
import { cleanText, FIELDS } from './message.ts';

/** What a plain form post brought. */
export type FormPost = ReturnType<typeof parseForm>;

/** Reads a form-encoded body; fields that are not ours are ignored, since captcha widgets add some. */
export function parseForm(text: string) {
  const sent = new URLSearchParams(text);
  // A browser sends each line break of a text area as two characters; the visitor typed, and counts, one.
  const at = (name: string) => cleanText(sent.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    texts: {
      firstName: at(CONTROL_NAMES.firstName),
      lastName: at(CONTROL_NAMES.lastName),
      email: at(CONTROL_NAMES.email),
      phoneNumber: at(CONTROL_NAMES.phoneNumber),
      comments: at(CONTROL_NAMES.comments),
    },
    website: at('website'),
    consent: (sent.get('consent') ?? '') !== '',
  };
}

/** The message of a form post, as the JSON form would have sent it. */
export const bodyOfForm = ({ texts, website }: FormPost): ContactBody => ({ ...contactBody(texts), website });

const isField = (name: string): name is keyof ContactBody => FIELDS.some((field) => field === name);

/** Reads a JSON body: an object of exactly the five fields. A missing one counts as empty; undefined is malformed. */
export function parseJson(text: string): ContactBody | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const body = { name: '', email: '', phoneNumber: '', website: '', description: '' };
  for (const [name, item] of Object.entries(value)) {
    if (!isField(name) || (typeof item !== 'string' && item !== null)) return undefined;
    body[name] = cleanText(item ?? '');
  }
  return body;
}
