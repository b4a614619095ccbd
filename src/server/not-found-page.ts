import type { BodyStore } from './body-store.ts';
import { BuildMovedError, fileResponse } from './file-response.ts';
import type { LoadedBuild } from './loaded-build.ts';

/** The not-found page of the longest prefix that an address lies under, with status 404. Never throws. */
export async function notFoundPage(
  request: Request,
  build: LoadedBuild,
  address: string,
  store: BodyStore,
): Promise<Response> {
  const page = build.notFound.find(([prefix]) => liesUnder(address, prefix));
  if (page !== undefined) {
    try {
      // As it is: while a build is swapped, an older text of this page does no harm.
      return await fileResponse(request, store, { dir: build.dir, file: page[1], status: 404, asItIs: true });
    } catch (error) {
      if (!(error instanceof BuildMovedError)) throw error;
    }
  }
  return new Response('Not found.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** `/hi` holds `/hi` and `/hi/…`, not `/history`. */
function liesUnder(address: string, prefix: string): boolean {
  return prefix === '/' || address === prefix || address.startsWith(`${prefix}/`);
}
