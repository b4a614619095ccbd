import { type FileHandle, open } from 'node:fs/promises';
import type { ManifestFile } from '../model/build-manifest.ts';
import type { BodyStore } from './body-store.ts';
import { isCompressible } from './compression.ts';
import { CACHE_CONTROL } from './headers-file.ts';
import {
  type ByteRange,
  chooseEncoding,
  entityTag,
  noneMatch,
  parseRange,
  rangeStillFits,
  stillMatches,
} from './negotiation.ts';
import { ownFile } from './served-files.ts';

/** The file is not, or not yet, what the manifest says: a build is being swapped in. */
export class BuildMovedError extends Error {}

export interface FileAnswer {
  readonly dir: string;
  readonly file: ManifestFile;
  readonly status: 200 | 400 | 404;
  /** Answer with what is on the disk even if the manifest describes other content. */
  readonly asItIs: boolean;
}

/** Larger files are streamed, uncompressed; smaller ones are read at once and kept in memory. */
const STREAM_ABOVE = 2 * 1024 * 1024;

/**
 * Answers a GET or HEAD with a file: 200, 206, 304, 412, 416, or the not-found page's 400 or 404.
 *
 * @throws BuildMovedError when the file is missing or differs from the manifest (see `asItIs`).
 */
export async function fileResponse(request: Request, store: BodyStore, answer: FileAnswer) {
  const { file, status } = answer;
  const compressible = isCompressible(file) && file.bytes <= STREAM_ABOVE;
  const encoding = compressible ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
  const headers = new Headers({ 'cache-control': CACHE_CONTROL[file.cache] });
  if (compressible) headers.set('vary', 'Accept-Encoding');

  const condition = (hash: string): Response | undefined => {
    if (status !== 200) return undefined;
    headers.set('etag', entityTag(hash, encoding));
    if (!stillMatches(request.headers.get('if-match'), hash))
      return new Response(null, { status: 412, headers });
    if (!noneMatch(request.headers.get('if-none-match'), hash)) return undefined;
    return new Response(null, { status: 304, headers });
  };
  const known = answer.asItIs ? undefined : condition(file.hash);
  if (known !== undefined) return known;
  const content = await openContent(store, answer, encoding);
  const met = content.hash === undefined ? undefined : condition(content.hash);
  if (met !== undefined) {
    await content.close();
    return met;
  }
  const range = compressible || status !== 200 ? undefined : askedRange(request, content);
  if (!compressible && status === 200) headers.set('accept-ranges', 'bytes');
  if (range === 'outside') {
    await content.close();
    headers.set('content-range', `bytes */${content.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-type', file.type);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const sent = range ?? { start: 0, end: content.size - 1 };
  headers.set('content-length', String(sent.end - sent.start + 1));
  if (range !== undefined) headers.set('content-range', `bytes ${sent.start}-${sent.end}/${content.size}`);
  const init = { status: range === undefined ? status : 206, headers };
  if (request.method !== 'HEAD') return new Response(content.part(sent), init);
  await content.close();
  return new Response(null, init);
}

interface Content {
  readonly size: number;
  /** Unknown where a large file differs from the manifest. */
  readonly hash: string | undefined;
  part(range: ByteRange): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  close(): Promise<void>;
}

async function openContent(
  store: BodyStore,
  { dir, file, asItIs }: FileAnswer,
  encoding: ReturnType<typeof chooseEncoding>,
): Promise<Content> {
  if (file.bytes > STREAM_ABOVE) return openLarge(dir, file, asItIs);
  const { bytes, hash } = await store.read(dir, file, encoding).catch(movedIfGone);
  if (hash !== file.hash && !asItIs) throw new BuildMovedError(file.file);
  const part = ({ start, end }: ByteRange) => bytes.subarray(start, end + 1);
  return { size: bytes.byteLength, hash, part, close: async () => undefined };
}

async function openLarge(dir: string, file: ManifestFile, asItIs: boolean): Promise<Content> {
  const handle = await ownFile(dir, file.file).then(open).catch(movedIfGone);
  const { size } = await handle.stat();
  const same = size === file.bytes;
  if (!same && !asItIs) {
    await handle.close();
    throw new BuildMovedError(file.file);
  }
  const hash = same ? file.hash : undefined;
  // The file is open before the headers are sent: a build swapped in meanwhile cannot cut the answer short.
  return { size, hash, part: (range) => streamed(wholeOf(handle, range)), close: () => handle.close() };
}

/** A part of an open file, which is closed at the end, on an error or when the visitor goes away. */
async function* wholeOf(handle: FileHandle, range: ByteRange): AsyncGenerator<Uint8Array> {
  let left = range.end - range.start + 1;
  for await (const chunk of handle.createReadStream(range)) {
    left -= chunk.length;
    yield chunk;
  }
  if (left > 0) throw new Error('The file became shorter while it was sent.');
}

const streamed = (chunks: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });

function movedIfGone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    throw new BuildMovedError(error.message);
  throw error;
}

/** Ranges are for GET alone, and only of the content that the browser already has a part of. */
function askedRange(request: Request, content: Content): ByteRange | 'outside' | undefined {
  if (request.method !== 'GET') return undefined;
  if (content.hash === undefined || !rangeStillFits(request.headers.get('if-range'), content.hash))
    return undefined;
  return parseRange(request.headers.get('range'), content.size);
}
