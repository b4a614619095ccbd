import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from './negotiation.ts';

const CHUNK = 64 * 1024;

/**
 * Streams a part of an open file and closes it at the end, on an error or when the visitor goes away.
 * The file is open before the headers are sent: a build swapped in meanwhile cannot cut the answer short.
 */
export function streamFile(handle: FileHandle, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const length = Math.min(CHUNK, end - position + 1);
        const chunk = new Uint8Array(length);
        const { bytesRead } = await handle.read(chunk, 0, length, position);
        if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
        controller.enqueue(chunk.subarray(0, bytesRead));
        position += bytesRead;
        if (position > end) {
          await handle.close();
          controller.close();
        }
      } catch (error) {
        await handle.close().catch(() => undefined);
        controller.error(error);
      }
    },
    async cancel() {
      await handle.close();
    },
  });
}
