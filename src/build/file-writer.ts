import { Worker } from 'node:worker_threads';

/** So many files may wait to be written; more would fill the memory where a disk is slow. */
const MOST_WAITING = 256;
/** So many are sent at once: to send one by one costs as much as to write them. */
const BATCH = 16;

/** Writes what it is sent, with the folders above it, and says how many files are written so far. */
const WORKER = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { parentPort } = require('node:worker_threads');
const made = new Set();
let count = 0;
const makeFolder = (folder) => {
  if (made.has(folder)) return;
  made.add(folder);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') {
      makeFolder(dirname(folder));
      mkdirSync(folder);
    } else if (error.code !== 'EEXIST') throw error;
  }
};
parentPort.on('message', (files) => {
  for (const [path, bytes] of files) {
    makeFolder(dirname(path));
    writeFileSync(path, bytes);
  }
  parentPort.postMessage((count += files.length));
});`;

/**
 * Writes many files beside the thread that makes them: to create one takes as long as to render it.
 * @throws from `write` and `end`, the file system’s error
 */
export function openWriter() {
  const worker = new Worker(WORKER, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 4 } });
  let [sent, written] = [0, 0];
  let failure: Error | undefined;
  let wake = () => {};
  worker.on('message', (count: number) => {
    written = count;
    wake();
  });
  worker.on('error', (error) => {
    failure = error;
    wake();
  });
  const untilWaiting = async (most: number) => {
    while (failure === undefined && sent - written > most)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (failure) throw failure;
  };
  let batch: (readonly [path: string, bytes: Uint8Array<ArrayBuffer>])[] = [];
  const send = () => {
    sent += batch.length;
    worker.postMessage(
      batch,
      batch.map(([, bytes]) => bytes.buffer),
    );
    batch = [];
  };
  return {
    /** Takes the bytes over: they are empty once they are sent. */
    async write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      if (batch.push([path, bytes]) < BATCH) return;
      send();
      await untilWaiting(MOST_WAITING);
    },
    /** Waits until all is written. */
    async end(): Promise<void> {
      send();
      await untilWaiting(0).finally(() => worker.terminate());
    },
  };
}
