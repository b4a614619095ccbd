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

/** The largest body that is read, in bytes. */
const BODY_LIMIT = 32 * 1024;

/**
 * Reads a request's body as text, never more than `BODY_LIMIT` bytes of it.
 * @returns undefined where the sender went away, or the bytes are not UTF-8
 */
export async function readBody(request: Request): Promise<{ text: string } | 'too-large' | undefined> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > BODY_LIMIT) return 'too-large';
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > BODY_LIMIT) {
        // Not awaited: the sender may never finish.
        void reader?.cancel().catch(() => undefined);
        return 'too-large';
      }
      chunks.push(part.value);
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return undefined;
  }
}
