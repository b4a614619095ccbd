/** The largest body that is read, in bytes. */
export const BODY_LIMIT = 32 * 1024;

export type BodyRead =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' }
  /** The sender went away, or the bytes are not UTF-8. */
  | { readonly kind: 'broken' };

/** Reads a request's body as text, never more than `BODY_LIMIT` bytes of it. */
export async function readBody(request: Request): Promise<BodyRead> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > BODY_LIMIT) return { kind: 'too-large' };
  if (request.body === null) return { kind: 'text', text: '' };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > BODY_LIMIT) {
        // Not awaited: the sender may never finish.
        void reader.cancel().catch(() => undefined);
        return { kind: 'too-large' };
      }
      chunks.push(value);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { kind: 'text', text };
  } catch {
    return { kind: 'broken' };
  }
}
