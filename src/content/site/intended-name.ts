import type { SiteInput } from './input.ts';

const JSON_LIKE = /\.js(?:on[a-z0-9]?|n)(\.[a-z0-9]{1,8})?$/i;

/** The name that a file was to have, which an editor took for content: `about.json` for `about.JSON`, `about.jsn` and `about.json.txt`. */
export const intendedName = (file: string): string | undefined =>
  JSON_LIKE.test(file) ? file.replace(JSON_LIKE, '.json') : undefined;

/** The names that files were to have which are not read for their own. */
export const intendedNames = ({ unread }: Pick<SiteInput, 'unread'>): string[] =>
  [...(unread?.keys() ?? [])].flatMap((file) => intendedName(file) ?? []);
