import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';

export const answerOf = (type: string, body: string | Uint8Array, status = 200): Response =>
  new Response(Buffer.from(body), { status, headers: { 'Content-Type': type } });

export const htmlAnswer = (body: string, status?: number): Response =>
  answerOf('text/html; charset=utf-8', body, status);

/** The next save may make another answer, and a page of another site could lead its visitor's clicks to the editing tools. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Frame-Options': 'SAMEORIGIN' };

/**
 * Answers requests of a server. No answer is kept, and none shown in a frame of another site.
 * @param find undefined where somebody else answers
 */
export function answerRequests(
  server: ViteDevServer,
  find: (request: IncomingMessage, url: string) => Promise<Response | undefined>,
): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const found = await find(request, request.url ?? '/');
      if (!found) return next();
      response.writeHead(found.status, { ...Object.fromEntries(found.headers), ...HEADERS });
      response.end(Buffer.from(await found.arrayBuffer()));
    } catch (error) {
      next(error);
    }
  });
}
