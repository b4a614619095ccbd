import { DocumentError, isRecord, read } from './read-json.ts';

/** Who signs the documents: what the site's `site.json` says of the firm. */
export type Publisher = {
  readonly name: string;
  readonly legalName: string;
  readonly descriptor: string;
  readonly variables: Readonly<Record<string, string>>;
};

/** Reads the publisher out of the text of `site.json`. */
export function readPublisher(json: string): Publisher {
  const site = read(json);
  if (!isRecord(site) || !isRecord(site.brand)) throw new DocumentError('“brand” is missing');
  const { name, legalName, descriptor } = site.brand;
  if (typeof name !== 'string') throw new DocumentError('“brand.name” should be a text');
  const variables: Record<string, string> = {};
  for (const [key, value] of Object.entries(isRecord(site.variables) ? site.variables : {})) {
    if (typeof value === 'string') variables[key] = value;
  }
  return {
    name,
    legalName: typeof legalName === 'string' ? legalName : name,
    descriptor: typeof descriptor === 'string' ? descriptor : '',
    variables,
  };
}
