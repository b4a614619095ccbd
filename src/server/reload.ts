import { type LoadedBuild, loadBuild, manifestStamp, UnreadBuild } from './loaded-build.ts';

interface BuildSourceOptions {
  /** Milliseconds; for tests. */
  readonly now?: () => number;
  /** Hears of a new manifest that cannot be read; the build before it stays. */
  readonly onError?: (message: string) => void;
  readonly onNewBuild?: (build: LoadedBuild) => void;
  /** Hears when the folder is no longer there, and when it is again. */
  readonly onGone?: (isGone: boolean) => void;
}

const LOOK_EVERY = 1000;
/** So many releases stay reachable for pages that are open. */
const EARLIER = 5;

/**
 * Opens the build in `dir`, which is followed as new ones are swapped in.
 *
 * @throws Error with one sentence when `dir` holds no build. Later on nothing is thrown: while a folder is
 * being swapped, or after a broken manifest, the last good build is served.
 */
export async function openBuilds(dir: string, options: BuildSourceOptions = {}) {
  // Not the time of day, which may be set back.
  const now = options.now ?? (() => performance.now());
  let stamp = await manifestStamp(dir).catch(() => '');
  let build = await loadBuild(dir);
  let lookedAt = now();
  /** Why the newest build is not served, as it was said last. */
  let told: string | undefined;
  const earlier: string[] = [];
  let isGone = false;
  let looking: Promise<LoadedBuild> | undefined;

  const look = async (): Promise<LoadedBuild> => {
    lookedAt = now();
    // The stamp is taken before the text is read: a swap in between is seen at the next look.
    const found = await manifestStamp(dir).catch((error: NodeJS.ErrnoException) => error);
    const wasGone = isGone;
    isGone = typeof found !== 'string' && found.code === 'ENOENT';
    if (isGone !== wasGone) options.onGone?.(isGone);
    if (typeof found !== 'string') return build;
    if (found !== stamp) {
      try {
        const { place } = build;
        build = await loadBuild(dir);
        if (build.place !== place) earlier.splice(0, EARLIER, place, ...earlier.slice(0, EARLIER - 1));
        told = undefined;
        options.onNewBuild?.(build);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) options.onError?.(reason);
        told = reason;
        // What lacked for the moment, such as a free descriptor, may be there at the next look.
        if (error instanceof UnreadBuild) return build;
      }
      stamp = found;
    }
    return build;
  };

  const refresh = (): Promise<LoadedBuild> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    /** The newest build; looks at the manifest at most once a second. */
    current: (): Promise<LoadedBuild> =>
      looking !== undefined || now() - lookedAt >= LOOK_EVERY ? refresh() : Promise.resolve(build),
    /** The newest build, looking now: a file was not as the manifest says. */
    refresh,
    /** Folders to which a link in the folder's place led before, the last one first. */
    earlier: earlier as readonly string[],
    /** Whether the folder was there at the last look. */
    isGone: () => isGone,
  };
}

export type BuildSource = Awaited<ReturnType<typeof openBuilds>>;
