import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { EditError } from '../../content/edit/value-at.ts';
import { type JsonValue, own } from '../../content/json/json.ts';
import { openEditor } from '../../editing/editor.ts';
import { once } from '../../ground/once.ts';
import type { BlockChoice } from '../../model/editing.ts';
import { answerRequests } from '../answer.ts';
import type { LiveSite } from '../live-site.ts';
import { createActions } from './actions.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A word that only pages of this run of the server know. */
export const createToken = (): string => randomBytes(24).toString('base64url');

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Whether a request comes from a page of this server on this machine; else why not, in a sentence.
 * A name that was made to lead here, another port's page and another machine are all refused.
 */
export function refusalOf({ headers, socket }: Asked): string | undefined {
  const host = headers.host ?? '';
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'Editing is for this machine alone.';
  if (!OWN_NAMES.has(host.replace(/:\d+$/, ''))) return 'Editing is for 127.0.0.1 and localhost alone.';
  const { origin = `http://${host}`, 'sec-fetch-site': site = 'same-origin' } = headers;
  const isOwn = origin === `http://${host}` && site === 'same-origin';
  return isOwn ? undefined : 'Editing is for pages of this server alone.';
}

/** True for the token of this run. */
export function isToken(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const PLACE = '/__page-engine/edit/';
/** A dropped picture of 12 MB, as base64. */
const MOST_BYTES = 17 * 1024 * 1024;

/** What a request says. @throws EditError for more than a picture may have */
export async function bodyOf(request: AsyncIterable<Buffer>): Promise<JsonValue> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BYTES) throw new EditError('That is larger than the 12 MB that a picture may have.');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

/** Editing on the page: what its tools ask, answered for pages of this server on this machine alone. */
export function editPlugin(
  live: LiveSite,
  folder: string,
  blocks: () => Promise<readonly BlockChoice[]>,
): Plugin {
  const token = createToken();
  const open = once(async () => {
    const editor = await openEditor(folder, () => live.schemas);
    return createActions({ editor, live, blocks });
  });

  return {
    name: 'page-engine:edit',
    configureServer(server) {
      answerRequests(server, async (request, url) => {
        if (!url.startsWith(PLACE)) return undefined;
        const problem = (words: string, status: number) => Response.json({ problem: words }, { status });
        const refusal = refusalOf(request);
        if (refusal !== undefined) return problem(refusal, 403);
        const name = url.slice(PLACE.length);
        if (name === 'token' && request.method === 'GET') return Response.json({ token });
        if (request.method !== 'POST' || !isToken(request.headers['x-page-engine-token'], token))
          return problem('The server was started anew. Load the page again.', 403);
        try {
          const actions = await open();
          const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
          if (!action) return problem(`There is no “${name}”.`, 404);
          const answer = JSON.parse(JSON.stringify((await action(await bodyOf(request))) ?? null));
          // The page follows at once: a watcher would tell it a moment later.
          const files = own(own(answer, 'outcome'), 'files');
          if (Array.isArray(files))
            for (const file of files) server.watcher.emit('change', join(folder, String(file)));
          return Response.json(answer);
        } catch (error) {
          if (error instanceof EditError) return problem(error.message, 400);
          server.config.logger.error(String(error));
          return problem('That did not work: the terminal of the development server says why.', 500);
        }
      });
    },
  };
}
