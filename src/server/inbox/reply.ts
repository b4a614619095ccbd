/** An answer before it is one: requests that share it each get their own. */
export interface Reply {
  readonly status: number;
  /** `null` has no body. */
  readonly body: string | null;
  readonly type: 'application/json' | 'text/html; charset=utf-8';
  /** Seconds until the visitor may try again. */
  readonly retryAfter?: number;
}

/** @param reason says to a program why, where no field is at fault. */
export function jsonReply(
  status: number,
  errors: Readonly<Record<string, string>>,
  reason?: string,
  retryAfter?: number,
): Reply {
  const body = JSON.stringify(reason === undefined ? { errors } : { errors, reason });
  return { status, body, type: 'application/json', ...(retryAfter === undefined ? {} : { retryAfter }) };
}

export function responseOf(reply: Reply, cors: Readonly<Record<string, string>>): Response {
  const headers = new Headers({ 'cache-control': 'no-store', ...cors });
  if (reply.body !== null) headers.set('content-type', reply.type);
  if (reply.retryAfter !== undefined) headers.set('retry-after', String(reply.retryAfter));
  return new Response(reply.body, { status: reply.status, headers });
}
