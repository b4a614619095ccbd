import { Worker } from 'node:worker_threads';
import { HASHED } from '../ground/content-hash.ts';

export interface Written {
  readonly bytes: number;
  readonly hash: string;
}

/** So many files may wait to be written; more would fill the memory where a disk is slow. */
const MOST_WAITING = 256;
/** So many are sent at once: to send one by one costs as much as to write them. */
const BATCH = 16;

/** Writes the texts that it is sent, with the folders above them, and says how large each is and what tells it apart. */
const WORKER = `
const { hash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { parentPort, workerData: hashed } = require('node:worker_threads');
const made = new Set();
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
const write = ([path, text]) => {
  const content = Buffer.from(text);
  makeFolder(dirname(path));
  writeFileSync(path, content);
  const whole = hash(hashed.algorithm, content, hashed.encoding);
  return { bytes: content.byteLength, hash: whole.slice(0, hashed.length) };
};
parentPort.on('message', (files) => parentPort.postMessage(files.map(write)));`;

/**
 * Encodes, hashes and writes many texts beside the thread that makes them: to create a file takes as long as to render it.
 * @throws from `write` and `end`, the file system’s error
 */
export function openWriter() {
  const resourceLimits = { maxYoungGenerationSizeMb: 4 };
  const worker = new Worker(WORKER, { eval: true, workerData: HASHED, resourceLimits });
  const waiting: ((written: Written) => void)[] = [];
  let failure: Error | undefined;
  let wake = () => {};
  worker.on('message', (written: readonly Written[]) => {
    for (const one of written) waiting.shift()?.(one);
    wake();
  });
  worker.on('error', (error) => {
    failure = error;
    wake();
  });
  const untilWaiting = async (most: number) => {
    while (failure === undefined && waiting.length > most)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (failure) throw failure;
  };
  let batch: (readonly [path: string, text: string])[] = [];
  const send = () => {
    worker.postMessage(batch);
    batch = [];
  };
  return {
    /** @param onWritten called once the file is there, before `end` has ended */
    async write(path: string, text: string, onWritten: (written: Written) => void): Promise<void> {
      waiting.push(onWritten);
      if (batch.push([path, text]) < BATCH) return;
      send();
      await untilWaiting(MOST_WAITING);
    },
    /** Waits until all is written. */
    async end(): Promise<void> {
      send();
      await untilWaiting(0).finally(() => worker.terminate());
    },
    /** Writes no more. */
    stop: () => worker.terminate(),
  };
}
