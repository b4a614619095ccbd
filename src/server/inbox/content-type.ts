export type SentAs = 'json' | 'form';

const KINDS: ReadonlyMap<string, SentAs> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** How a body is encoded; undefined for anything but the two kinds, in UTF-8 and uncompressed. */
export function sentAs(headers: Headers): SentAs | undefined {
  const encoding = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== '') return undefined;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset !== undefined && !/^charset="?(?:utf-?8|us-ascii)"?$/.test(charset)) return undefined;
  return KINDS.get(type.trim());
}
