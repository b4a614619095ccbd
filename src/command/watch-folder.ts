import { watch } from 'node:fs';

/** Does its work for the files that changed, or for all where the system does not say which; gives an exit code. */
export type Run = (changed?: readonly string[]) => Promise<number>;

/**
 * Runs again after every change below a folder, until the command is stopped or the folder is gone.
 * @param first what the first run gave
 * @returns what the last run gave
 */
export async function watchFolder(folder: string, run: Run, first: number): Promise<number> {
  let code = first;
  // One run after the other; one that fails, for example while the folder is away, leaves the watch alive.
  let turn: Promise<unknown> = Promise.resolve();
  await new Promise<void>((done) => {
    let timer: NodeJS.Timeout | undefined;
    let changed = new Set<string | null>();
    const fail = (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      code = 2;
    };
    const watcher = watch(folder, { recursive: true }, (_, name) => {
      changed.add(name?.replaceAll('\\', '/') ?? null);
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Where the system does not say what has changed, everything is looked at.
        const paths = [...changed].filter((path) => path !== null);
        const known = changed.has(null) ? undefined : paths;
        changed = new Set();
        turn = turn
          .then(() => run(known))
          .then((result) => {
            code = result;
          }, fail);
      }, 20);
    });
    // A folder that is removed can no longer be watched.
    watcher.once('close', () => done(turn.then(() => undefined)));
    watcher.once('error', (error) => {
      fail(error);
      done();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done(watcher.close()));
  });
  return code;
}
